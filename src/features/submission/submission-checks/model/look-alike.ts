import { isWithinOneEdit } from '#lib/is-within-one-edit.ts';
import type { FindingSeverity } from '#features/submission/submissions/model/finding.ts';
import { confusables } from '#lib/confusables.ts';
import { foldHan } from '#lib/fold-han.ts';
import { foldKana } from '#lib/fold-kana.ts';
import { plainSigns } from '#lib/plain-signs.ts';

/** How a text looks at a glance; worked out once for every text that others are compared with. */
export interface Looks {
  /** Letters and digits; compatible forms, case, both syllabaries and both scripts of Chinese made one: what a person takes for the same word. */
  folded: string;
  /** Folded, with look-alike letters made one. Equal skeletons are easily taken for each other. */
  skeleton: string;
  /** The skeleton is one word of Latin letters and digits. */
  isLatin: boolean;
}

/** Two letters that are read as one; of the skeleton, in which `i`, `l` and `1` are one already. */
const pairs = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
] as const;

const ascii = /^[\u0000-\u007f]*$/;

/**
 * Narrower than the folding of a search: a letter that looks like another one (þ, đ) is left to the table of look-alike letters.
 */
function foldName(text: string): string {
  if (ascii.test(text)) return text.toLowerCase().replace(/[^a-z0-9|]/g, '');
  const plain = plainSigns(text.normalize('NFKC')).toLowerCase().normalize('NFD');
  return foldHan(foldKana(plain.replace(/[^\p{L}\p{N}|]/gu, '')).normalize('NFC'));
}

export function looksOf(text: string): Looks {
  const folded = foldName(text);
  let skeleton = '';
  for (const letter of folded) skeleton += confusables.get(letter) ?? letter;
  for (const [pair, letter] of pairs) skeleton = skeleton.replaceAll(pair, letter);
  return { folded, skeleton, isLatin: /^[a-z0-9]+$/.test(skeleton) };
}

/** How much one text looks like another that is not the same. */
export type Likeness = 'same' | 'homoglyph' | 'skeleton' | 'one-edit' | undefined;

/**
 * Letters of another alphabet are a trick for certain. Letters that are read as others (`vv` for `w`, `1` for `l`) nearly always are one: the
 * one who approves it says why. Everything else may be a coincidence, for the desk to judge.
 */
export function severityOfLikeness(likeness: Likeness): FindingSeverity {
  if (likeness === 'homoglyph') return 'blocking';
  return likeness === 'skeleton' ? 'desk' : 'warning';
}

/** Shorter words are one letter away from too many honest ones. */
const oneEditMinLetters = 6;

/** @returns `same` for texts that differ in case, spacing and spelling at most; `homoglyph` when letters of another alphabet make the likeness */
export function likenessOf(candidate: Looks, existing: Looks): Likeness {
  if (candidate.folded === '' || existing.folded === '') return undefined;
  if (candidate.folded === existing.folded) return 'same';
  if (candidate.skeleton === existing.skeleton)
    return ascii.test(candidate.folded) ? 'skeleton' : 'homoglyph';
  const letters = Math.min(candidate.skeleton.length, existing.skeleton.length);
  if (!candidate.isLatin || !existing.isLatin || letters < oneEditMinLetters) return undefined;
  return isWithinOneEdit(candidate.skeleton, existing.skeleton) ? 'one-edit' : undefined;
}
