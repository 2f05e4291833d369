import type { DappsTeaserData } from '#features/store/catalogue/view/teaser/dapps-teaser.tsx';
import { loadDappsTeaser } from './load-dapps-teaser.ts';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<DappsTeaserData> = {
  query: [],
  cache: 'stored',
  load: async (request) => ({ kind: 'page', data: await loadDappsTeaser(request) }),
};
