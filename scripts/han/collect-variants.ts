type Pair = readonly [character: string, others: readonly string[]];

/** The lines of a table of OpenCC: a character, a tab, and one or more others separated by spaces. */
function parseTable(text: string): Pair[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [character = '', others = ''] = line.split('\t');
      return [character, others.split(' ')];
    });
}

/** Characters outside the basic plane are in no keyboard's everyday set; without them the table is half as large. */
const isCommon = (character: string) => character.length === 1;

/**
 * Every traditional character with its simplified form, and regional variants with the form that the others have. Where a traditional
 * character is also simplified itself (乾 in 乾坤), it counts as its other form all the same: a search then finds both.
 * @param tables OpenCC's `TSCharacters.txt`, and its `TWVariants.txt` and `HKVariants.txt`
 */
export function collectVariants(tables: {
  simplified: string;
  regional: readonly string[];
}): Map<string, string> {
  const forms = new Map<string, string>();
  const settle = (character: string): string => {
    const next = forms.get(character);
    return next === undefined ? character : settle(next);
  };
  const join = (character: string, form: string) => {
    if (isCommon(character) && isCommon(form) && settle(form) !== settle(character))
      forms.set(settle(character), settle(form));
  };
  for (const [traditional, others] of parseTable(tables.simplified))
    join(traditional, others.find((other) => other !== traditional && isCommon(other)) ?? traditional);
  for (const [standard, others] of tables.regional.flatMap(parseTable))
    for (const other of others) join(other, standard);
  return new Map([...forms.keys()].map((character) => [character, settle(character)]));
}

/** One text of all pairs, the variant first: small to store and to read. */
export function joinPairs(variants: ReadonlyMap<string, string>): string {
  return [...variants]
    .map((pair) => pair.join(''))
    .toSorted()
    .join('');
}
