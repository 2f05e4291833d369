import { confusables } from './confusables.ts';

/** The letters and digits of a text, compatible forms and case made one: what a person takes for the same word. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}|]/gu, '')
    .normalize('NFC');
}

/** What a text looks like at a glance: folded, with look-alike letters made one. Equal skeletons are easily taken for each other. */
export function skeletonOf(text: string): string {
  return Array.from(foldText(text), (letter) => confusables.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** True when one letter was added, left out, changed or swapped with its neighbour, or nothing at all. */
export function isWithinOneEdit(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  const isSwap =
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
  return isSwap || short.slice(at + 1) === long.slice(at + 1);
}

/** How much one text looks like another that is not the same. */
export type Likeness = 'same' | 'homoglyph' | 'skeleton' | 'one-edit' | undefined;

/** Shorter words are one letter away from too many honest ones. */
const oneEditMinLetters = 6;

/** @returns `same` for texts that differ in case and spacing at most; `homoglyph` when letters of another alphabet make the likeness */
export function likenessOf(candidate: string, existing: string): Likeness {
  const folded = foldText(candidate);
  const other = foldText(existing);
  if (folded === '' || other === '') return undefined;
  if (folded === other) return 'same';
  const skeleton = skeletonOf(candidate);
  const otherSkeleton = skeletonOf(existing);
  if (skeleton === otherSkeleton) return /^[\u0000-\u007f]*$/.test(folded) ? 'skeleton' : 'homoglyph';
  const isLatin =
    /^[a-z0-9]+$/.test(skeleton) && Math.min(skeleton.length, otherSkeleton.length) >= oneEditMinLetters;
  return isLatin && isWithinOneEdit(skeleton, otherSkeleton) ? 'one-edit' : undefined;
}
