import { foldPairs } from './fold-pairs.ts';
import { foldText } from './fold-text.ts';
import table from './han-variants.json' with { type: 'json' };

/* The table of Chinese characters is for the server: scripts/build/wall-of-the-browser.ts keeps it from the visitors' bundle. */

const han = /\p{Script=Han}/u;
const fold = foldPairs(table.pairs);

/** The pairs that end in a form. */
const pairsByForm = new Map<string, string>();
for (const [pair, , form] of table.pairs.matchAll(/(.)(.)/gu))
  pairsByForm.set(form!, (pairsByForm.get(form!) ?? '') + pair);

/** Traditional and simplified Chinese characters, and regional variants, as one: either finds the other. Folding twice changes nothing. */
export const foldHan = (text: string): string => (han.test(text) ? fold(text) : text);

/** `foldText`, and Chinese characters as one. */
export const foldTextWithHan = (text: string): string => foldHan(foldText(text));

/**
 * For a browser, which does not have the table: the pairs that fold every variant of the characters of a text as `foldHan` does.
 * @param text that is searched for, or that is searched
 */
export function hanPairsFor(text: string): string {
  const forms = new Set(foldTextWithHan(text));
  return [...forms].map((form) => pairsByForm.get(form) ?? '').join('');
}
