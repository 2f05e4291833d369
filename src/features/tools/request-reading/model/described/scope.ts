import type { Hex } from 'viem';
import type {
  ContainerName,
  TokenFacts,
  ValueSource,
} from '#features/store/clear-signing/model/descriptor.ts';
import type { CallInside } from './description.ts';
import { resolvePath } from './resolve-path.ts';

/** A call that a described one makes in turn. */
interface InsideCall {
  /** Lower case. */
  to: Hex;
  /** Null where the file does not say. */
  value: bigint | null;
  data: Hex;
  /** Path of the bytes within what is described. */
  path: string;
}

/** What paths lead into. */
export interface Scope {
  /** Arguments or message. */
  root: Readonly<Record<string, unknown>>;
  container: Readonly<Record<ContainerName, unknown>>;
  /** Listed tokens by address, in lower case. */
  tokens: ReadonlyMap<string, TokenFacts>;
  /** @returns undefined where no more can be said of a call than its bytes */
  describeInside(call: InsideCall): CallInside | undefined;
}

const addressPattern = /^0x[\da-f]{40}$/;

export const textOf = (value: unknown): string =>
  typeof value === 'object'
    ? JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? each.toString() : each))
    : String(value);

/** Undefined for what is no whole number. */
export function integerOf(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined;
  return typeof value === 'string' && /^\d{1,78}$/.test(value) ? BigInt(value) : undefined;
}

/** In lower case; null for what is no address. */
export const addressOf = (value: unknown): Hex | null => {
  const text = typeof value === 'string' ? value.toLowerCase() : '';
  return addressPattern.test(text) ? (text as Hex) : null;
};

/** The values that a source leads to; undefined where it leads nowhere. */
export function valuesAt(source: ValueSource, { root, container }: Scope): readonly unknown[] | undefined {
  if (source.in === 'file') return [source.value];
  if (source.in === 'data') return resolvePath(root, source.steps);
  const value = container[source.name];
  return value === null ? undefined : [value];
}

/** What belongs to each of so many values: one thing for all of them, or one for each; undefined where there is none. */
export function valuesBeside(source: ValueSource | null, count: number, scope: Scope): readonly unknown[] {
  const found = source === null ? undefined : valuesAt(source, scope);
  const isOne = found?.length === 1;
  return Array.from({ length: count }, (_, index) => {
    if (!found || (!isOne && found.length !== count)) return undefined;
    return found[isOne ? 0 : index];
  });
}
