import { diffLines } from 'diff';
import { markWords, type DiffPart } from '#lib/mark-words.ts';

export interface DiffRow {
  /** `Text, Spanish, line 4`; empty for the second row of a pair. */
  place: string;
  side: 'removed' | 'added';
  parts: DiffPart[];
}

const linesOf = (text: string) => text.replace(/\n$/, '').split('\n');

/** One place where lines were replaced: pairs first, with their words marked, then what is left over. */
function replaceLines(before: string[], after: string[], placeOf: (line: number) => string): DiffRow[] {
  const rows: DiffRow[] = [];
  const length = Math.max(before.length, after.length);
  for (let index = 0; index < length; index += 1) {
    const [old, fresh] = [before[index], after[index]];
    const [oldParts, freshParts] = markWords(old ?? '', fresh ?? '');
    if (old !== undefined) rows.push({ place: placeOf(index), side: 'removed', parts: oldParts });
    if (fresh !== undefined)
      rows.push({ place: old === undefined ? placeOf(index) : '', side: 'added', parts: freshParts });
  }
  return rows;
}

/** The lines of one text that differ. @param place what the rows are called */
export function diffText(before: string, after: string, place: string): DiffRow[] {
  if (before === after) return [];
  if (!before.includes('\n') && !after.includes('\n'))
    return replaceLines(before ? [before] : [], after ? [after] : [], () => place);
  const rows: DiffRow[] = [];
  let line = 1;
  let removed: string[] = [];
  const flush = (added: string[]) => {
    const start = line;
    rows.push(...replaceLines(removed, added, (index) => `${place}, line ${start + index}`));
    line += added.length;
    removed = [];
  };
  // A last line without its break would differ from the same line with one.
  for (const change of diffLines(`${before}\n`, `${after}\n`)) {
    if (change.removed) removed = linesOf(change.value);
    else if (change.added) flush(linesOf(change.value));
    else {
      if (removed.length > 0) flush([]);
      line += linesOf(change.value).length;
    }
  }
  if (removed.length > 0) flush([]);
  return rows;
}
