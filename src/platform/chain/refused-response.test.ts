import { describe, expect, it } from 'vitest';
import { classifyRefusal } from '#lib/block-ranges/classify-refusal.ts';
import { spellOutRefusal } from './refused-response.ts';

const batch = JSON.stringify([
  { jsonrpc: '2.0', id: 7, method: 'eth_getLogs' },
  { jsonrpc: '2.0', id: 8, method: 'eth_chainId' },
]);

interface AnsweredError {
  error: { code: number; message: string };
}

async function errorsFor(status: number, body: unknown) {
  const response = new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  const answers = (await (await spellOutRefusal(response, batch)).json()) as AnsweredError[];
  return answers.map(({ error }) => classifyRefusal(error.code, error.message));
}

const one = (code: number, message: string) => ({ jsonrpc: '2.0', id: 56, error: { code, message } });

describe('spellOutRefusal', () => {
  it.each([
    [413, one(-32_614, 'eth_getLogs is limited to a 10,000 range'), { reason: 'range', maxBlocks: 10_000 }],
    [
      400,
      one(-32_600, 'You can make eth_getLogs requests with up to a 500 block range.'),
      { reason: 'range', maxBlocks: 500 },
    ],
    [400, [one(-32_602, 'range 1000000 exceeds limit of 10000')], { reason: 'range', maxBlocks: 10_000 }],
    [413, '<html>Request Entity Too Large</html>', { reason: 'range' }],
    [429, one(-32_000, 'slow down'), { reason: 'rate' }],
    [429, '', { reason: 'rate' }],
    [429, one(-32_614, 'eth_getLogs is limited to a 5 range'), { reason: 'range', maxBlocks: 5 }],
    [403, 'Forbidden', { reason: 'refused' }],
  ])('%i %j: %j for each call', async (status, body, expected) => {
    expect(await errorsFor(status, body)).toMatchObject([expected, expected]);
  });

  it.each([200, 500, 502, 503])('%i is passed on', async (status) => {
    const response = new Response('{}', { status });
    expect(await spellOutRefusal(response, batch)).toBe(response);
  });
});
