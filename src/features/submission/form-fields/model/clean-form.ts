import { plainSigns } from '#lib/plain-signs.ts';
import { cleanText } from './clean-text.ts';
import { parseSiteUrl } from './site-url.ts';

/* The pieces of which every kind's draft is cleaned. None of them throws, whatever arrives. */

/** More entries than any list of a form takes; the rest is dropped before any work is done, and the list still fails its limit. */
const entriesRead = 200;

export type Unknowns = Record<string, unknown>;

/** An object with named fields; anything else is one without any. */
export function cleanRecord(input: unknown): Unknowns {
  return typeof input === 'object' && input !== null && !Array.isArray(input) ? (input as Unknowns) : {};
}

export function cleanList(input: unknown): unknown[] {
  return Array.isArray(input) ? Array.from(input.slice(0, entriesRead)) : [];
}

/** One of the values, or null while none of them is chosen. */
export function cleanChoice<Value extends string>(values: readonly Value[], input: unknown): Value | null {
  return values.find((value) => value === input) ?? null;
}

/** A link as it is stored; anything else stays as it was typed, so that its error can be shown. */
export function cleanLink(input: unknown): string {
  const text = cleanText(input);
  return parseSiteUrl(text) ?? text;
}

/** A SHA-256 in lower case. */
export function cleanHash(input: unknown): string {
  return plainSigns(cleanText(input)).toLowerCase();
}

export function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
