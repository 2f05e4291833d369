import { expect, it } from 'vitest';
import { classifyRefusal } from './classify-refusal.ts';

it.each([
  [-32005, 'query returned more than 10000 results', { reason: 'range' }],
  [-32000, 'exceed maximum block range: 5000', { reason: 'range', maxBlocks: 5000 }],
  [-32602, 'eth_getLogs is limited to a 10,000 blocks range', { reason: 'range', maxBlocks: 10_000 }],
  [
    -32600,
    'You can make eth_getLogs requests with up to a 500 block range.',
    { reason: 'range', maxBlocks: 500 },
  ],
  [-32005, 'daily request count exceeded, request rate limited', { reason: 'rate' }],
  [429, 'Too Many Requests', { reason: 'rate' }],
  [3, 'execution reverted', { reason: 'reverted' }],
  [-32000, 'execution reverted: ERC721: invalid token ID', { reason: 'reverted' }],
  [-32601, 'the method eth_getLogs does not exist', { reason: 'refused' }],
  [0, '', { reason: 'refused' }],
])('%i %s', (code, message, expected) => {
  expect(classifyRefusal(code, message)).toMatchObject({ ok: false, ...expected });
});
