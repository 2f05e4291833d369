/** Square letters: Chinese, Japanese, Korean, and their punctuation. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;

/** Marks above and below a letter, and joiners. */
const withoutWidth = /[\p{Mn}\u200b-\u200d]/u;

/** Width of a text in half letters of a CJK typeface, about the width of a Latin letter. */
export const textWidth = (text: string): number =>
  [...text]
    .filter((letter) => !withoutWidth.test(letter))
    .reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0);
