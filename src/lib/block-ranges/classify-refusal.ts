import type { RefusedCall } from './node-refusal.ts';
import { statedLimit } from './stated-limit.ts';

/** How nodes and providers word it; there is no standard, and the codes overlap. */
const rangeWords =
  /range|too many (?:results|logs|blocks)|more than [\d,]+ (?:results|logs|blocks)|limited to|(?:max|exceed|limit|larger|greater)\S* .{0,40}(?:blocks|results|logs|size|mb\b)|smaller than size|logs matched|response (?:size|is too|too)|(?:entity|payload) too large|time(?:d )?.?out|deadline exceeded|too large/i;
/** Asked too often, in words that are about nothing else. */
const rateWords =
  /too many requests|(?:request|call) rate|rate.?limit|rate exceeded|compute units|requests? ?(?:per|\/)|daily request|throttl|quota/i;
/** Asked too often, where nothing is said of blocks or results. */
const vagueRateWords = /capacity|credits|exhausted|limit exceeded|usage limit/i;
const aboutBlocks = /\bblocks?\b|\bresults?\b|\brange\b/i;
const revertWords = /revert|out of gas|invalid opcode|stack underflow|bad jump/i;

const codes = { reverted: 3, tooLarge: 413, tooOften: 429, limitExceeded: -32_005 };
const longestRead = 600;

/** What a JSON-RPC error means for reading. @param code of the error, or of HTTP where it has none @param message as the node worded it */
export function classifyRefusal(code: number, message: string): RefusedCall {
  const text = message.slice(0, longestRead);
  if (code === codes.reverted || revertWords.test(text)) return { ok: false, reason: 'reverted' };
  const isAboutBlocks = aboutBlocks.test(text);
  if ((rateWords.test(text) || code === codes.tooOften) && !isAboutBlocks)
    return { ok: false, reason: 'rate' };
  if (code === codes.tooLarge || rangeWords.test(text))
    return { ok: false, reason: 'range', maxBlocks: statedLimit(text) };
  // With this code the same words are about the range as often as not; half a range is right in both cases.
  if (code === codes.limitExceeded) return { ok: false, reason: 'range' };
  if (code === codes.tooOften || vagueRateWords.test(text)) return { ok: false, reason: 'rate' };
  return { ok: false, reason: 'refused' };
}
