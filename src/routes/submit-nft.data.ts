import type { AssetPageData } from '#features/submission/asset-submission/view/asset-page-data.ts';
import { loadAssetPage } from './load-asset-page.ts';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<AssetPageData> = {
  query: [],
  cache: 'stored',
  load: async ({ services, locale }) => ({
    kind: 'page',
    data: await loadAssetPage(services, { kind: 'nft', locale }),
  }),
};
