import * as v from 'valibot';
import type { Hex } from 'viem';
import { isName } from '../list/recipient-cell.ts';
import type { ListedRow } from '../payment-contract.ts';
import { createList, type Chunk, type PaymentList } from './payment-list.ts';

const hex = (digits: string) =>
  v.pipe(
    v.string(),
    v.regex(new RegExp(`^0x[0-9a-fA-F]{${digits}}$`)),
    v.transform((text) => text as Hex),
  );
const address = hex('40');
const hashOrNull = v.nullable(hex('64'));
const units = v.pipe(
  v.string(),
  v.regex(/^\d{1,78}$/),
  v.transform((digits) => BigInt(digits)),
);
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const text = v.pipe(v.string(), v.maxLength(64));
const decimals = v.pipe(count, v.maxValue(255));

const state = v.variant('state', [
  v.object({ state: v.literal('prepared') }),
  v.object({ state: v.literal('asking'), nonce: v.optional(count) }),
  v.object({
    state: v.literal('sent'),
    hash: hashOrNull,
    batchId: v.nullable(v.string()),
    at: v.optional(count),
    nonce: v.nullable(count),
    missed: count,
  }),
  v.object({ state: v.literal('paid'), hash: hashOrNull }),
  v.object({ state: v.picklist(['failed', 'replaced', 'dropped']), hash: hashOrNull }),
]);

/** As it is entered again, so it has to be one cell of a line. DNS, from which names come, has no longer ones. */
const name = v.pipe(v.string(), v.maxLength(255), v.check(isName));

const rows = v.array(v.object({ index: count, line: count, address, amount: units, name: v.optional(name) }));

const stored = v.object({
  network: text,
  chainId: count,
  contract: address,
  account: address,
  asset: v.variant('kind', [
    v.object({ kind: v.literal('coin'), symbol: text, decimals }),
    v.object({ kind: v.literal('token'), token: address, symbol: text, decimals }),
  ]),
  rows: v.pipe(rows, v.minLength(1)),
  skipped: rows,
  leftOut: v.array(v.object({ line: count, kind: v.string() })),
  round: count,
  size: v.pipe(count, v.minValue(1)),
  gasEach: units,
  gasCap: units,
  startBlock: units,
  triedAt: v.optional(units),
  chunks: v.array(
    v.object({ indexes: v.pipe(v.array(count), v.minLength(1)), state, block: v.nullable(units) }),
  ),
});

/** How the keys of all lists on the device begin. */
export const listKeyStart = 'batch-sending.list.';

/** Where a list is kept on the device: each at a place of its own, so that tabs keep each other's. */
export const storageKeyOf = ({ account, id }: Pick<PaymentList, 'account' | 'id'>) =>
  `${listKeyStart}${account}.${id}`;

/** The list as text for the device. */
export function writeList({ chunks, ...list }: PaymentList): string {
  const kept = chunks.map((chunk) => ({
    indexes: chunk.rows.map(({ index }) => index),
    state: chunk.state,
    block: chunk.block,
  }));
  return JSON.stringify({ ...list, chunks: kept }, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
}

/** Whether each number from 0 on is there once. */
const areAll = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b).every((number, at) => number === at);

/** A list from the device's storage, which can hold anything. Its id is computed again, and every row is in one chunk. */
export function parseList(given: string | null): PaymentList | undefined {
  try {
    const { chunks: kept, ...terms } = v.parse(stored, JSON.parse(given ?? 'null'));
    const list = createList({ ...terms, leftOut: terms.leftOut as PaymentList['leftOut'] });
    const inChunks = kept.flatMap(({ indexes }) => indexes);
    if (!areAll([...inChunks, ...terms.skipped.map(({ index }) => index)])) return undefined;
    const rowAt = new Map<number, ListedRow>(terms.rows.map((row) => [row.index, row]));
    const chunks = kept.map(({ indexes, ...chunk }): Chunk => ({
      ...chunk,
      rows: indexes.map((index) => rowAt.get(index)!),
    }));
    const isWhole = rowAt.size === terms.rows.length && inChunks.every((index) => rowAt.has(index));
    return isWhole && inChunks.length === rowAt.size ? { ...list, chunks } : undefined;
  } catch {
    return undefined;
  }
}
