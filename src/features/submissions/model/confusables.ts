/** By Latin letter, what is taken for it. */
const lookAlikes: Readonly<Record<string, string>> = {
  a: 'аɑαა',
  b: 'ьвβƅ',
  c: 'сϲⅽᴄ',
  d: 'ԁɗđⅾ',
  e: 'еєεɛҽ',
  f: 'ғƒ',
  g: 'ɡցɢ',
  h: 'һнհ',
  j: 'јϳ',
  k: 'кκқ',
  l: 'i1ıіιɩӏɪⅼłɫ|',
  m: 'мμⅿʍ',
  n: 'ηпոռ',
  o: 'оοσ0օөøɵዐჿ',
  p: 'рρƿþ',
  q: 'ԛզգ',
  r: 'гᴦɾя',
  s: 'ѕꜱƽ5ʂ',
  t: 'тτƭŧ',
  u: 'υսʋц',
  v: 'νѵᴠⅴ',
  w: 'ԝѡωաшᴡ',
  x: 'хχҳⅹ',
  y: 'уγүყʏ',
  z: 'ᴢʐ',
};

/**
 * Letters of other alphabets, and digits, by the Latin letter that they read as: a hand-picked part of Unicode's confusables
 * (https://www.unicode.org/reports/tr39/), in lower case and without accents. `i`, `l` and `1` are one letter.
 */
export const confusables: ReadonlyMap<string, string> = new Map(
  Object.entries(lookAlikes).flatMap(([latin, others]) =>
    [...others].map((other) => [other, latin] as const),
  ),
);
