import type { Hex } from 'viem';
import {
  chainToAdd,
  coinSymbol,
  type SendNetwork,
} from '#features/tools/batch-sending/model/send-network.ts';
import type { BatchSenderData } from '#features/tools/batch-sending/view/batch-sender-page.tsx';
import type { ReadNetwork } from '#features/tools/approvals/model/read-network.ts';
import type { PageLoader } from './loader.ts';
import { listReadNetworks } from './read-networks.ts';
import type { Services } from './services.ts';

/** Ethereum, which has the registry of ENS. A development chain in its place has another id, and no names. */
const nameChainId = 1;

/** The networks that have a payment contract, with what a wallet that lacks one of them is offered. */
async function listSendNetworks(
  services: Services,
  networks: readonly ReadNetwork[],
): Promise<SendNetwork[]> {
  const chains = await services.own.catalogue.listChains();
  return networks.flatMap((network) => {
    const { key, short, chainId } = network;
    const contract = services.batchContracts[key];
    const chain = chains.find((each) => each.network === key);
    if (contract === undefined || !chain) return [];
    const added = chainToAdd(chain, { chainId, endpoint: services.publicEndpoints[key] });
    return [{ ...network, contract: contract.toLowerCase() as Hex, coin: coinSymbol(short), added }];
  });
}

export const loader: PageLoader<BatchSenderData> = {
  query: [],
  cache: 'stored',
  async load({ services, locale }) {
    // A brand that points to another site, or to none, has no such page.
    if (services.brand.links.tools.batchSender !== undefined) return { kind: 'not-found' };
    const read = await listReadNetworks(services);
    const networks = await listSendNetworks(services, read);
    const names = networks.length === 0 ? undefined : read.find(({ chainId }) => chainId === nameChainId);
    const tutorial = await services.shown.news.findTutorialOf('/tools/batch-sender', locale);
    return { kind: 'page', data: { networks, names: names ?? null, tutorial: tutorial ?? null } };
  },
};
