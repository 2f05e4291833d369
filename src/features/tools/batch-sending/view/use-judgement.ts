import { useMemo, useState } from 'react';
import type { Hex } from 'viem';
import { coinDecimals } from '../model/asset.ts';
import type { Draft } from '../model/draft.ts';
import { findNotes, judgeList, type JudgedFor } from '../model/judge-list.ts';
import { parseRecipients } from '../model/list/parse-recipients.ts';
import type { NameAnswers } from '../model/names/known-names.ts';
import { namesToLookUp, settleNames, type NameBook, type NamedList } from '../model/names/settle-names.ts';
import type { LeftOut } from '../model/sending/payment-list.ts';

/** Lines that could be paid and are not, for one account: the payments of another one are tried and compared anew. */
interface LinesOut {
  /** Null before anything was found. */
  account: Hex | null;
  /** By the last trials. */
  rejected: readonly number[];
  /** An earlier list has paid them, and they are not to be paid again. */
  paidBefore: readonly number[];
}

export const noLinesOut: LinesOut = { account: null, rejected: [], paidBefore: [] };

/** Everything that is known of a list's lines. */
function judged(list: NamedList, context: JudgedFor, paidBefore: readonly number[]) {
  const { faults, warnings, rows: payable, open } = judgeList(list, context);
  const rows = payable.filter(({ line }) => !paidBefore.includes(line));
  const leftOut: LeftOut[] = [
    ...faults.map(({ line, kind }) => ({ line, kind })),
    ...paidBefore.map((line) => ({ line, kind: 'paid-before' as const })),
  ];
  const { recipients, pending, delays } = list;
  const notes = findNotes(rows, list);
  return {
    ...{ recipients, leftOut },
    judged: { faults, warnings: [...warnings, ...delays], notes, rows, pending, open },
  };
}

/**
 * The draft as it reads with the token's decimals, the last trial and the addresses of its names.
 * @param context.hasNames whether names can be looked up here
 */
export function useJudgement(draft: Draft, context: Omit<JudgedFor, 'rejected'> & { hasNames: boolean }) {
  const { text, answer, network, names } = draft;
  const { asset, contract, account, hasNames } = context;
  const [found, setLinesOut] = useState(noLinesOut);
  const [answers, setAnswers] = useState<NameAnswers>(new Map());
  const isOfAccount = account === null || found.account === account;
  const { rejected, paidBefore } = isOfAccount ? found : noLinesOut;
  const decimals = asset?.decimals ?? coinDecimals;
  const parsed = useMemo(() => parseRecipients(text, decimals, answer), [text, decimals, answer]);
  const book = useMemo<NameBook | null>(
    () => (hasNames ? { network, known: names, answers } : null),
    [hasNames, network, names, answers],
  );
  const list = useMemo(() => settleNames(parsed, book), [parsed, book]);
  const judgement = useMemo(
    () => judged(list, { asset, contract, account, rejected }, paidBefore),
    [list, asset, contract, account, rejected, paidBefore],
  );
  const addLinesOut = (more: Partial<Pick<LinesOut, 'rejected' | 'paidBefore'>>) =>
    setLinesOut({
      account,
      rejected: [...rejected, ...(more.rejected ?? [])],
      paidBefore: [...paidBefore, ...(more.paidBefore ?? [])],
    });
  return {
    ...judgement,
    ...{ addLinesOut, setLinesOut, setAnswers, book },
    /** Names that the check looks up, as they were typed. */
    toLookUp: () => (book === null ? [] : namesToLookUp(parsed, book)),
    /** The draft as it reads with other answers. */
    judgeWith: (other: NameBook) =>
      judged(settleNames(parsed, other), { asset, contract, account, rejected }, paidBefore),
  };
}

export type DraftJudgement = ReturnType<typeof useJudgement>;
