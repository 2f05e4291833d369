import type { RefusedCall } from './node-refusal.ts';

/** How nodes and providers word it; there is no standard, and the codes overlap. */
const rangeWords =
  /range|too many (?:results|logs)|more than \d+ (?:results|logs)|limited to|(?:max|exceed)\S* .{0,30}(?:blocks|results|logs|size)|response size|query timeout|too large/i;
const rateWords = /rate|too many requests|capacity|throttl|compute units|limit exceeded|quota/i;
const revertWords = /revert|out of gas|invalid opcode|stack underflow|bad jump/i;
/** "up to a 10000 block range", "max range: 2,000", "limited to 0 - 500 blocks range": the number beside the word. */
const spanBefore = /(\d[\d,_']{1,12})[ -]*blocks?\b/i;
const spanAfter =
  /(?:block range|blocks|max(?:imum)?(?: block)? range|range limit)\D{0,24}?(\d[\d,_']{1,12})/i;

const longestRead = 400;
const largestSpan = 10_000_000;

function spanIn(message: string): number | undefined {
  const digits = spanBefore.exec(message)?.[1] ?? spanAfter.exec(message)?.[1];
  const blocks = Number(digits?.replaceAll(/[,_']/g, ''));
  return Number.isSafeInteger(blocks) && blocks >= 1 && blocks <= largestSpan ? blocks : undefined;
}

/** What a JSON-RPC error means for reading. @param code of the error @param message as the node worded it */
export function classifyRefusal(code: number, message: string): RefusedCall {
  const text = message.slice(0, longestRead);
  if (code === 3 || revertWords.test(text)) return { ok: false, reason: 'reverted' };
  if (code === 429 || (code !== -32_602 && rateWords.test(text) && !rangeWords.test(text)))
    return { ok: false, reason: 'rate' };
  if (rangeWords.test(text)) return { ok: false, reason: 'range', maxBlocks: spanIn(text) };
  if (code === -32_005) return { ok: false, reason: 'range' };
  return { ok: false, reason: 'refused' };
}
