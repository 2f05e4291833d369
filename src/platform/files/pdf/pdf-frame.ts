import { isPadding } from '../picture-facts.ts';
import type { PdfFacts } from './pdf-facts.ts';

/** ISO 32000-1 §7.5.2; browsers and readers look for the mark further on, which is how other files carry a PDF. */
export function startsAsPdf(bytes: Buffer): boolean {
  return /^%PDF-[12]\.\d[\s\0%]/.test(bytes.toString('latin1', 0, 9));
}

/** Where what belongs to the PDF ends; undefined when it is cut off. */
function findEnd(bytes: Buffer): number | undefined {
  const mark = bytes.lastIndexOf('%%EOF');
  return mark < 0 ? undefined : mark + '%%EOF'.length;
}

const page =
  /<(!doctype|html|head|body|script|svg|iframe|object|embed|meta|img|style)[\s>/]|<\?(php|=)|#!\//i;
const zipEnd = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const zipEndBytes = 22;

/** A ZIP is found from its end: a mark, and behind it a comment that fills the rest of the file. */
function isZip(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - 65_535 - zipEndBytes);
  for (let at = bytes.indexOf(zipEnd, from); at >= 0; at = bytes.indexOf(zipEnd, at + 1)) {
    if (at + zipEndBytes <= bytes.length && at + zipEndBytes + bytes.readUInt16LE(at + 20) === bytes.length)
      return true;
  }
  return false;
}

/** Says `broken` when the end is missing, `mixed` when another kind of file is in or behind it. */
export function findFrameFault(bytes: Buffer): 'broken' | 'mixed' | undefined {
  const end = findEnd(bytes);
  if (end === undefined) return 'broken';
  const isMixed =
    !isPadding(bytes.subarray(end)) || page.test(bytes.toString('latin1', 0, 1024)) || isZip(bytes);
  return isMixed ? 'mixed' : undefined;
}

/**
 * Objects that the walk did not see, because they lie inside of others, can still be reached by a reader.
 * @param headers where the walk saw the word `obj`, ascending
 */
export function hidesObjects(bytes: Buffer, headers: readonly number[]): boolean {
  let seen = 0;
  for (let at = bytes.indexOf('obj'); at >= 0; at = bytes.indexOf('obj', at + 3)) {
    while ((headers[seen] ?? Infinity) < at) seen += 1;
    if (headers[seen] === at) continue;
    if (/\d[\0\s]+\d+[\0\s]*$/.test(bytes.toString('latin1', Math.max(0, at - 24), at))) return true;
  }
  return false;
}

/** White space may stand between the place that is named and the section. */
function findSection(bytes: Buffer, sections: PdfFacts['sections'], at: number): number | undefined {
  const isReached = (start: number) => start >= at && start - at < 16 && isPadding(bytes.subarray(at, start));
  return sections.has(at) ? at : [...sections.keys()].find(isReached);
}

/** The cross-reference has to lead from the end of the file through all its sections, and not in a circle. */
export function isCrossReferenceSound(
  bytes: Buffer,
  { sections, lastSection }: Pick<PdfFacts, 'sections' | 'lastSection'>,
): boolean {
  const seen = new Set<number>();
  const waiting = [lastSection ?? -1];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const begin = findSection(bytes, sections, at);
    if (begin === undefined || seen.has(begin)) return false;
    seen.add(begin);
    waiting.push(...(sections.get(begin) ?? []).filter((next) => next > 0));
  }
  return true;
}
