import { releasesOf } from '#features/site/downloads/model/release.ts';
import type { ExtensionData } from '#features/site/products/view/extension/extension-page.tsx';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<ExtensionData> = {
  query: [],
  cache: 'stored',
  async load({ services, locale }) {
    const releases = releasesOf(await services.downloads.listReleases(locale), 'extension').slice(0, 1);
    return { kind: 'page', data: { download: { platform: 'extension', releases } } };
  },
};
