import type { ReadNetwork } from '#features/tools/approvals/model/read-network.ts';
import type { Services } from './services.ts';

/** The networks whose chains pages may read through this site, in the order of the forms. */
export async function listReadNetworks(services: Services): Promise<readonly ReadNetwork[]> {
  const endpoints = services.approvals.listEndpoints();
  const chains = await services.own.catalogue.listChains();
  return chains.flatMap(({ network, title, short, icon_url, explorer }) => {
    const endpoint = network === null ? undefined : endpoints.get(network);
    if (network === null || !endpoint) return [];
    const { host, chainId } = endpoint;
    const transactionUrl = explorer?.tx ?? null;
    const addressUrl = explorer?.address ?? null;
    // A node of the site's own has no name that says anything to visitors: it is called after its network.
    const endpointName = host ?? title;
    return [
      { key: network, title, short, chainId, icon: icon_url, transactionUrl, addressUrl, endpointName },
    ];
  });
}
