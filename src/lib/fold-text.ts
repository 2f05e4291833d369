import { foldKana } from './fold-kana.ts';
import { normalizeText } from './normalize-text.ts';
import { plainSigns } from './plain-signs.ts';

const ascii = /^[\u0000-\u007f]*$/;

/**
 * Marks that readers know and leave out when they type: accents of Latin, Greek and Cyrillic letters (also where letter and mark are one
 * letter of the alphabet, such as ñ and й: people on another keyboard have only n and и), tones of Vietnamese, points of Hebrew and Arabic.
 * Unicode counts accents to no script. Marks that are letters stay: vowels and tones of Thai, vowel signs of Hindi, and the voicing marks
 * of Japanese, without which か is another syllable than が.
 */
const accents =
  /(?![\u3099\u309a])(?=\p{M})[\p{Script=Inherited}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}]|ـ/gu;

/** Letters that Unicode does not take apart into a letter and its mark, each above what is typed for it; ς is the σ at the end of a word. */
const whole = [...'đðøłħŧıȷŋĸƒɓɖɗƙƴɛɔəґς'];
const typed = [...'ddolhtijnkfbddkyeoeгσ'];
const spelled = new Map<string, string>([
  ...whole.map((letter, index) => [letter, typed[index]!] as const),
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
  // Two of the short sign look like the long one, and are often typed for it.
  ['เเ', 'แ'],
]);
const spellable = new RegExp([...spelled.keys()].join('|'), 'gu');

/**
 * Hindi writes a nasal before a consonant of its own group as a letter or as a dot (हिन्दी, हिंदी), the dot also for the moon with a dot, and
 * leaves the point under a consonant out; under ड and ढ it makes another sound, and stays.
 */
const nasals = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])|ँ/gu;
const nukta = /(?<![डढ])\u093c/gu;

/** The mark and the tone over one Thai letter, in either order. */
const thaiMarks = /\u0e4d([\u0e48-\u0e4b]+)/gu;

/**
 * A text as it is compared with another: what people type without marks, in another case or width, in the other syllabary or with digits
 * of their own script is equal. A folded text stays the same when it is folded again. For search and filters only; it is never shown.
 */
export function foldText(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  const letters = plainSigns(normalizeText(plainSigns(text), 'NFKC'))
    .toLowerCase()
    .normalize('NFD')
    .replace(accents, '')
    .replace(nukta, '')
    .replace(spellable, (letter) => spelled.get(letter)!)
    .replace(nasals, 'ं')
    .replace(thaiMarks, '$1\u0e4d');
  return normalizeText(foldKana(letters), 'NFC');
}
