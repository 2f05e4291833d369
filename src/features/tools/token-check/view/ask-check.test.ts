import { afterEach, describe, expect, it, vi } from 'vitest';
import { askCheck } from './ask-check.ts';

const question = { network: 'bsc', address: `0x${'1'.repeat(40)}`, pair: undefined };
const open = new AbortController().signal;

afterEach(() => void vi.restoreAllMocks());

describe('why a check was not made', () => {
  it.each([
    [429, '600', 'visitor-spent'],
    [429, '601', 'visitor-spent-today'],
    [503, '30', 'unavailable'],
    [503, '7200', 'network-spent'],
    [500, '', 'unavailable'],
    [400, '', 'refused'],
    [404, '', 'refused'],
  ] as const)('follows from status %d and a wait of “%s” seconds: %s', async (status, wait, failure) => {
    const headers: HeadersInit = wait === '' ? {} : { 'retry-after': wait };
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status, headers }));
    expect(await askCheck(question, open)).toEqual({ ok: false, failure });
  });

  it('is no lost connection where the answer takes too long', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      (_address, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        }),
    );
    const asked = askCheck(question, open);
    limit.abort(new DOMException('The time has passed.', 'TimeoutError'));
    expect(await asked).toEqual({ ok: false, failure: 'unavailable' });
    expect(timeout.mock.calls).toEqual([[75_000]]);
  });

  it('is a lost connection where nothing came back', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await askCheck(question, open)).toEqual({ ok: false, failure: 'unreachable' });
  });
});
