/** Puts the second character of each pair in place of its first; what is in no pair stays. @param pairs in one text */
export function foldPairs(pairs: string): (text: string) => string {
  const forms = new Map(Array.from(pairs.matchAll(/(.)(.)/gu), ([, variant, form]) => [variant, form]));
  if (forms.size === 0) return (text) => text;
  return (text) => text.replace(/./gu, (character) => forms.get(character) ?? character);
}
