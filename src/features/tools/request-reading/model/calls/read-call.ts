import { add, addPart, keepCall, warn, type Findings } from '../findings.ts';
import { decodeArguments } from './decode-arguments.ts';
import { knownCalls, type InnerCall, type KnownCall, type Meaning } from './known-calls.ts';

export interface Call extends InnerCall {
  /** The part of the request; empty for the whole of it. */
  at: string;
  /** Calls that this one is inside of. */
  depth: number;
  /** Whether only another contract could make it: what that contract does is its own affair, whatever it is given. */
  isForeign?: boolean;
}

const depthMax = 8;
/** More than any call has that people sign; each is decoded and encoded again. */
const callBytesMax = 65_536;
const selectorDigits = 10;

const showValue = (value: unknown): string =>
  typeof value === 'object'
    ? JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? each.toString() : each))
    : String(value);

/** A part of a part of the request. */
export const placeOf = (at: string, name: string) => (at === '' ? name : `${at}.${name}`);

/** @returns undefined where nothing can be said of the call */
function explain(known: KnownCall, call: Call, found: Findings): Meaning | undefined {
  const { data, to, at } = call;
  try {
    const { inputs } = known.declared;
    const { values, hasLeftover, isCanonical } = decodeArguments(inputs, `0x${data.slice(selectorDigits)}`);
    const args = Object.fromEntries(inputs.map(({ name }, index) => [name ?? '', values[index]]));
    const meaning = known.explain(args, to);
    if (hasLeftover) warn(found, 'leftover', at);
    if (!isCanonical) warn(found, 'odd-encoding', at);
    addPart(found, { path: placeOf(at, 'function'), type: 'function', value: known.declared.name });
    for (const { name = '', type } of inputs)
      addPart(found, { path: placeOf(at, name), type, value: showValue(args[name]) });
    return meaning;
  } catch {
    warn(found, 'odd-encoding', at);
    return undefined;
  }
}

/** Reads what one call does, and the calls inside it. Never throws. */
export function readCall(call: Call, found: Findings): void {
  const { to, value, data, at, depth, isOwn = false, isForeign = false } = call;
  const length = (data.length - 2) / 2;
  if (value > 0n || length === 0) add(found, 'send-coin', { amount: value, party: to, at });
  if (length === 0) return;
  found.bytesLeft -= length;
  const isTooMuch = depth > depthMax || length > callBytesMax || found.bytesLeft < 0;
  if (isTooMuch) warn(found, 'too-deep', at);
  else if (to !== null && !isForeign) keepCall(found, { to, value: isOwn ? null : value, data, at, depth });
  const known = isTooMuch ? undefined : knownCalls.get(data.slice(0, selectorDigits).toLowerCase());
  const meaning = known && explain(known, call, found);
  if (!known || !meaning) {
    addPart(found, { path: placeOf(at, 'data'), type: 'bytes', value: data });
    add(found, 'unknown-call', { about: to, at });
    return;
  }
  for (const { kind, ...facts } of meaning.acts ?? []) add(found, kind, { ...facts, at });
  for (const kind of meaning.dangers ?? []) warn(found, kind, at);
  for (const [index, inner] of (meaning.calls ?? []).entries()) {
    if (found.bytesLeft < 0) return;
    const place = { at: placeOf(at, `calls[${index}]`), depth: depth + 1 };
    readCall({ ...inner, ...place, isForeign: isForeign || inner.isOwn !== true }, found);
  }
}
