import unicode from './confusables.json' with { type: 'json' };

/**
 * What reads so at a glance and is not the same shape, so that Unicode does not list it: small capitals, turned and rounded letters, and
 * a digit. By Latin letter.
 */
const readAs: Readonly<Record<string, string>> = {
  a: 'ᴀა',
  b: 'ʙ',
  d: 'ᴅ',
  e: 'ᴇєɛꞓ',
  f: 'ꜰғ',
  g: 'ɢ',
  h: 'ʜ',
  j: 'ᴊ',
  k: 'ᴋĸ',
  l: 'ʟ',
  m: 'ᴍʍ',
  n: 'ɴпπ',
  p: 'ᴘþƿ',
  q: 'ꞯ',
  r: 'ɾяᴙ',
  s: '5',
  t: 'ᴛ',
  u: 'ц',
  w: 'ωш',
};

const pairsOf = (groups: Readonly<Record<string, string>>) =>
  Object.entries(groups).flatMap(([prototype, letters]) =>
    [...letters].map((letter) => [letter, prototype] as const),
  );

const atAGlance = new Map(pairsOf(readAs));
const read = (text: string) => [...text].map((letter) => atAGlance.get(letter) ?? letter).join('');

/**
 * Letter or digit → the letters that it is taken for, in lower case and without accents: Unicode's confusables
 * (https://www.unicode.org/reports/tr39/; scripts/make-confusables.ts writes the table) and those above. Who compares texts puts each
 * letter's prototype in its place. `i`, `l` and `1` are one letter; `rn` stays two.
 */
export const confusables: ReadonlyMap<string, string> = new Map([
  ...pairsOf(unicode.letters).map(([letter, prototype]) => [letter, read(prototype)] as const),
  ...atAGlance,
]);
