import type { PartnerData } from '#features/site/about/view/partner/partner-page.tsx';
import { loadChainIcons } from './load-chain-icons.ts';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<PartnerData> = {
  query: [],
  cache: 'stored',
  load: async ({ services }) => ({ kind: 'page', data: { chainIcons: await loadChainIcons(services) } }),
};
