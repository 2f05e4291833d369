import { normalizeText } from './normalize-text.ts';

/** Normalizes case, letter width, and accents of Latin, Greek and Cyrillic letters. */
export function foldText(text: string): string {
  return normalizeText(text, 'NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}
