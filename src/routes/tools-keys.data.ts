import type { OfflineKeysData } from '#features/tools/offline-keys/view/offline-keys-page.tsx';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<OfflineKeysData> = {
  query: [],
  cache: 'stored',
  load({ services }) {
    // A brand that points to another site, or to none, has no such page.
    if (services.brand.links.tools.keyGenerator !== undefined) return Promise.resolve({ kind: 'not-found' });
    const { name, sizeBytes, sha256 } = services.offlineKeys.read();
    return Promise.resolve({ kind: 'page', data: { file: { name, sizeBytes, sha256 } } });
  },
};
