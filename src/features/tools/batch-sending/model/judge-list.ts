import type { Hex } from 'viem';
import type { Asset } from './asset.ts';
import type { LineFault, Recipient, RecipientList } from './list/parse-recipients.ts';

/**
 * What is noticed about a line that can be paid, as it can be meant. `look-alike`: its address begins and ends like the one of an earlier
 * line, as addresses do that are sent so that people copy them by mistake. `system`: there is no key to the address. `own`: the payer.
 */
export type LineWarning = { line: number } & (
  { kind: 'repeated'; first: number } | { kind: 'look-alike'; first: number } | { kind: 'system' | 'own' }
);

/** Everything that can be wrong with a line; `rejected` and `no-recipient` are known only with the chain. */
export type LineProblem = LineFault | { line: number; kind: 'rejected' | 'no-recipient' } | LineWarning;

interface Judgement {
  /** Errors, by line. */
  faults: readonly Exclude<LineProblem, LineWarning>[];
  /** Warnings, by line; a line can have several. */
  warnings: readonly LineWarning[];
  /** Lines without errors. */
  rows: RecipientList['recipients'];
  /** The amount of which the person has to say what its point or comma means. */
  open: RecipientList['open'];
}

export interface JudgedFor {
  asset: Asset | null;
  contract: Hex | null;
  /** Who pays; null while no wallet is connected. */
  account: Hex | null;
  /** Lines that the last trial refused. */
  rejected: readonly number[];
}

const byLine = (a: { line: number }, b: { line: number }) => a.line - b.line;

const warningKinds: readonly string[] = [
  'repeated',
  'look-alike',
  'system',
  'own',
] satisfies LineWarning['kind'][];
export const isWarning = (problem: LineProblem): problem is LineWarning =>
  warningKinds.includes(problem.kind);

/** What a short form of an address shows, as people compare them. */
const endsOf = (address: Hex) => `${address.slice(2, 6)}${address.slice(-4)}`.toLowerCase();

function findLookAlikes(recipients: readonly Recipient[]): LineWarning[] {
  const firsts = new Map<string, Recipient>();
  return recipients.flatMap(({ line, address, amount }): LineWarning[] => {
    const ends = endsOf(address);
    const first = firsts.get(ends);
    if (!first) firsts.set(ends, { line, address, amount });
    return first && first.address !== address ? [{ line, kind: 'look-alike', first: first.line }] : [];
  });
}

/** Below 2^16 chains have their precompiled contracts, and people burn tokens at 0x…dEaD. */
const isSystem = (address: Hex) => BigInt(address) < 0x1_0000n;

function findWarnings({ recipients, repeated }: RecipientList, account: Hex | null): LineWarning[] {
  const own = account?.toLowerCase();
  return [
    ...repeated.map((each) => ({ ...each, kind: 'repeated' as const })),
    ...findLookAlikes(recipients),
    ...recipients.flatMap(({ line, address }): LineWarning[] => {
      if (isSystem(address)) return [{ line, kind: 'system' }];
      return address.toLowerCase() === own ? [{ line, kind: 'own' }] : [];
    }),
  ].toSorted(byLine);
}

/** Sorts the lines of a list into those that can be paid and those that cannot. */
export function judgeList(list: RecipientList, { asset, contract, account, rejected }: JudgedFor): Judgement {
  const { recipients, faults, open } = list;
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
    warnings: findWarnings(list, account).filter(({ line }) => !bad.has(line)),
    rows: recipients.filter(({ line }) => !bad.has(line)),
  };
}
