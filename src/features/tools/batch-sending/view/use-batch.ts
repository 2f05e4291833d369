import { useMemo, useRef, useState } from 'react';
import type { Hex } from 'viem';
import { askThroughSite } from '#features/tools/approvals/view/ask-node.ts';
import { useWallet } from '#features/tools/approvals/view/use-wallet.ts';
import { plainSigns } from '#lib/plain-signs.ts';
import { judgeList } from '../model/judge-list.ts';
import { parseRecipients } from '../model/list/parse-recipients.ts';
import { coinDecimals, type Asset } from '../model/asset.ts';
import { totalOf } from '../model/payment-contract.ts';
import { prepareAgain, prepareList, type Preparation } from '../model/sending/prepare-list.ts';
import type { PaymentList } from '../model/sending/payment-list.ts';
import type { SendNetwork } from '../model/send-network.ts';
import { useFunds, type FundsState } from './use-funds.ts';
import { useSending } from './use-sending.ts';

/** What is entered. */
export interface Draft {
  network: string;
  kind: Asset['kind'];
  token: string;
  text: string;
  /** Lines with errors are not paid. */
  leavesOut: boolean;
}

const emptyDraft: Draft = { network: '', kind: 'coin', token: '', text: '', leavesOut: false };

/** How far the trial is. */
export type Check =
  { state: 'none' } | { state: 'running'; done: number } | { state: 'stopped'; why: 'unread' | 'too-large' };

const addressPattern = /^0x[0-9a-f]{40}$/i;

function tokenOf({ kind, token }: Draft): Hex | null | undefined {
  if (kind === 'coin') return null;
  const typed = plainSigns(token).trim().toLowerCase();
  return addressPattern.test(typed) ? (typed as Hex) : undefined;
}

/** The draft as it reads with the token's decimals and the last trial. */
function useJudgement(draft: Draft, context: { asset: Asset | null; contract: Hex | null }) {
  const { asset, contract } = context;
  const [rejected, setRejected] = useState<readonly number[]>([]);
  const decimals = asset?.decimals ?? coinDecimals;
  const judged = useMemo(
    () => judgeList(parseRecipients(draft.text, decimals), { asset, contract, rejected }),
    [draft.text, decimals, asset, contract, rejected],
  );
  return { judged, rejected, setRejected };
}

/** The trial of a draft. */
function useCheck() {
  const [check, setCheck] = useState<Check>({ state: 'none' });
  const stop = useRef(new AbortController());
  const restart = () => {
    stop.current.abort();
    stop.current = new AbortController();
    return stop.current.signal;
  };
  const reset = () => {
    restart();
    setCheck({ state: 'none' });
  };
  return { check, setCheck, restart, reset };
}

/** What is known of the funds. `isUnread`: the network did not say what the account has. */
function knownOf(funds: FundsState | null, account: Hex | null) {
  const known = funds !== null && typeof funds === 'object' ? funds : null;
  const isUnread = funds === 'unread' || (account !== null && known?.balance === null);
  return { known, asset: known?.asset ?? null, isUnread };
}

/** What the trial leaves to be said. */
const checkOf = ({ kind }: Preparation): Check =>
  kind === 'unread' || kind === 'too-large' ? { state: 'stopped', why: kind } : { state: 'none' };

/** A list that was paid, ready to be paid once more. */
async function again(list: PaymentList): Promise<Preparation> {
  const next = await prepareAgain(askThroughSite(list.network), list);
  return next ? { kind: 'ready', list: next } : { kind: 'unread' };
}

/** Everything that the parts of the tool share. */
export function useBatch(networks: readonly SendNetwork[]) {
  const wallet = useWallet();
  const [draft, setDraft] = useState<Draft>({ ...emptyDraft, network: networks[0]?.key ?? '' });
  const network = networks.find(({ key }) => key === draft.network);
  const account = wallet.connected?.account ?? null;
  const { funds, refresh } = useFunds(network, tokenOf(draft), account);
  const sending = useSending(refresh);
  const { known, asset, isUnread } = knownOf(funds, account);
  const { judged, rejected, setRejected } = useJudgement(draft, {
    asset,
    contract: network?.contract ?? null,
  });
  const { check, setCheck, restart, reset } = useCheck();
  const settle = (prepared: Preparation | undefined) => {
    if (prepared === undefined) return;
    if (prepared.kind === 'ready') sending.show(prepared.list);
    if (prepared.kind === 'rejected') {
      // Leaving these out is another decision than leaving the earlier ones out.
      setRejected([...rejected, ...prepared.lines]);
      setDraft((now) => ({ ...now, leavesOut: false }));
    }
    setCheck(checkOf(prepared));
  };
  return {
    ...{ networks, network, wallet, draft, funds, known, isUnread, judged, check, sending },
    total: totalOf(judged.rows),
    change(next: Partial<Draft>) {
      setDraft((now) => ({ ...now, leavesOut: false, ...next }));
      setRejected([]);
      reset();
      sending.show(null);
    },
    readAgain: refresh,
    leaveOut: () => setDraft((now) => ({ ...now, leavesOut: true })),
    stopCheck: reset,
    async runCheck() {
      if (!network || account === null || asset === null) return;
      const signal = restart();
      const onProgress = (done: number) => !signal.aborted && setCheck({ state: 'running', done });
      const prepared = await prepareList({
        ...{ ask: askThroughSite(network.key), account, asset, network, rows: judged.rows },
        leftOut: judged.faults.map(({ line, kind }) => ({ line, kind })),
        ...{ onProgress, signal },
      });
      if (!signal.aborted) settle(prepared);
    },
    /** The list was paid before and is meant to be paid again. */
    async payAgain() {
      if (sending.list) settle(await again(sending.list));
    },
  };
}

export type Batch = ReturnType<typeof useBatch>;
