import { evmNamespaces } from '#features/chains/model/evm-namespaces.ts';
import type { ChainPageData } from '#features/developer/view/chain/chain-page-data.ts';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<ChainPageData> = {
  query: [],
  cache: 'stored',
  async load({ services }) {
    const chains = await services.catalogue.listChains();
    const known = chains.filter(({ ns, chain_id }) => evmNamespaces.has(ns) && chain_id !== null);
    return { kind: 'page', data: { knownCount: known.length } };
  },
};
