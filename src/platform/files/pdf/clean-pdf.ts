import { deflateSync } from 'node:zlib';
import { namesOf } from './pdf-dictionary.ts';
import type { PdfFacts, PdfStream } from './pdf-facts.ts';
import { PdfLexer } from './pdf-lexer.ts';

const space = 0x20;

/** Texts of one object become spaces. */
function blankTexts(bytes: Buffer, start: number): void {
  const lexer = new PdfLexer(bytes, start);
  for (let kind = lexer.next(); kind !== 'end'; kind = lexer.next()) {
    if (kind === 'keyword' && lexer.text === 'endobj') return;
    if (kind === 'string') bytes.fill(space, lexer.start + 1, lexer.at - 1);
  }
}

/** A description becomes an empty one of the same length. */
function blankStream(bytes: Buffer, { entries, start, end }: PdfStream): void {
  const isPacked = namesOf(entries['Filter']).length > 0;
  const empty = deflateSync(' ');
  bytes.fill(isPacked ? 0 : space, start, end);
  if (isPacked && end - start >= empty.length) empty.copy(bytes, start);
}

/**
 * Takes out who wrote a PDF and with what. Every byte keeps its place, so that the file needs no new cross-reference.
 * A signed file stays as it is, else its signature would be worth nothing.
 */
export function cleanPdf(bytes: Buffer, facts: PdfFacts): Buffer {
  const descriptions = facts.streams.filter(({ entries }) => entries['Type'] === 'Metadata');
  const { objects, entries } = facts.info;
  if (facts.isSigned || (descriptions.length === 0 && objects.size === 0)) return bytes;
  const clean = Buffer.from(bytes);
  for (const stream of descriptions) blankStream(clean, stream);
  for (const number of objects) {
    const start = facts.objects.starts[facts.objects.numbers.lastIndexOf(number)];
    if (start !== undefined) blankTexts(clean, start);
  }
  for (const [start, end] of entries) clean.fill(space, start, end);
  return clean;
}
