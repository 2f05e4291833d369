/** Scripts without spaces: a line may end between any two words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\u3000-\u303f\uff00-\uffef]/u;
/** Never starts a line: closing marks, small kana, iteration and length marks. */
const noStart =
  /^[\p{Pe}\p{Pf}!%),.:;?\]}·…、。〃々〜゛゜ゝゞーヽヾ！％，．：；？～ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ¢°]/u;
/** Never ends a line. */
const noEnd = /[\p{Ps}\p{Pi}$£¥#]$/u;

function mayBreak(before: string, after: string): boolean {
  if (noStart.test(after) || noEnd.test(before)) return false;
  if (/\s$/.test(before) || /[-–—/]$/.test(before)) return true;
  return unspaced.test([...before].at(-1) ?? '') || unspaced.test([...after][0] ?? '');
}

/**
 * The parts of a text between which a line may break, in order; joined they are the text.
 * @param language BCP 47 tag, for finding words where there are no spaces
 */
export function listBreakable(text: string, language: string): string[] {
  const parts: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const last = parts.at(-1);
    if (last !== undefined && !mayBreak(last, segment)) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts.flatMap((part) => part.split(/(?<=\s)(?=\S)/));
}

/** Fills lines one after the other; a part wider than the line gets its own. */
export function fillLines(parts: readonly string[], widths: readonly number[], limit: number): string[] {
  const lines: { text: string; width: number }[] = [];
  parts.forEach((part, index) => {
    const width = widths[index] ?? 0;
    const line = lines.at(-1);
    if (line && line.width + width <= limit) {
      line.text += part;
      line.width += width;
    } else lines.push({ text: part, width });
  });
  return lines.map(({ text }) => text.trim());
}

/** Balances the lines: as many as `fillLines` makes, of lengths as equal as possible. */
export function balanceLines(parts: readonly string[], widths: readonly number[], limit: number): string[] {
  const count = fillLines(parts, widths, limit).length;
  let narrow = Math.max(...widths, limit / 3);
  let wide = limit;
  while (wide - narrow > 1) {
    const middle = (narrow + wide) / 2;
    if (fillLines(parts, widths, middle).length <= count) wide = middle;
    else narrow = middle;
  }
  return fillLines(parts, widths, wide);
}
