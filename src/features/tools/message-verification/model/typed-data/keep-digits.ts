import { TypedDataError } from './typed-data.ts';

/** Reviver of `JSON.parse`: keeps the digits of large integers, which a number would round. */
export function keepDigits(key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value) || !Number.isInteger(value)) return value;
  const source = context?.source;
  if (source === undefined) throw new TypedDataError({ kind: 'imprecise', at: key });
  return source;
}
