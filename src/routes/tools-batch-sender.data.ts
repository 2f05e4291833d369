import type { Hex } from 'viem';
import { coinSymbol } from '#features/tools/batch-sending/model/send-network.ts';
import type { BatchSenderData } from '#features/tools/batch-sending/view/batch-sender-page.tsx';
import type { PageLoader } from './loader.ts';
import { listReadNetworks } from './read-networks.ts';

export const loader: PageLoader<BatchSenderData> = {
  query: [],
  cache: 'stored',
  async load({ services, locale }) {
    // A brand that points to another site, or to none, has no such page.
    if (services.brand.links.tools.batchSender !== undefined) return { kind: 'not-found' };
    const networks = (await listReadNetworks(services)).flatMap((network) => {
      const contract = services.batchContracts[network.key];
      return contract === undefined
        ? []
        : [{ ...network, contract: contract.toLowerCase() as Hex, coin: coinSymbol(network.short) }];
    });
    const tutorial = await services.shown.news.findTutorialOf('/tools/batch-sender', locale);
    return { kind: 'page', data: { networks, tutorial: tutorial ?? null } };
  },
};
