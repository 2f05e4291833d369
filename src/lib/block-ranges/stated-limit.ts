/** No provider allows more at once; a larger number is a block's, a year's or a byte count. */
const largestSpan = 10_000_000;

/** What a number can count other than blocks: `10K logs`, `150MB`, `25 requests`. */
const otherUnit =
  /^[\s-]*(?:logs?|results?|entries|events|bytes|[kmg]i?b|m?s|sec(?:ond)?s?|minutes?|hours?|days?|%|requests?|calls?|credits?|addresses|topics|param(?:eter)?s|receipts?|transactions?|per)\b/i;
/** The refusal is about how much was found; a number of blocks beside it is no limit, because longer ranges with less in them are taken. */
const aboutAmount =
  /response size|\bresults?\b|\d(?:\s?k)?\s(?:logs|events)\b|logs? matched|logs? per response|too many logs|any block range|\bbytes\b|\d\s?mb\b|time(?:d )?.?out|response (?:is )?too|larger than \d+ ?[kmg]b|maximum size/i;
const limitBefore =
  /\b(?:limit(?:ed)?|max(?:imum)?|up to|at most|over|more than|exceed(?:s|ed|ing)?|(?:greater|larger|bigger|wider|longer|smaller|less|fewer) than|within|only|allow(?:s|ed)?)\b/i;
const limitAfter = /^[\s-]*(?:blocks?\s+)?(?:range\s+)?(?:max(?:imum)?|limit|allowed)\b/i;
const isRequested = /^[\s-]*blocks? (?:requested|asked|given)\b/i;

/** `10,000`, `10_000`, `10k` and `2K`; not a part of a version, an address or an error's code. */
const numbers = /(?<![\w.,-])(\d{1,3}(?:[,_'.]\d{3})+|\d+)(?:\s?(k))?(?![\w.]*\d)/gi;

/** The message without its addresses, suggested ranges and the range that was asked for; "0 - 500" is 500. */
const withoutRanges = (message: string) =>
  message
    .replaceAll(/https?:\/\/\S+/gi, ' ')
    .replaceAll(/\[[^[\]]{0,80}\]/g, ' ')
    .replaceAll(/0x[0-9a-f]+/gi, ' ')
    .replaceAll(/\b0\s*(?:-|–|to)\s*(?=\d)/gi, '')
    .replaceAll(/(?<!\d)\d{1,12}\s?[-–]\s?\d{1,12}/g, ' ')
    .replaceAll(/\bfrom (?:block )?\d+ to (?:block )?\d+/gi, ' ')
    .replaceAll(/(?<![\d,])[\d,]{1,15}\s?>\s?(?=\d)/g, ' limit ');

/** Since the last comma, bracket or end of a sentence: "block range = 5120, max block range = 5000" is two statements. */
const clauseBefore = (text: string) =>
  text
    .slice(-80)
    .split(/[,;()]|\.\s/)
    .at(-1)!;

/**
 * The longest range that a refusal names as allowed, in blocks. A number of logs or bytes, the range that was asked for and a range that
 * the node suggests do not count.
 */
export function statedLimit(message: string): number | undefined {
  if (aboutAmount.test(message)) return undefined;
  const text = withoutRanges(message);
  let end = 0;
  for (const match of text.matchAll(numbers)) {
    const before = clauseBefore(text.slice(end, match.index));
    end = match.index + match[0].length;
    const after = text.slice(end);
    if (otherUnit.test(after) || isRequested.test(after)) continue;
    if (!limitBefore.test(before) && !limitAfter.test(after)) continue;
    const blocks = Number(match[1]!.replaceAll(/[,_'.]/g, '')) * (match[2] === undefined ? 1 : 1_000);
    if (blocks >= 1 && blocks <= largestSpan) return blocks;
  }
  return undefined;
}
