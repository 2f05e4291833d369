import { useEffect, useState } from 'react';
import { evmNamespaces } from '#features/core/chains/model/evm-namespaces.ts';
import type { Blockchain } from '#features/core/chains/model/chain.ts';
import { chainIdOf, fetchBlockchains } from '#features/core/chains/view/fetch-blockchains.ts';
import type { LookUp } from '#features/core/chains/view/fetch-remembered.ts';
import {
  createKnownChains,
  type KnownChain,
  type KnownChains,
} from '../../model/chain-file/rules/known-chains.ts';

const none = createKnownChains([]);

function toKnownChain(chain: Blockchain): KnownChain[] {
  const id = Number(chainIdOf(chain));
  return evmNamespaces.has(chain.ns) && Number.isSafeInteger(id) ? [{ chain_id: id, name: chain.title }] : [];
}

/** Chains whose ids and names are taken. Until they are known, nothing can be said about an id or a name. */
export function useKnownChains() {
  const [found, setFound] = useState<LookUp<KnownChains> | { state: 'loading' }>({ state: 'loading' });
  /** Counts the attempts; a failure is shown until a later attempt succeeds. */
  const [attempt, setAttempt] = useState({ count: 0, isBusy: true });
  useEffect(() => {
    let isHere = true;
    void fetchBlockchains().then((chains) => {
      if (!isHere) return;
      setAttempt((ended) => ({ ...ended, isBusy: false }));
      setFound(
        chains.state === 'known'
          ? { state: 'known', value: createKnownChains(chains.value.flatMap(toKnownChain)) }
          : chains,
      );
    });
    return () => {
      isHere = false;
    };
  }, [attempt.count]);
  return {
    state: found.state,
    known: found.state === 'known' ? found.value : none,
    isBusy: attempt.isBusy,
    tryAgain: () => setAttempt(({ count }) => ({ count: count + 1, isBusy: true })),
  };
}
