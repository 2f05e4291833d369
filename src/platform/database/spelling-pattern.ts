import { foldTextWithHan, hanPairsFor } from '#lib/fold-han.ts';

/*
 * Folding every stored text in every search would take SQLite, and with it every visitor, a tenth of a millisecond for each text, ten times what
 * a pattern takes; PostgreSQL cannot fold as we do. So the words are folded instead, and become a pattern of everything that folds to them.
 */

/** Where Unicode has letters that fold to others. Chinese characters have a table of their own. */
const blocks = [
  [0x00, 0x33ff],
  [0xa640, 0xabff],
  [0xfb00, 0xffef],
] as const;

/** Two signs for one: nasals of Hindi before a consonant, and the long sign of Thai typed as two short ones. */
const twoForOne = new Map([
  ['ं', ['ङ्', 'ञ्', 'ण्', 'न्', 'म्']],
  ['แ', ['เเ']],
]);

interface Spellings {
  /** By what they fold to: one character or two. */
  byForm: ReadonlyMap<string, string>;
  /** A pattern of marks and invisible characters, which folding leaves out. */
  skipped: string;
}

let collected: Spellings | undefined;

const addTo = (map: Map<string, string>, form: string, letter: string) =>
  map.set(form, (map.get(form) ?? '') + letter);

/** Adds a letter to the last range that it follows on, or as a range of its own. */
function extendRanges(ranges: [first: string, last: string][], letter: string): void {
  const last = ranges.at(-1);
  if (last && letter.charCodeAt(0) === last[1].charCodeAt(0) + 1) last[1] = letter;
  else ranges.push([letter, letter]);
}

function collectSpellings(): Spellings {
  const byForm = new Map<string, string>();
  const skipped: [first: string, last: string][] = [];
  for (const [first, last] of blocks)
    for (let at = first; at <= last; at += 1) {
      const letter = String.fromCharCode(at);
      const form = foldTextWithHan(letter);
      if (form === '') extendRanges(skipped, letter);
      else if (form !== letter && form.length <= 2) addTo(byForm, form, letter);
    }
  return { byForm, skipped: `[${skipped.map(([first, last]) => `${first}-${last}`).join('')}]*` };
}

/** One of these characters. In brackets, both engines take a backslash before each of these signs for the sign itself, and before others not. */
const oneOf = (letters: string) => `[${letters.replace(/[\^$\\.*+?()[\]{}|/-]/g, '\\$&')}]`;

const either = (ways: readonly string[]) => (ways.length === 1 ? ways[0]! : `(?:${ways.join('|')})`);

/**
 * A regular expression, for PostgreSQL and for JavaScript with its flag `u`, that finds the spellings of a folded text. It knows a little less
 * than folding: neither characters that stand for three or more, nor the order of a tone and a mark over one Thai letter.
 * @param folded by `foldTextWithHan`
 */
export function spellingPattern(folded: string): string {
  // Once, when something is first searched for: it takes less than a tenth of a second.
  const { byForm, skipped } = (collected ??= collectSpellings());
  const byHanForm = new Map<string, string>();
  for (const [, variant, form] of hanPairsFor(folded).matchAll(/(.)(.)/gu)) addTo(byHanForm, form!, variant!);
  const waysOf = (form: string) =>
    either([
      oneOf(form + (byForm.get(form) ?? '') + (byHanForm.get(form) ?? '')) + skipped,
      ...(twoForOne.get(form) ?? []).map((way) => way + skipped),
    ]);
  const letters = [...folded];
  let pattern = '';
  for (let at = 0; at < letters.length; at += 1) {
    const [form = '', next = ''] = letters.slice(at, at + 2);
    const joined = next && byForm.get(form + next);
    pattern += joined ? either([waysOf(form) + waysOf(next), oneOf(joined) + skipped]) : waysOf(form);
    if (joined) at += 1;
  }
  return pattern;
}
