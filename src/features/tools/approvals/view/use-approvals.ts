import { useEffect, useMemo, useRef, useState } from 'react';
import type { Hex } from 'viem';
import { useWhenOnline } from '#ui/online/use-when-online.ts';
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
  result !== null &&
  result.head !== null &&
  result.failed.length === 0 &&
  result.unread === 0 &&
  !result.hasChanged;

const changed = (lookup: Lookup | null, key: string, next: Partial<NetworkView>) =>
  lookup && {
    ...lookup,
    views: lookup.views.map((view) => (view.network.key === key ? { ...view, ...next } : view)),
  };

const readingOf = (owner: Hex, network: ReadNetwork, ask: AskNode): Omit<NetworkReading, 'nameOf'> => ({
  network: network.key,
  chainId: network.chainId,
  owner,
  ask,
  now: nowSeconds(),
});

/** Reads networks into a look-up; a newer look-up takes the place of an older one. */
function useReading(names: SpenderNames) {
  const [lookup, setLookup] = useState<Lookup | null>(null);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const change = (key: string, next: Partial<NetworkView>) => setLookup((now) => changed(now, key, next));
  const named = (owner: Hex, network: ReadNetwork, ask = askThroughSite(network.key)): NetworkReading => ({
    ...readingOf(owner, network, ask),
    nameOf: (spender) => names[network.key]?.[spender] ?? null,
  });

  async function read(owner: Hex, { network, result }: NetworkView, ask?: AskNode) {
    const { signal } = stop.current;
    const isCurrent = () => signal === stop.current.signal;
    change(network.key, { isReading: true });
    const next = await readApprovals({
      ...named(owner, network, ask),
      before: result ?? undefined,
      onProgress: (progress) => isCurrent() && change(network.key, { progress }),
      signal,
      rest: restAfter,
    });
    if (isCurrent()) change(network.key, { isReading: false, progress: null, result: next });
  }
  /** Ends what is being read. */
  const restart = () => {
    stop.current.abort();
    stop.current = new AbortController();
  };
  /** After a stop: lets what is read next run. */
  const resume = () => {
    if (stop.current.signal.aborted) stop.current = new AbortController();
  };
  const end = () => stop.current.abort();
  const isStopped = () => stop.current.signal.aborted;
  return { lookup, setLookup, change, named, read, restart, resume, end, isStopped };
}

/** The approvals of an address on several networks, as they are being read. */
export function useApprovals(names: SpenderNames) {
  const { lookup, setLookup, change, named, read, restart, resume, end, isStopped } = useReading(names);
  const approvals = useMemo(
    (): readonly Approval[] =>
      sortByRisk(lookup?.views.flatMap(({ result }) => result?.approvals ?? []) ?? [], nowSeconds()),
    [lookup],
  );
  const viewOf = (key: string) => lookup?.views.find(({ network }) => network.key === key);
  // What a lost connection left unread; what was stopped on purpose stays so.
  useWhenOnline(() => {
    if (!lookup || isStopped()) return;
    for (const view of lookup.views) if (!view.isReading && !isComplete(view)) void read(lookup.owner, view);
  });
  return {
    lookup,
    approvals,
    /** Reads an address anew. */
    check(owner: Hex, networks: readonly ReadNetwork[]) {
      restart();
      const views = networks.map((network) => ({ network, isReading: true, progress: null, result: null }));
      setLookup({ owner, views });
      for (const view of views) void read(owner, view);
    },
    /** Reads what failed once more; what was read already is kept. */
    retry(key: string, ask?: AskNode) {
      const view = viewOf(key);
      if (!lookup || !view) return;
      resume();
      void read(lookup.owner, view, ask);
    },
    /** Asks for the current state of what is known on a network: after a revoke. */
    async refresh(key: string) {
      const view = viewOf(key);
      if (!lookup || !view?.result) return;
      const current = await readCurrent(view.result, named(lookup.owner, view.network));
      change(key, { result: { ...view.result, ...current } });
    },
    stop: end,
  };
}
