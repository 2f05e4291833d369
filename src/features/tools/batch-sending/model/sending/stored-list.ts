import * as v from 'valibot';
import type { Hex } from 'viem';
import type { Chunk, PaymentList } from './payment-list.ts';
import { createList } from './payment-list.ts';

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
  v.object({ state: v.literal('asking') }),
  v.object({ state: v.literal('sent'), hash: hashOrNull, batchId: v.nullable(v.string()) }),
  v.object({ state: v.literal('paid'), hash: hashOrNull }),
  v.object({ state: v.literal('failed'), hash: hashOrNull }),
]);

const stored = v.object({
  network: text,
  chainId: count,
  contract: address,
  account: address,
  asset: v.variant('kind', [
    v.object({ kind: v.literal('coin'), symbol: text, decimals }),
    v.object({ kind: v.literal('token'), token: address, symbol: text, decimals }),
  ]),
  rows: v.pipe(v.array(v.object({ line: count, address, amount: units })), v.minLength(1)),
  leftOut: v.array(v.object({ line: count, kind: v.string() })),
  round: count,
  size: v.pipe(count, v.minValue(1)),
  gasEach: units,
  startBlock: units,
  chunks: v.array(v.object({ state, block: v.nullable(units) })),
});

/** The list as text for the device. */
export function writeList(list: PaymentList): string {
  const chunks = list.chunks.map((chunk) => ({ state: chunk.state, block: chunk.block }));
  return JSON.stringify({ ...list, chunks }, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
}

/** A list from the device's storage, which can hold anything. Its ids are recomputed. */
export function parseList(given: string | null): PaymentList | undefined {
  try {
    const { chunks: kept, ...terms } = v.parse(stored, JSON.parse(given ?? 'null'));
    const list = createList({ ...terms, leftOut: terms.leftOut as PaymentList['leftOut'] });
    if (list.chunks.length !== kept.length) return undefined;
    return { ...list, chunks: list.chunks.map((chunk, index): Chunk => ({ ...chunk, ...kept[index]! })) };
  } catch {
    return undefined;
  }
}
