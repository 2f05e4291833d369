import type { Hex } from 'viem';
import type { Asset } from './asset.ts';
import type { LineFault, Recipient, RecipientList } from './list/parse-recipients.ts';
import type { NameDelay } from './names/known-names.ts';
import type { NamedList } from './names/settle-names.ts';

/**
 * What is noticed about a line that can be paid, as it can be meant. `look-alike`: its address begins and ends like the one of an earlier
 * line, as addresses do that are sent so that people copy them by mistake. `system`: there is no key to the address. `own`: the payer.
 * A name that was not looked up yet is tried again with the next check.
 */
export type LineWarning = { line: number } & (
  | { kind: 'repeated'; first: number }
  | { kind: 'look-alike'; first: number }
  | { kind: 'system' | 'own' }
  | { kind: NameDelay; name: string }
);

/** What is said of a line with which nothing is wrong. `name-pending`: the check looks its name up. `name-found`: what is paid. */
type LineNote = { line: number; name: string } & (
  { kind: 'name-pending' } | { kind: 'name-found'; address: Hex }
);

/** Everything that can be said of a line; `rejected` and `no-recipient` are known only with the chain. */
export type LineProblem =
  LineFault | { line: number; kind: 'rejected' | 'no-recipient' } | LineWarning | LineNote;

interface Judgement {
  /** Errors, by line. */
  faults: readonly Exclude<LineProblem, LineWarning | LineNote>[];
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
  'name-unread',
  'name-spent',
] satisfies LineWarning['kind'][];
export const isWarning = (problem: LineProblem): problem is LineWarning =>
  warningKinds.includes(problem.kind);

export const isNote = (problem: LineProblem): problem is LineNote =>
  problem.kind === 'name-pending' || problem.kind === 'name-found';

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
  // A line whose name leads elsewhere now has an address as well.
  const named = new Set(faults.map(({ line }) => line));
  const lost = recipients
    .filter(({ line, address }) => !named.has(line) && isLost(address))
    .map(({ line }) => ({ line, kind: 'no-recipient' as const }));
  const refused = rejected
    .filter((line) => !named.has(line) && !lost.some((each) => each.line === line))
    .map((line) => ({ line, kind: 'rejected' as const }));
  const all = [...faults, ...lost, ...refused].toSorted(byLine);
  const bad = new Set(all.map(({ line }) => line));
  return {
    ...{ faults: all, open },
    warnings: findWarnings(list, account).filter(({ line }) => !bad.has(line)),
    rows: recipients.filter(({ line }) => !bad.has(line)),
  };
}

/** What is said of the names of a list. @param rows its lines without errors */
export function findNotes(rows: readonly Recipient[], { pending, delays }: NamedList): LineNote[] {
  const late = new Set(delays.map(({ line }) => line));
  const found = rows.flatMap(({ line, name, address }): LineNote[] =>
    name === undefined ? [] : [{ line, kind: 'name-found', name, address }],
  );
  const open = pending
    .filter(({ line }) => !late.has(line))
    .map(({ line, name }): LineNote => ({ line, kind: 'name-pending', name }));
  return [...found, ...open].toSorted(byLine);
}
