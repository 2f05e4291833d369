import { useEffect, useState } from 'react';
import { evmNamespaces } from '#features/chains/model/evm-namespaces.ts';
import { chainIdOf, fetchBlockchains } from '#features/chains/view/fetch-blockchains.ts';
import { createKnownChains, type KnownChain } from '../../model/chain-file/rules/known-chains.ts';

const none = createKnownChains([]);

/** Chains whose ids and names are taken; empty until they have been fetched. */
export function useKnownChains() {
  const [known, setKnown] = useState(none);
  useEffect(() => {
    let isHere = true;
    void fetchBlockchains().then((blockchains = []) => {
      const chains = blockchains.flatMap((chain): KnownChain[] => {
        const id = Number(chainIdOf(chain));
        return evmNamespaces.has(chain.ns) && Number.isSafeInteger(id)
          ? [{ chain_id: id, name: chain.title }]
          : [];
      });
      if (isHere) setKnown(createKnownChains(chains));
    });
    return () => {
      isHere = false;
    };
  }, []);
  return known;
}
