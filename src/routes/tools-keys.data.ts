import type { OfflineKeysData } from '#features/tools/offline-keys/view/offline-keys-page.tsx';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<OfflineKeysData> = {
  query: [],
  cache: 'stored',
  async load({ services, locale }) {
    // A brand that points to another site, or to none, has no such page.
    if (services.brand.links.tools.keyGenerator !== undefined) return { kind: 'not-found' };
    const { name, sizeBytes, sha256 } = services.offlineKeys.read();
    const kept = (await services.keysFiles.list()).find((each) => each.sha256 === sha256);
    const isWithdrawn = kept?.withdrawal !== undefined;
    const tutorial = (await services.shown.news.findTutorialOf('/tools/keys', locale)) ?? null;
    return { kind: 'page', data: { file: { name, sizeBytes, sha256 }, isWithdrawn, tutorial } };
  },
};
