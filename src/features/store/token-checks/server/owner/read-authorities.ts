import * as v from 'valibot';
import { encodeFunctionData, getAddress, type Hex } from 'viem';
import { callContract } from '#platform/chain/call-contract.ts';
import { isTooLarge } from '#platform/chain/is-too-large.ts';
import type { RpcCall } from '#platform/chain/json-rpc.ts';
import { wordSchema } from '#platform/chain/rpc-answer.ts';
import { decodeAddress, decodeNumber } from '#platform/chain/token/decode-answer.ts';
import type { Authority, Ruler } from '../../model/judge-owner.ts';
import { ownerAbi } from '../../model/token-abi.ts';
import { isAccount } from '../is-account.ts';

/** Where Solidity keeps the first variables of a contract. */
const slots = Array.from({ length: 21 }, (_, index) => `0x${index.toString(16).padStart(64, '0')}` as Hex);
/** https://eips.ethereum.org/EIPS/eip-1967 */
const adminSlot = '0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103';
/** Smaller numbers are amounts, flags and times, not addresses. */
const leastAddress = 1n << 96n;
const addressMask = (1n << 160n) - 1n;
/** Owners, admin and a few hidden ones; each is tried with each function. */
const mostAuthorities = 8;
/** A delay is at most ten years; anything longer is no delay. */
const longestDelay = 315_360_000n;

const burned = new Set([`0x${'0'.repeat(40)}`, '0x000000000000000000000000000000000000dead']);

export interface Authorities {
  ruler: Ruler;
  /** Everyone to try as: the ruler, the proxy's admin, and accounts in the first slots of the storage. Each once. */
  all: readonly Authority[];
  /** Of the proxy, with its checksum. */
  admin: string | null;
  /** False where there are more than are tried, or some could not be read. */
  isComplete: boolean;
}

/** Where a token answers more than can be read. */
const unread: Authorities = { ruler: { kind: 'unknown' }, all: [], admin: null, isComplete: false };

interface Question {
  token: Hex;
  /** Addresses that every token of the exchange has: pair, router, wrapped coin. In small letters. */
  known: readonly Hex[];
}

/** Null where the endpoint does not offer it. */
async function readSlot(call: RpcCall, token: Hex, slot: Hex): Promise<bigint | null> {
  const answer = await call('eth_getStorageAt', [token, slot, 'latest']);
  const parsed = answer.ok ? v.safeParse(wordSchema, answer.result) : undefined;
  return parsed?.success ? BigInt(parsed.output) : null;
}

/** How far up an address may be in a word: alone, or behind one or two flags that are packed with it. */
function shiftsOf(word: bigint): bigint[] {
  if (word < 1n << 160n) return [0n];
  if (word < 1n << 168n) return [0n, 8n];
  return word < 1n << 176n ? [0n, 16n] : [0n];
}

/** A word that is an address alone; texts and packed values are more often something else. */
const isPacked = (word: bigint) => word >= 1n << 160n;

const addressesIn = (word: bigint): Hex[] =>
  shiftsOf(word)
    .map((shift) => (word >> shift) & addressMask)
    .filter((value) => value >= leastAddress)
    .map((value) => `0x${value.toString(16).padStart(40, '0')}` as const);

async function describe(call: RpcCall, address: Hex): Promise<Authority> {
  const checked = getAddress(address);
  if (await isAccount(call, address)) return { address: checked, kind: 'account', delaySeconds: null };
  const delays = await Promise.all(
    (['getMinDelay', 'delay'] as const).map(async (functionName) => {
      const data = encodeFunctionData({ abi: ownerAbi, functionName });
      return decodeNumber(await callContract(call, { to: address, data }), longestDelay);
    }),
  );
  const delay = delays.find((each) => each !== null && each > 0n);
  return delay === undefined || delay === null
    ? { address: checked, kind: 'contract', delaySeconds: null }
    : { address: checked, kind: 'timelock', delaySeconds: Number(delay) };
}

async function askOwner(call: RpcCall, token: Hex): Promise<Hex | null> {
  const [owner, other] = await Promise.all(
    (['owner', 'getOwner'] as const).map(async (functionName) => {
      const data = encodeFunctionData({ abi: ownerAbi, functionName });
      return decodeAddress(await callContract(call, { to: token, data }));
    }),
  );
  return owner ?? other ?? null;
}

async function askAuthorities(call: RpcCall, { token, known }: Question): Promise<Authorities> {
  const [owner, adminWord, ...words] = await Promise.all([
    askOwner(call, token),
    readSlot(call, token, adminSlot),
    ...slots.map((slot) => readSlot(call, token, slot)),
  ]);
  const admin = addressesIn(adminWord ?? 0n)[0] ?? null;
  const read = words.filter((word) => word !== null);
  const isNobody = owner !== null && burned.has(owner);
  const seen = new Set<string>([token, ...known, ...burned]);
  const found = [
    ...(owner && !isNobody ? [owner] : []),
    ...(admin ? [admin] : []),
    ...read.filter((word) => !isPacked(word)).flatMap(addressesIn),
    ...read.filter(isPacked).flatMap(addressesIn),
  ];
  const apart = [...new Set(found)].filter((address) => !seen.has(address));
  const tried = apart.slice(0, mostAuthorities);
  const all = await Promise.all(tried.map((address) => describe(call, address)));
  const named =
    owner && !isNobody ? (all.find(({ address }) => address.toLowerCase() === owner) ?? null) : null;
  return {
    ...{ all, admin: admin === null ? null : getAddress(admin) },
    ruler: named ? { kind: 'named', authority: named } : { kind: isNobody ? 'renounced' : 'none' },
    isComplete: tried.length === apart.length && adminWord !== null && read.length === words.length,
  };
}

/** Who may rule over a token. @throws where the endpoint does not answer */
export async function readAuthorities(call: RpcCall, question: Question): Promise<Authorities> {
  try {
    return await askAuthorities(call, question);
  } catch (error) {
    if (!isTooLarge(error)) throw error;
    return unread;
  }
}
