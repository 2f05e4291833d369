import { useEffect, useRef, useState } from 'react';
import type { Eip1193Provider } from '#features/core/wallet-connection/model/injected-wallet.ts';
import { askThroughSite } from '#features/tools/approvals/view/ask-node.ts';
import type { SendNetwork } from '../model/send-network.ts';
import { isPaid, isUnderWay, type PaymentList } from '../model/sending/payment-list.ts';
import { awaitSent, performList, type ListDevices } from '../model/sending/perform-list.ts';
import { findKept, holdList, keepList, listKept, putAway } from './kept-lists.ts';

const lookEveryMs = 1_500;

const rest = () => new Promise<void>((resolve) => setTimeout(resolve, lookEveryMs));

type Show = (list: PaymentList) => void;

/** What a list is paid with; after the signal nothing of it is kept or shown. */
function devicesFor(network: string, signal: AbortSignal, show: Show): Omit<ListDevices, 'provider'> {
  const onChange = (next: PaymentList) => {
    if (!signal.aborted) show(next);
  };
  return { ask: askThroughSite(network), onChange, rest, signal };
}

/** The list that this tab has: held against other tabs, and kept on the device from before the first signature on. */
function useHeldList() {
  const [list, setList] = useState<PaymentList | null>(null);
  const [isKept, setKept] = useState(true);
  const [shownAt, setShownAt] = useState(0);
  const letGo = useRef<() => void>(() => undefined);
  const release = () => {
    letGo.current();
    letGo.current = () => undefined;
  };
  return {
    list,
    /** Whether the browser stores it. */
    isKept,
    /** When it was last compared with the chain or changed, in milliseconds. */
    shownAt,
    show(next: PaymentList) {
      setKept(keepList(next));
      setShownAt(Date.now());
      setList(next);
    },
    /** @returns false where another tab has the list */
    async hold(next: PaymentList): Promise<boolean> {
      const held = await holdList(next);
      if (held === null) return false;
      release();
      letGo.current = held;
      return true;
    },
    release,
    forget() {
      if (list) putAway(list);
      release();
      setList(null);
    },
  };
}

interface SendingTerms {
  networks: readonly SendNetwork[];
  onPaid(): void;
}

/** What of a list's network a wallet is offered. */
const addedOf = ({ networks }: SendingTerms, { network, chainId }: PaymentList) =>
  networks.find((each) => each.key === network && each.chainId === chainId)?.added ?? undefined;

/** Signing and waiting, which the person can stop. */
function usePerforming(show: Show, terms: SendingTerms) {
  const [isBusy, setBusy] = useState(false);
  const stop = useRef(new AbortController());
  useEffect(() => {
    stop.current = new AbortController();
    return () => stop.current.abort();
  }, []);
  return {
    isBusy,
    async perform(next: PaymentList, provider: Eip1193Provider | null): Promise<void> {
      setBusy(true);
      show(next);
      const devices = devicesFor(next.network, stop.current.signal, show);
      const ended = await (provider
        ? performList(next, { ...devices, provider, added: addedOf(terms, next) })
        : awaitSent(next, { ...devices, provider }));
      if (devices.signal?.aborted) return;
      show(ended);
      setBusy(false);
      terms.onPaid();
    },
    halt() {
      stop.current.abort();
      stop.current = new AbortController();
      setBusy(false);
    },
  };
}

/** The list that is being paid, which survives a reload. */
export function useSending(terms: SendingTerms) {
  const { list, isKept, shownAt, show, hold, release, forget } = useHeldList();
  const { isBusy, perform, halt } = usePerforming(show, terms);
  /** The list was found on the device and compared with the chain. */
  const [isResumed, setResumed] = useState(false);
  const resume = (kept: PaymentList) => {
    setResumed(true);
    return perform(kept, null);
  };
  /** Goes on with the first list on this device that no other tab has. */
  const start = useRef(() => {
    const left = new AbortController();
    const resumeFirst = async () => {
      for (const kept of listKept()) {
        if (!(await hold(kept))) continue;
        if (left.signal.aborted) release();
        else await resume(kept);
        return;
      }
    };
    void resumeFirst();
    return () => {
      left.abort();
      release();
    };
  });
  useEffect(() => start.current(), []);
  return {
    list,
    isBusy,
    isResumed,
    isKept,
    shownAt,
    perform,
    /** Shows a list that is ready to be signed, and keeps it. @returns false where another tab has it */
    async take(next: PaymentList): Promise<boolean> {
      if (!(await hold(next))) return false;
      if (list && isPaid(list)) putAway(list);
      // What this device has sent of it is known here only.
      const kept = findKept(next);
      if (kept && isUnderWay(kept)) void resume(kept);
      else show(next);
      return true;
    },
    /** Waits no longer; what was sent stays sent. */
    halt,
    /** Forgets the list on this device. */
    dismiss() {
      halt();
      forget();
      setResumed(false);
    },
  };
}

export type Sending = ReturnType<typeof useSending>;
