import { useEffect, useRef, useState } from 'react';
import { deviceStorage } from '#lib/device-storage.ts';
import type { Eip1193Provider } from '#features/core/wallet-connection/model/injected-wallet.ts';
import { askThroughSite } from '#features/tools/approvals/view/ask-node.ts';
import { isBegun, type PaymentList } from '../model/sending/payment-list.ts';
import { awaitSent, performList, type ListDevices } from '../model/sending/perform-list.ts';
import { parseList, writeList } from '../model/sending/stored-list.ts';

const storageKey = 'batch-sending.list';
const lookEveryMs = 1_500;

function readStored(): PaymentList | undefined {
  return parseList(deviceStorage.read(storageKey));
}

/** Where the browser refuses storage, the contract's marks still tell what is paid when the same list is entered again. */
function store(list: PaymentList | null): void {
  if (list && isBegun(list)) deviceStorage.write(storageKey, writeList(list));
  else deviceStorage.remove(storageKey);
}

const rest = () => new Promise<void>((resolve) => setTimeout(resolve, lookEveryMs));

type Show = (list: PaymentList) => void;

/** What a list is paid with; after the signal nothing of it is kept or shown. */
function devicesFor(network: string, signal: AbortSignal, show: Show): Omit<ListDevices, 'provider'> {
  const onChange = (next: PaymentList) => {
    if (signal.aborted) return;
    store(next);
    show(next);
  };
  return { ask: askThroughSite(network), onChange, rest, signal };
}

/** The list that is being paid, which survives a reload. */
export function useSending(onPaid: () => void) {
  const [list, setList] = useState<PaymentList | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** The list was found on the device and compared with the chain. */
  const [isResumed, setResumed] = useState(false);
  const stop = useRef(new AbortController());

  async function perform(next: PaymentList, provider: Eip1193Provider | null): Promise<void> {
    setBusy(true);
    setList(next);
    const devices = devicesFor(next.network, stop.current.signal, setList);
    const ended = await (provider
      ? performList(next, { ...devices, provider })
      : awaitSent(next, { ...devices, provider }));
    if (devices.signal?.aborted) return;
    store(ended);
    setList(ended);
    setBusy(false);
    onPaid();
  }

  const resume = useRef((stored: PaymentList) => {
    setResumed(true);
    return perform(stored, null);
  });
  useEffect(() => {
    stop.current = new AbortController();
    const stored = readStored();
    if (stored) void resume.current(stored);
    return () => stop.current.abort();
  }, []);

  const halt = () => {
    stop.current.abort();
    stop.current = new AbortController();
    setBusy(false);
  };
  return {
    list,
    isBusy,
    isResumed,
    perform,
    /** Shows a list that is ready to be signed. */
    show: (next: PaymentList | null) => setList(next),
    /** Waits no longer; what was sent stays sent. */
    halt,
    /** Forgets the list on this device. */
    dismiss() {
      halt();
      store(null);
      setList(null);
      setResumed(false);
    },
  };
}

export type Sending = ReturnType<typeof useSending>;
