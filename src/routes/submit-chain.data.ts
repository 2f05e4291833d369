import { evmNamespaces } from '#features/core/chains/model/evm-namespaces.ts';
import type { ChainPageData } from '#features/submission/developer/view/chain/chain-page-data.ts';
import { findAvailable } from '#lib/find-available.ts';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<ChainPageData> = {
  query: [],
  cache: 'stored',
  async load({ services }) {
    // The chains that the page checks against; its form does not wait for a content host.
    const { own, shown } = services;
    const chains = (await findAvailable(shown.catalogue.listChains())) ?? (await own.catalogue.listChains());
    const known = chains.filter(({ ns, chain_id }) => evmNamespaces.has(ns) && chain_id !== null);
    return { kind: 'page', data: { knownCount: known.length } };
  },
};
