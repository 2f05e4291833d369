import { splitLinks } from '#lib/split-links.ts';
import { DescriptorError } from './descriptor-issue.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Longer than any label of a wallet. */
const textMax = 200;
/**
 * Characters that are not seen or begin a line, letters of other alphabets, which look like those of a known name, and addresses that a person
 * could follow. Files are written in English.
 */
const unfitText =
  /[\p{C}\p{M}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?!\p{Script=Latin})\p{L}|:\/\/|\bwww\./iu;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where a part could be loaded from: descriptors are read alone. */
const isLink = (value: unknown) => typeof value === 'string' && /^[a-z][a-z\d+.-]{0,20}:/i.test(value);

/** @throws DescriptorError */
export function fieldsAt(value: unknown, at: string): Fields {
  if (!isFields(value)) throw new DescriptorError(isLink(value) ? 'link' : 'shape', at);
  return value;
}

/** The same, where it may be missing. */
export const optionalFieldsAt = (value: unknown, at: string): Fields =>
  value === undefined ? {} : fieldsAt(value, at);

/** @throws DescriptorError also where the list has more than `max` entries */
export function listAt(value: unknown, at: string, max: number): readonly unknown[] {
  if (!Array.isArray(value)) throw new DescriptorError(isLink(value) ? 'link' : 'shape', at);
  if (value.length > max) throw new DescriptorError('too-many', at);
  return value as unknown[];
}

/** A text that visitors read. @throws DescriptorError */
export function wordsAt(value: unknown, at: string): string {
  if (typeof value !== 'string') throw new DescriptorError('text', at);
  const text = value.trim();
  if (text === '' || text.length > textMax || unfitText.test(text)) throw new DescriptorError('text', at);
  if (splitLinks(text).some(({ href }) => href !== undefined)) throw new DescriptorError('text', at);
  return text;
}

/** Own members only: a file can name a member like one that every object has. */
export const memberOf = (fields: Fields, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;
