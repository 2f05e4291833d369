import type { Hex } from 'viem';
import type { Asset } from './asset.ts';
import type { LineFault, RecipientList } from './list/parse-recipients.ts';

/** Everything that can be wrong with a line; `rejected` and `no-recipient` are known only with the chain. */
export type LineProblem =
  | LineFault
  | { line: number; kind: 'rejected' | 'no-recipient' }
  | { line: number; kind: 'repeated'; first: number };

export interface Judgement {
  /** Errors, by line. */
  faults: readonly Exclude<LineProblem, { kind: 'repeated' }>[];
  /** Warnings, by line. */
  warnings: readonly Extract<LineProblem, { kind: 'repeated' }>[];
  /** Lines without errors. */
  rows: RecipientList['recipients'];
  /** The amount of which the person has to say what its point or comma means. */
  open: RecipientList['open'];
}

const byLine = (a: { line: number }, b: { line: number }) => a.line - b.line;

/** Sorts the lines of a list into those that can be paid and those that cannot. @param rejected lines that the last trial refused */
export function judgeList(
  { recipients, faults, repeated, open }: RecipientList,
  { asset, contract, rejected }: { asset: Asset | null; contract: Hex | null; rejected: readonly number[] },
): Judgement {
  const token = asset?.kind === 'token' ? asset.token : null;
  const isLost = (address: Hex) => [token, contract].includes(address.toLowerCase() as Hex);
  const lost = recipients
    .filter(({ address }) => isLost(address))
    .map(({ line }) => ({ line, kind: 'no-recipient' as const }));
  const refused = rejected
    .filter((line) => !lost.some((each) => each.line === line))
    .map((line) => ({ line, kind: 'rejected' as const }));
  const all = [...faults, ...lost, ...refused].toSorted(byLine);
  const bad = new Set(all.map(({ line }) => line));
  return {
    ...{ faults: all, open },
    warnings: repeated
      .filter(({ line }) => !bad.has(line))
      .map((each) => ({ ...each, kind: 'repeated' as const })),
    rows: recipients.filter(({ line }) => !bad.has(line)),
  };
}
