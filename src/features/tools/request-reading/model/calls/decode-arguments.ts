import { decodeAbiParameters, encodeAbiParameters, type AbiParameter, type Hex } from 'viem';

/** Bytes of arguments, and how many of them values of any length may still take. */
interface Walk {
  digits: string;
  bytesLeft: number;
}

const wordBytes = 32;

const componentsOf = (param: AbiParameter): readonly AbiParameter[] =>
  'components' in param ? (param.components ?? []) : [];
const isList = ({ type }: AbiParameter) => type.endsWith('[]');
const isBytes = ({ type }: AbiParameter) => type === 'bytes' || type === 'string';
const isDynamic = (param: AbiParameter): boolean =>
  isList(param) || isBytes(param) || componentsOf(param).some(isDynamic);
const headBytes = (param: AbiParameter): number =>
  param.type === 'tuple' && !isDynamic(param)
    ? componentsOf(param).reduce((sum, each) => sum + headBytes(each), 0)
    : wordBytes;

function wordAt({ digits }: Walk, at: number): number {
  const word = digits.slice(2 * at, 2 * (at + wordBytes));
  const value = word.length === 2 * wordBytes ? Number(BigInt(`0x${word}`)) : Number.NaN;
  if (!(value <= digits.length)) throw new Error('The arguments point behind their end.');
  return value;
}

function spend(walk: Walk, bytes: number): void {
  walk.bytesLeft -= wordBytes + bytes;
  if (walk.bytesLeft < 0) throw new Error('The arguments repeat their own bytes.');
}

function visit(param: AbiParameter, at: number, walk: Walk): void {
  if (isList(param)) {
    const length = wordAt(walk, at);
    spend(walk, length * wordBytes);
    const element = { ...param, type: param.type.slice(0, -2) };
    visitAll(
      Array.from({ length }, () => element),
      at + wordBytes,
      walk,
    );
  } else if (isBytes(param)) spend(walk, wordAt(walk, at));
  else visitAll(componentsOf(param), at, walk);
}

function visitAll(params: readonly AbiParameter[], start: number, walk: Walk): void {
  let head = start;
  for (const param of params) {
    if (isDynamic(param)) visit(param, start + wordAt(walk, head), walk);
    head += headBytes(param);
  }
}

export interface DecodedArguments {
  values: readonly unknown[];
  /** Bytes behind the last argument. */
  hasLeftover: boolean;
  /** The arguments are in the bytes that every tool writes for them. */
  isCanonical: boolean;
}

/**
 * Decodes arguments of a call. A thousand elements can name the same bytes, which would take minutes to unfold: such arguments are refused
 * before anything is decoded.
 * @param params without lists of a fixed length
 * @throws where the bytes are not those of such arguments
 */
export function decodeArguments(params: readonly AbiParameter[], bytes: Hex): DecodedArguments {
  const digits = bytes.slice(2);
  visitAll(params, 0, { digits, bytesLeft: digits.length / 2 });
  const values = decodeAbiParameters(params, bytes) as readonly unknown[];
  const again = encodeAbiParameters(params, values as never);
  return {
    values,
    hasLeftover: bytes.length > again.length,
    isCanonical: bytes.toLowerCase().startsWith(again),
  };
}
