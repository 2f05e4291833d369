import { cleanText } from './clean-text.ts';

/** A text whose line breaks mean something: each line cleaned, at most one empty line in a row, none at the ends. */
export function cleanLines(input: unknown): string {
  if (typeof input !== 'string') return '';
  return input
    .slice(0, 20_000)
    .split(/\r\n?|\n/)
    .map(cleanText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
