/** A letter as the portal compares names: compatible forms and case made one, no accents, no punctuation. Empty for what is no letter. */
function foldLetters(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase().normalize('NFD');
  return plain.replace(/[^\p{L}\p{N}|]/gu, '').normalize('NFC');
}

const isOneLetter = (text: string) => [...text].length === 1;
const isLatin = (text: string) => /^[a-z0-9]+$/.test(text);

/**
 * What Unicode's confusables say about letters and digits whose case does not count: a small letter looks like the prototype of its small
 * form; where that is no Latin letter, like the Latin prototype of its capital (Cyrillic `в`, whose capital is a `B`; `i`, whose capital is an `l`).
 * @param data character → prototype, as in confusables.txt of UTS #39
 */
export function collectConfusables(data: Readonly<Record<string, string>>): Map<string, string> {
  const direct = new Map<string, string>();
  const capitals = new Map<string, string>();
  for (const [from, prototype] of Object.entries(data)) {
    const letter = from.toLowerCase();
    const target = foldLetters(prototype);
    // Accents and punctuation, and what the folding of names makes one already.
    if (!isOneLetter(letter) || foldLetters(letter) !== letter || target === '' || target === letter)
      continue;
    if (from === letter) direct.set(letter, target);
    else if (from.normalize('NFKC') === from && isLatin(target)) capitals.set(letter, target);
  }
  // `m` looks like `rn`: the comparison replaces the pair by one letter, so a word keeps its length here.
  direct.delete('m');
  for (const [letter, target] of capitals)
    if (!isLatin(direct.get(letter) ?? '') && !(isLatin(letter) && letter !== 'i'))
      direct.set(letter, target);
  const settle = (text: string): string => {
    const next = [...text].map((letter) => direct.get(letter) ?? letter).join('');
    return next === text ? text : settle(next);
  };
  return new Map([...direct.keys()].map((letter) => [letter, settle(letter)]));
}

/** By what they look like, all letters that do, in the order of their code points: small to store and to read. */
export function groupByPrototype(confusables: ReadonlyMap<string, string>): Record<string, string> {
  const groups = new Map<string, string[]>();
  for (const [letter, prototype] of confusables)
    groups.set(prototype, [...(groups.get(prototype) ?? []), letter]);
  const sorted = [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([prototype, letters]) => [prototype, letters.toSorted().join('')]));
}
