import { useEffect, useRef, useState } from 'react';
import { deviceStorage } from '#lib/device-storage.ts';
import type { Eip1193Provider } from '#features/core/wallet-connection/model/injected-wallet.ts';
import { awaitSent, performRun, type RunDevices } from '../model/revoking/perform-run.ts';
import { isSettled, itemsIn, type RevokeRun } from '../model/revoking/revoke-run.ts';
import { parseRun, writeRun } from '../model/revoking/stored-run.ts';
import { askThroughSite } from './ask-node.ts';

const storageKey = 'approvals.run';
const lookEveryMs = 1_500;

function readStored(): RevokeRun | undefined {
  return parseRun(deviceStorage.read(storageKey));
}

/** A run that can still change is kept; where the browser refuses storage, it ends with the page, and what was sent is on the chain. */
function store(run: RevokeRun | null): void {
  if (run && !isSettled(run)) deviceStorage.write(storageKey, writeRun(run));
  else deviceStorage.remove(storageKey);
}

const rest = () => new Promise<void>((resolve) => setTimeout(resolve, lookEveryMs));

/** The revokes under way, which survive a reload. @param onSettled told the network when something of it has been revoked */
export function useRevoking(onSettled: (network: string) => void) {
  const [run, setRun] = useState<RevokeRun | null>(null);
  const [isBusy, setBusy] = useState(false);
  const stop = useRef(new AbortController());
  const settled = useRef(onSettled);
  useEffect(() => {
    settled.current = onSettled;
  });

  function devicesFor(network: string, provider: Eip1193Provider | null): RunDevices {
    const { signal } = stop.current;
    const onChange = (next: RevokeRun) => {
      if (signal.aborted) return;
      store(next);
      setRun(next);
    };
    return { ask: askThroughSite(network), provider, onChange, rest, signal };
  }

  /** @returns the run as it ended; undefined when it was dismissed or the page left */
  async function perform(next: RevokeRun, provider: Eip1193Provider | null): Promise<RevokeRun | undefined> {
    setBusy(true);
    const devices = devicesFor(next.network, provider);
    setRun(next);
    const ended = provider ? await performRun(next, devices) : await awaitSent(next, devices);
    if (devices.signal?.aborted) return undefined;
    setBusy(false);
    if (itemsIn(ended, 'revoked').length > 0) settled.current(ended.network);
    return ended;
  }

  const goOn = useRef(perform);
  useEffect(() => {
    stop.current = new AbortController();
    const stored = readStored();
    // After a reload: what was sent is looked for on the chain, without a wallet.
    if (stored) void goOn.current(stored, null);
    return () => stop.current.abort();
  }, []);

  return {
    run,
    isBusy,
    perform,
    /** Forgets the run; what was sent stays sent. */
    dismiss() {
      stop.current.abort();
      stop.current = new AbortController();
      store(null);
      setRun(null);
      setBusy(false);
    },
  };
}
