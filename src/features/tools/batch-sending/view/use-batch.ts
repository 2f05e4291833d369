import { useRef, useState, type Dispatch, type SetStateAction } from 'react';
import type { Hex } from 'viem';
import type { ReadNetwork } from '#features/tools/approvals/model/read-network.ts';
import { askThroughSite } from '#features/tools/approvals/view/ask-node.ts';
import { useWallet } from '#features/tools/approvals/view/use-wallet.ts';
import { enteredOf, linesOut } from '../model/batch-file.ts';
import { emptyDraft, isDraftOf, payerOf, tokenOf, type Draft } from '../model/draft.ts';
import { totalOf } from '../model/payment-contract.ts';
import { compareEarlier, findRepeated, type RepeatedLines } from '../model/sending/earlier-lists.ts';
import { prepareAgain, prepareList, type Preparation } from '../model/sending/prepare-list.ts';
import { openTotal, type PaymentList } from '../model/sending/payment-list.ts';
import { watchShare } from '../model/sending/watch-share.ts';
import type { SendNetwork } from '../model/send-network.ts';
import { findNamedLines } from './find-named-lines.ts';
import { listEarlier } from './kept-lists.ts';
import { useFunds, type Funds, type FundsState } from './use-funds.ts';
import { noLinesOut, useJudgement, type DraftJudgement } from './use-judgement.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useOpenedFile } from './use-opened-file.ts';
import { useSending, type Sending } from './use-sending.ts';

/**
 * Why the trial gave no list. `spent`: the relay refuses further requests for now. `elsewhere`: another tab has it. `repeated`: another list of this device has paid a part of it.
 * `fee`: the token takes one, so that less arrives.
 */
export type CheckStop =
  | Exclude<Preparation, { kind: 'ready' } | { kind: 'rejected' }>
  | { kind: 'elsewhere' | 'spent' }
  | { kind: 'fee'; list: PaymentList; arriving: bigint }
  | { kind: 'repeated'; list: PaymentList; repeated: RepeatedLines };

/** How far the trial is. */
export type Check =
  { state: 'none' } | { state: 'running'; done: number } | { state: 'stopped'; why: CheckStop };

const noCheck: Check = { state: 'none' };

/** The trial of a draft. One from another account says nothing of this one. */
function useCheck(account: Hex | null) {
  const [made, setMade] = useState({ account, check: noCheck });
  const stop = useRef(new AbortController());
  const restart = () => {
    stop.current.abort();
    stop.current = new AbortController();
    return stop.current.signal;
  };
  const setCheck = (check: Check) => setMade({ account, check });
  const reset = () => {
    restart();
    setCheck(noCheck);
  };
  return { check: made.account === account ? made.check : noCheck, setCheck, restart, reset };
}

/** What is known of the funds. `isUnread`: the network did not say what the account has. */
function knownOf(funds: FundsState | null, account: Hex | null) {
  const known = funds !== null && typeof funds === 'object' ? funds : null;
  const isUnread = funds === 'unread' || (account !== null && known?.balance === null);
  return { known, asset: known?.asset ?? null, isUnread };
}

/** What shows how a trial ended. */
function settleWith(
  sending: Sending,
  setCheck: (check: Check) => void,
  onRejected: (lines: readonly number[]) => void,
) {
  const take = async (list: PaymentList) => {
    const isTaken = await sending.take(list);
    setCheck(isTaken ? noCheck : { state: 'stopped', why: { kind: 'elsewhere' } });
  };
  /** Takes a list, unless an earlier one has paid much of it. */
  const offer = async (list: PaymentList, signal: AbortSignal) => {
    const earlier = await compareEarlier(askThroughSite(list.network), list, listEarlier());
    if (signal.aborted) return;
    const repeated = findRepeated(list, earlier);
    if (repeated === null) await take(list);
    else setCheck({ state: 'stopped', why: { kind: 'repeated', list, repeated } });
  };
  const settle = async (prepared: Preparation | { kind: 'spent' } | undefined, signal: AbortSignal) => {
    if (prepared === undefined || signal.aborted) return;
    if (prepared.kind === 'rejected') {
      onRejected(prepared.lines);
      setCheck(noCheck);
    } else if (prepared.kind !== 'ready') setCheck({ state: 'stopped', why: prepared });
    else {
      const { list, arriving } = prepared;
      if (arriving === null || arriving >= openTotal(list)) await offer(list, signal);
      else setCheck({ state: 'stopped', why: { kind: 'fee', list, arriving } });
    }
  };
  /** The list was paid before and is meant to be paid again. */
  const payAgain = async () => {
    if (!sending.list) return;
    const next = await prepareAgain(askThroughSite(sending.list.network), sending.list);
    if (next) await take(next);
    else setCheck({ state: 'stopped', why: { kind: 'unread' } });
  };
  return { take, offer, settle, payAgain };
}

interface Editing {
  draft: Draft;
  setDraft: Dispatch<SetStateAction<Draft>>;
  judgement: Pick<DraftJudgement, 'addLinesOut' | 'setLinesOut'>;
  sending: Sending;
  /** Whether names can be looked up here. */
  hasNames: boolean;
  setOpened: ReturnType<typeof useOpenedFile>['setOpened'];
  reset(): void;
}

