import type { Hex } from 'viem';
import type { Candidate } from '../approval.ts';
import type { RevokeRun, RunItem } from './revoke-run.ts';

const addressPattern = /^0x[0-9a-f]{40}$/;
const kinds: readonly unknown[] = ['erc20', 'item', 'operator', 'permit2'];
const states: readonly unknown[] = ['open', 'sent', 'revoked', 'lowered', 'skipped', 'failed', 'rejected'];
const ways: readonly unknown[] = ['batch', 'executor', 'single'];

/** The run as text for the device. */
export function writeRun(run: RevokeRun): string {
  return JSON.stringify(run, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const isAddress = (value: unknown): value is Hex => typeof value === 'string' && addressPattern.test(value);
const countOrNull = (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

function parseCandidate(value: unknown): Candidate | undefined {
  const { kind, token, spender, through, tokenId, blockNumber } = recordOf(value);
  if (!kinds.includes(kind) || !isAddress(token) || !isAddress(spender)) return undefined;
  if (typeof blockNumber !== 'number' || (kind === 'permit2' && !isAddress(through))) return undefined;
  return {
    kind: kind as Candidate['kind'],
    token,
    spender,
    blockNumber,
    ...(isAddress(through) ? { through } : {}),
    ...(typeof tokenId === 'string' && /^\d{1,78}$/.test(tokenId) ? { tokenId: BigInt(tokenId) } : {}),
  };
}

function parseItem(value: unknown): RunItem | undefined {
  const { candidate, id, label, state, leavesOne, hash, batchId, nonce, missed, isLost } = recordOf(value);
  const parsed = parseCandidate(candidate);
  if (!parsed || typeof id !== 'string' || typeof label !== 'string' || !states.includes(state))
    return undefined;
  return {
    candidate: parsed,
    id,
    label,
    state: state as RunItem['state'],
    leavesOne: leavesOne === true,
    hash: textOrNull(hash),
    batchId: textOrNull(batchId),
    nonce: countOrNull(nonce),
    missed: countOrNull(missed) ?? 0,
    isLost: isLost === true,
  };
}

/** A run from the device's storage, which can hold anything. */
export function parseRun(text: string | null): RevokeRun | undefined {
  try {
    const { network, chainId, account, way, isApart, items, checkedAt } = recordOf(
      JSON.parse(text ?? 'null'),
    );
    if (typeof network !== 'string' || typeof chainId !== 'number' || !isAddress(account)) return undefined;
    if (!ways.includes(way) || !Array.isArray(items) || items.length === 0) return undefined;
    const parsed = items.map(parseItem);
    if (!parsed.every((item) => item !== undefined)) return undefined;
    return {
      ...{ network, chainId, account, way: way as RevokeRun['way'], isApart: isApart === true },
      ...{ items: parsed, refusal: null, checkedAt: countOrNull(checkedAt) },
    };
  } catch {
    return undefined;
  }
}
