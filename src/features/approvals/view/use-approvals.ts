import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Hex } from 'viem';
import type { Approval } from '../model/approval.ts';
import type { ReadNetwork, SpenderNames } from '../model/read-network.ts';
import type { AskNode } from '../model/reading/node-call.ts';
import {
  readApprovals,
  readCurrent,
  type NetworkApprovals,
  type NetworkReading,
  type ReadingState,
} from '../model/reading/read-approvals.ts';
import { sortByRisk } from '../model/risk.ts';
import { askThroughSite, restAfter } from './ask-node.ts';

/** How far one network is. */
export interface NetworkView {
  network: ReadNetwork;
  isReading: boolean;
  progress: Omit<ReadingState, 'logs'> | null;
  /** Of the last reading that ended. */
  result: NetworkApprovals | null;
}

/** What was looked up. */
export interface Lookup {
  owner: Hex;
  views: readonly NetworkView[];
}

export const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Nothing is missing: every block was read, and the state of every approval is known. */
export const isComplete = ({ result }: NetworkView) =>
  result !== null && result.head !== null && result.failed.length === 0 && result.unread === 0;

/** The approvals of an address on several networks, as they are being read. */
export function useApprovals(names: SpenderNames) {
  const [lookup, setLookup] = useState<Lookup | null>(null);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);

  const change = useCallback((key: string, next: Partial<NetworkView>) => {
    setLookup(
      (now) =>
        now && {
          ...now,
          views: now.views.map((view) => (view.network.key === key ? { ...view, ...next } : view)),
        },
    );
  }, []);

  const readingOf = useCallback(
    (owner: Hex, network: ReadNetwork, ask: AskNode): NetworkReading => ({
      network: network.key,
      chainId: network.chainId,
      owner,
      ask,
      nameOf: (spender) => names[network.key]?.[spender] ?? null,
      now: nowSeconds(),
    }),
    [names],
  );

  const read = useCallback(
    async (owner: Hex, view: Pick<NetworkView, 'network' | 'result'>, given?: AskNode) => {
      const { network, result } = view;
      const { signal } = stop.current;
      change(network.key, { isReading: true });
      const next = await readApprovals({
        ...readingOf(owner, network, given ?? askThroughSite(network.key)),
        before: result ?? undefined,
        onProgress: (progress) => signal === stop.current.signal && change(network.key, { progress }),
        signal,
        rest: restAfter,
      });
      // A newer look-up has taken its place.
      if (signal === stop.current.signal)
        change(network.key, { isReading: false, progress: null, result: next });
    },
    [change, readingOf],
  );

  /** Reads an address anew. */
  const check = useCallback(
    (owner: Hex, networks: readonly ReadNetwork[]) => {
      stop.current.abort();
      stop.current = new AbortController();
      const views = networks.map((network) => ({ network, isReading: true, progress: null, result: null }));
      setLookup({ owner, views });
      for (const view of views) void read(owner, view);
    },
    [read],
  );

  /** Reads what failed once more; what was read already is kept. */
  const retry = useCallback(
    (key: string, ask?: AskNode) => {
      const view = lookup?.views.find(({ network }) => network.key === key);
      if (!lookup || !view) return;
      if (stop.current.signal.aborted) stop.current = new AbortController();
      void read(lookup.owner, view, ask);
    },
    [lookup, read],
  );

  /** Asks for the current state of what is known on a network: after a revoke. */
  const refresh = useCallback(
    async (key: string) => {
      const view = lookup?.views.find(({ network }) => network.key === key);
      if (!lookup || !view?.result) return;
      const reading = readingOf(lookup.owner, view.network, askThroughSite(key));
      const current = await readCurrent(view.result.logs, reading);
      change(key, { result: { ...view.result, ...current } });
    },
    [change, lookup, readingOf],
  );

  const approvals = useMemo(
    (): readonly Approval[] =>
      sortByRisk(lookup?.views.flatMap(({ result }) => result?.approvals ?? []) ?? [], nowSeconds()),
    [lookup],
  );
  return { lookup, approvals, check, retry, refresh, stop: () => stop.current.abort() };
}
