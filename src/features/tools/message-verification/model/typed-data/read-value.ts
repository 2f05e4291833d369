import { TypedDataError, type SignedValue, type TypedMember } from './typed-data.ts';

export type Types = Readonly<Record<string, readonly TypedMember[]>>;

/** Reading a whole structure: what was found on the way. */
export interface Reading {
  types: Types;
  /** Structures that may still be read; the hashing looks at every type for each of them. */
  structuresLeft: number;
  shown: SignedValue[];
  unsigned: string[];
}

const arrayPattern = /^(.+)\[(\d*)\]$/;
const hexPattern = /^0x(?:[\da-f]{2})*$/i;
const integerPattern = /^(u?)int(\d+)$/;
const bytesPattern = /^bytes(\d+)$/;

const isInteger = (type: string) => {
  const bits = Number(integerPattern.exec(type)?.[2]);
  return bits >= 8 && bits <= 256 && bits % 8 === 0;
};
const isFixedBytes = (type: string) => {
  const length = Number(bytesPattern.exec(type)?.[1]);
  return length >= 1 && length <= 32;
};

/** Whether a type is one of Solidity's own, not a structure. */
export const isAtomic = (type: string) =>
  ['address', 'bool', 'string', 'bytes'].includes(type) || isInteger(type) || isFixedBytes(type);

/** The type of an array's elements, through all its dimensions. */
export const baseOf = (type: string): string => {
  const element = arrayPattern.exec(type)?.[1];
  return element === undefined ? type : baseOf(element);
};

function integerOf(value: unknown, type: string): bigint | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const text = String(value);
  if (!/^-?(?:\d{1,80}|0x[\da-f]{1,64})$/i.test(text) || /^-0x/i.test(text)) return null;
  const number = BigInt(text);
  const [, unsigned, digits] = integerPattern.exec(type)!;
  const bits = BigInt(digits!);
  const [min, max] = unsigned ? [0n, 1n << bits] : [-(1n << (bits - 1n)), 1n << (bits - 1n)];
  return number >= min && number < max ? number : null;
}

/** The value in the form that is hashed; null where it does not fit. */
function atomOf(value: unknown, type: string): string | boolean | bigint | null {
  if (isInteger(type)) return integerOf(value, type);
  if (type === 'bool') return typeof value === 'boolean' ? value : null;
  if (typeof value !== 'string') return null;
  if (type === 'string') return value;
  if (type === 'address') return /^0x[\da-f]{40}$/i.test(value) ? value.toLowerCase() : null;
  const length = bytesPattern.exec(type)?.[1];
  if (!hexPattern.test(value)) return null;
  return length === undefined || value.length === 2 + 2 * Number(length) ? value.toLowerCase() : null;
}

function readArray(value: unknown, [type, path, at]: Place, reading: Reading): unknown[] {
  const [, element, length] = arrayPattern.exec(type)!;
  if (!Array.isArray(value) || (length !== '' && value.length !== Number(length)))
    throw new TypedDataError({ kind: 'value', at: `${at}${path}`, type });
  if (value.length === 0) reading.shown.push({ path, type, value: '[]' });
  return value.map((each, index) => readValue(each, [element!, `${path}[${index}]`, at], reading));
}

/** Type, path inside its part, and the part (`message.`) for errors. */
type Place = readonly [type: string, path: string, at: string];

function readValue(value: unknown, place: Place, reading: Reading): unknown {
  const [type, path, at] = place;
  if (value === undefined || value === null)
    throw new TypedDataError({ kind: 'missing', at: `${at}${path}` });
  if (arrayPattern.test(type)) return readArray(value, place, reading);
  if (Object.hasOwn(reading.types, type)) return readStruct(value, [type, `${path}.`, at], reading);
  const atom = atomOf(value, type);
  if (atom === null) throw new TypedDataError({ kind: 'value', at: `${at}${path}`, type });
  // Upper and lower case of an address are the same bytes; what is shown is what was given.
  reading.shown.push({ path, type, value: type === 'address' ? String(value) : String(atom) });
  return atom;
}

/** Reads a structure member by member; names what no type covers. */
export function readStruct(
  value: unknown,
  [type, path, at]: Place,
  reading: Reading,
): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypedDataError({ kind: 'value', at: `${at}${path}`.replace(/\.$/, ''), type });
  reading.structuresLeft -= 1;
  if (reading.structuresLeft < 0) throw new TypedDataError({ kind: 'shape', at: at.replace(/\.$/, '') });
  const members = reading.types[type]!;
  const known = new Set(members.map(({ name }) => name));
  const names = Object.keys(value).filter((name) => !known.has(name));
  reading.unsigned.push(...names.map((name) => `${at}${path}${name}`));
  return Object.fromEntries(
    members.map(({ name, type: own }) => {
      const given = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
      return [name, readValue(given, [own, `${path}${name}`, at], reading)];
    }),
  );
}
