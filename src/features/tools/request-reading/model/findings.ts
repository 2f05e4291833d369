import type { Hex } from 'viem';
import type {
  SignedValue,
  TypedData,
} from '#features/tools/message-verification/model/typed-data/typed-data.ts';
import type { Act, ActKind, Danger, DangerKind, NamedCall, RequestReading } from './request.ts';

/** What the parts of a request add up to while it is read. */
export interface Findings {
  /** In seconds. */
  now: number;
  /** The account that is asked, where the request names it. */
  account: Hex | null;
  asker: string | null;
  chainId: bigint | null;
  contract: Hex | null;
  acts: Act[];
  dangers: Danger[];
  parts: SignedValue[];
  calls: NamedCall[];
  typed: TypedData | null;
  /** Bytes of calls that may still be read: calls in calls can repeat themselves without end. */
  bytesLeft: number;
}

const callBytesMax = 262_144;
/** Of each kind of danger. */
const placesMax = 20;
/** More than a person reads. */
const partsMax = 500;
const actsMax = 200;
const callsMax = 50;
const monthSeconds = 31n * 86_400n;

export const startFindings = (now: number): Findings => ({
  now,
  account: null,
  asker: null,
  chainId: null,
  contract: null,
  acts: [],
  dangers: [],
  parts: [],
  calls: [],
  typed: null,
  bytesLeft: callBytesMax,
});

export function presentFindings({
  now,
  asker,
  chainId,
  contract,
  acts,
  dangers,
  parts,
  calls,
  typed,
}: Findings): RequestReading {
  return { now, asker, chainId, contract, acts, dangers, parts, calls, typed };
}

/** Names a danger, once for each part, and not in more parts than a person reads. */
export function warn(found: Findings, kind: DangerKind, at: string): void {
  const places = found.dangers.filter((danger) => danger.kind === kind);
  if (places.length < placesMax && !places.some((danger) => danger.at === at))
    found.dangers.push({ kind, at });
}

/** Some tokens keep 96 bits and take the largest number for "any amount". Hardly any token has more than that, and no account does. */
const unlimitedFrom = (1n << 96n) - 1n;
const isUnlimited = (amount: bigint) => amount >= unlimitedFrom;

const approvals: ReadonlySet<ActKind> = new Set(['approve-token', 'approve-either']);

/** Adds an act, and names what its own facts make dangerous. */
export function add(
  found: Findings,
  kind: ActKind,
  facts: Partial<Omit<Act, 'kind' | 'isUnlimited'>> & Pick<Act, 'at'>,
): void {
  if (found.acts.length >= actsMax) return warn(found, 'too-deep', '');
  const empty = { about: null, amount: null, party: null, ends: null };
  const act: Act = { ...empty, ...facts, kind, isUnlimited: false };
  act.isUnlimited = approvals.has(kind) && act.amount !== null && isUnlimited(act.amount);
  found.acts.push(act);
  if (act.isUnlimited) warn(found, 'unlimited', act.at);
  if (kind === 'approve-all') warn(found, 'all-items', act.at);
  if (kind === 'delegate' || kind === 'control') warn(found, kind, act.at);
  if (kind === 'unknown-call') warn(found, 'unknown-call', act.at);
  if (act.ends !== null && act.ends > BigInt(found.now) + monthSeconds) warn(found, 'far-end', act.at);
}

/** Adds a value; a list that is cut says so. */
export function addPart(found: Findings, part: SignedValue): void {
  if (found.parts.length < partsMax) found.parts.push(part);
  else warn(found, 'too-deep', '');
}

/** Keeps a call for descriptions of contracts; one that is left out has only what the request says itself. */
export function keepCall(found: Findings, call: NamedCall): void {
  if (found.calls.length < callsMax) found.calls.push(call);
}

/** A request can name its chain in several places. */
export function nameChain(found: Findings, chainId: bigint, at: string): void {
  if (found.chainId !== null && found.chainId !== chainId) warn(found, 'other-chain', at);
  found.chainId ??= chainId;
}

/** The same for the account. */
export function nameAccount(found: Findings, account: Hex, at: string): void {
  if (found.account !== null && found.account !== account) warn(found, 'other-account', at);
  found.account ??= account;
}
