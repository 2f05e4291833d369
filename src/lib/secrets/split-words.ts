/**
 * The words of a text as the lists of BIP-39 are compared: without case and accents, whatever separates or numbers them. A run of Chinese
 * characters is one word: phrases are written with spaces between them, sentences are not.
 */
export function splitWords(text: string): readonly string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}+/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  );
}
