import type { ApprovalsData } from '#features/approvals/view/approvals-page.tsx';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<ApprovalsData> = {
  query: [],
  cache: 'stored',
  async load({ services }) {
    // A brand that points to another site, or to none, has no such page.
    if (services.brand.links.tools.approvalDetector !== undefined) return { kind: 'not-found' };
    const endpoints = services.approvals.listEndpoints();
    const chains = await services.own.catalogue.listChains();
    const networks = chains.flatMap(({ network, title, short, icon_url, explorer }) => {
      const endpoint = network === null ? undefined : endpoints.get(network);
      if (network === null || !endpoint) return [];
      const { host, chainId } = endpoint;
      const transactionUrl = explorer?.tx ?? null;
      return [{ key: network, title, short, chainId, icon: icon_url, transactionUrl, endpointHost: host }];
    });
    return { kind: 'page', data: { networks, names: await services.approvals.spenderNames() } };
  },
};
