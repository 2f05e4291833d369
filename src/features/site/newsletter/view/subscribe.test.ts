import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { subscribe } from './subscribe.ts';

const send = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', send);
});
// Other files run in the same process.
afterEach(() => {
  vi.unstubAllGlobals();
  send.mockReset();
});

const answer = (result: number, message: string) => Response.json({ result, message });

describe('subscribe', () => {
  it.each(['', 'ana', 'ana@', '@example.com', 'a na@example.com', `ana@${'x'.repeat(64)}.com`])(
    'sends nothing for %j',
    async (email) => {
      expect(await subscribe({ email })).toEqual({ code: 'invalid-email' });
      expect(send).not.toHaveBeenCalled();
    },
  );

  it('posts the address and the language', async () => {
    send.mockResolvedValue(answer(0, ''));
    expect(await subscribe({ email: ' ana@example.com ', lang: 'en', locale: 'ko' })).toEqual({
      code: 'subscribed',
      confirm: false,
    });
    const [url, init] = send.mock.calls[0] ?? [];
    expect(url).toBe('/api/tokenPocket/subscribe');
    expect(JSON.parse(String(init?.body))).toEqual({ email: 'ana@example.com', lang: 'en', locale: 'ko' });
  });

  it('reports that a mail must be confirmed first', async () => {
    send.mockResolvedValue(Response.json({ result: 0, message: '', data: { confirm: true } }));
    expect(await subscribe({ email: 'ana@example.com' })).toEqual({ code: 'subscribed', confirm: true });
  });

  it('passes on the server’s message', async () => {
    send.mockResolvedValue(answer(429, 'Too many requests'));
    expect(await subscribe({ email: 'ana@example.com' })).toEqual({
      code: 'refused',
      message: 'Too many requests',
    });
  });

  it('passes on the network error', async () => {
    send.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await subscribe({ email: 'ana@example.com' })).toEqual({
      code: 'failed',
    });
  });
});
