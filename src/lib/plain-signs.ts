const ascii = /^[\u0000-\u007f]*$/;
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const fullWidth = /[\uff01-\uff5e]/g;
const digit = /\p{Nd}/u;
const digits = /[^\P{Nd}0-9]/gu;

/** Unicode has the ten digits of every script in a row, so the value of one is how many precede it. */
function valueOf(character: string): string {
  const at = character.codePointAt(0)!;
  let before = 0;
  while (digit.test(String.fromCodePoint(at - before - 1))) before += 1;
  return String(before % 10);
}

/** Signs of which a keyboard has one kind: the others come from its other layouts, from word processors and from input methods. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/[‘’‛´ʹʻʼʽˈ՚′]/g, "'"],
  [/[\p{Pd}−]/gu, '-'],
  [/\p{Zs}/gu, ' '],
  [/[。｡٫]/g, '.'],
  [/[、､،٬]/g, ','],
];

/**
 * A text with the plain form of every sign that is typed in several: digits of any script are 0–9, full-width letters and signs are those of
 * ASCII, apostrophes, dashes and spaces are of one kind each, and there are no invisible characters. Letters keep their case and their
 * marks. For codes, amounts, versions and hashes, where `２`, `٢` and `2` are the same key in different languages. What has another value
 * on paper keeps it: `²` is no 2, so this is less than NFKC.
 */
export function plainSigns(text: string): string {
  if (ascii.test(text)) return text;
  const plain = text
    .replace(invisible, '')
    .replace(digits, valueOf)
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
  return signs.reduce((each, [kinds, sign]) => each.replace(kinds, sign), plain);
}
