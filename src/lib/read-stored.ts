/* Reads JSON that a device has stored, part by part: what is not understood becomes a value of the reader's own, and the rest stays. Small
   enough for a page that must not wait, where a library of schemas is not. */

/** Never throws. */
export type Reader<Value> = (stored: unknown) => Value;

export type Readers<Value> = { readonly [Name in keyof Value]: Reader<Value[Name]> };

export const isString = (stored: unknown): stored is string => typeof stored === 'string';
export const isNumber = (stored: unknown): stored is number => typeof stored === 'number';
export const isBoolean = (stored: unknown): stored is boolean => typeof stored === 'boolean';

export function isRecord(stored: unknown): stored is Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null;
}

/** @param otherwise makes what an invalid value becomes */
export function readIf<Value, Other>(
  isValid: (stored: unknown) => stored is Value,
  otherwise: () => Other,
): Reader<Value | Other> {
  return (stored) => (isValid(stored) ? stored : otherwise());
}

/** A list of which every entry is valid; empty otherwise. */
export function readList<Value>(isValid: (stored: unknown) => stored is Value): Reader<Value[]> {
  return (stored) => (Array.isArray(stored) && stored.every(isValid) ? stored : []);
}

/** An object with these members and no others. */
export function readRecord<Value extends object>(readers: Readers<Value>, stored: unknown): Value {
  const record = isRecord(stored) ? stored : {};
  const members = Object.keys(readers).map((name) => [name, readers[name as keyof Value](record[name])]);
  // Each member has the type of its reader: TypeScript does not follow that through a loop.
  return Object.fromEntries(members) as Value;
}