/** What changes the draft, or which of its lines are paid. */
function editing({ draft, setDraft, judgement, sending, hasNames, setOpened, reset }: Editing) {
  const change = (next: Partial<Draft>) => {
    setDraft((now) => ({ ...now, leavesOut: false, ...next }));
    judgement.setLinesOut(noLinesOut);
    reset();
    if (sending.list) sending.dismiss();
  };
  return {
    change,
    leaveOut: () => setDraft((now) => ({ ...now, leavesOut: true })),
    /** Which lines are out stays as it is: it belongs to an account. */
    enterPayer(payer: string) {
      setDraft((now) => ({ ...now, payer }));
      reset();
      if (sending.list) sending.dismiss();
    },
    skipPaid(lines: readonly number[]) {
      // Another earlier list may have paid others.
      judgement.addLinesOut({ paidBefore: lines });
      reset();
    },
    /** Back to the text; where it is not there any longer, the list has its lines. */
    edit(list: PaymentList) {
      if (!isDraftOf(list, draft))
        setDraft({ ...emptyDraft, payer: draft.payer, ...enteredOf(list, hasNames) });
      setOpened(null);
      sending.dismiss();
    },
    /** Enters the list of a batch file. Lines that were not paid with it are not paid now, unless the person says so. */
    openFile(list: PaymentList) {
      const entered = enteredOf(list, hasNames);
      change({ ...entered, names: { ...draft.names, ...entered.names }, answer: null });
      judgement.setLinesOut({
        account: list.account,
        rejected: linesOut(list, 'rejected'),
        paidBefore: linesOut(list, 'paid-before'),
      });
      setOpened({ list, entered });
    },
  };
}

interface Trying {
  /** The network that has the names; null where none can be looked up. */
  names: ReadNetwork | null;
  network: SendNetwork | undefined;
  account: Hex | null;
  known: Funds | null;
  /** The list of the batch file that is open. */
  opened: PaymentList | null;
  checking: ReturnType<typeof useCheck>;
  judgement: DraftJudgement;
  setDraft: Editing['setDraft'];
  settle: ReturnType<typeof settleWith>['settle'];
}

/** Tries what is entered. */
async function runCheck({ network, account, known, opened, checking, settle, ...named }: Trying) {
  if (!network || account === null || known === null || known.balance === null) return;
  const { asset, balance } = known;
  const { setCheck, restart } = checking;
  const signal = restart();
  const onProgress = (done: number) => !signal.aborted && setCheck({ state: 'running', done });
  // What is read before the first line takes a moment too.
  onProgress(0);
  const lines = await findNamedLines({ ...named, network }, signal);
  if (lines === undefined) return;
  if (typeof lines === 'string') {
    setCheck(lines === 'fault' ? noCheck : { state: 'stopped', why: { kind: lines } });
    return;
  }
  const { ask, isSpent } = watchShare(askThroughSite(network.key));
  const prepared = await prepareList({
    ...{ ask, account, asset, network, balance, ...lines },
    ...{ file: opened ?? undefined, onProgress, signal },
  });
  await settle(prepared?.kind === 'unread' && isSpent() ? { kind: 'spent' } : prepared, signal);
}

/** Everything that the parts of the tool share. @param names the network that has the names; null where none can be looked up */
export function useBatch(networks: readonly SendNetwork[], names: ReadNetwork | null) {
  const wallet = useWallet();
  const [draft, setDraft] = useState<Draft>({ ...emptyDraft, network: networks[0]?.key ?? '' });
  const network = networks.find(({ key }) => key === draft.network);
  const account = wallet.connected?.account ?? payerOf(draft);
  const { funds, refresh } = useFunds(network, tokenOf(draft), account);
  const sending = useSending({ networks, onPaid: refresh });
  const { known, asset, isUnread } = knownOf(funds, account);
  const hasNames = names !== null;
  const contract = network?.contract ?? null;
  const judgement = useJudgement(draft, { asset, account, contract, hasNames });
  const { judged } = judgement;
  const { opened, setOpened } = useOpenedFile(draft);
  useKeptDraft({ draft, setDraft, networks, isKept: opened === null });
  const checking = useCheck(account);
  const { check, setCheck, restart, reset } = checking;
  const { take, offer, settle, payAgain } = settleWith(sending, setCheck, (lines) => {
    // Leaving these out is another decision than leaving the earlier ones out.
    judgement.addLinesOut({ rejected: lines });
    setDraft((now) => ({ ...now, leavesOut: false }));
  });
  const edits = editing({ draft, setDraft, judgement, sending, hasNames, setOpened, reset });
  const start = () =>
    runCheck({ names, network, account, known, opened, checking, judgement, setDraft, settle });
  return {
    ...{ networks, network, wallet, account, draft, funds, known, isUnread, judged, opened, check, sending },
    ...{
      total: totalOf([...judged.rows, ...judged.pending]),
      hasNames,
      ...edits,
      payAgain,
      readAgain: refresh,
      stopCheck: reset,
    },
    /** Although less arrives than is sent. */
    async acceptFee(list: PaymentList) {
      const signal = restart();
      setCheck({ state: 'running', done: list.rows.length });
      await offer(list, signal);
    },
    /** Whatever earlier lists have paid. */
    payAll: take,
    runCheck: start,
    /** Tries a list that is ready once more. Where its text is no longer there, its lines are entered first. */
    async repeatCheck(list: PaymentList) {
      if (!isDraftOf(list, draft)) return edits.edit(list);
      sending.dismiss();
      return start();
    },
  };
}

export type Batch = ReturnType<typeof useBatch>;
