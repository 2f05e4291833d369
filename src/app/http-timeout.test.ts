import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { holdTimeLimits } from '../../tests/support/time-limits.ts';
import { fetchPage } from './fetch-page.ts';
import { subscribe } from '#features/site/newsletter/view/subscribe.ts';
import { httpTimeoutMs } from '#lib/http-timeout.ts';

afterEach(() => void vi.restoreAllMocks());

/** A server that accepts the call and never responds; the clock of timeouts is the test's. */
function neverAnswer() {
  const limits = holdTimeLimits();
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      }),
  );
  return limits;
}

describe('what never answers', () => {
  test('the request of a page is aborted after 30 s', async () => {
    const limits = neverAnswer();
    const requested = fetchPage('/en/about', new AbortController().signal);
    limits.end();
    await expect(requested).rejects.toMatchObject({
      name: 'UnreachedError',
      cause: { name: 'TimeoutError' },
    });
    expect(limits.begun).toEqual([30_000]);
  });

  test('another page ends the wait for the one before', async () => {
    neverAnswer();
    const leaving = new AbortController();
    const requested = fetchPage('/en/partner', leaving.signal);
    leaving.abort();
    await expect(requested).rejects.toMatchObject({ cause: { name: 'AbortError' } });
  });

  test('a subscription says after 30 s that it failed', async () => {
    const limits = neverAnswer();
    const outcome = subscribe({ email: 'ana@example.org', lang: 'en' });
    limits.end();
    await expect(outcome).resolves.toMatchObject({ code: 'failed' });
    expect(limits.begun).toEqual([httpTimeoutMs]);
  });
});

/** Code that runs in browsers. */
const rooms = ['src/app', 'src/features', 'src/ui'];
const isBrowserCode = (file: string) => /\.tsx?$/.test(file) && !/\.test\.|[\\/]server[\\/]/.test(file);

test('every call that a browser makes ends by itself', () => {
  const root = join(import.meta.dirname, '../..');
  const files = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(root, room, file),
    ),
  );
  const calls = files.filter(isBrowserCode).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(/(?<![\w.])fetch\((?!request: Request)/g)].map(({ index }) => ({
      file: file.slice(root.length + 1),
      text: text.slice(index, index + 400),
    }));
  });
  expect(calls.length).toBeGreaterThan(8);
  const endless = calls.filter(({ text }) => !/signal: (?:timeoutSignal|AbortSignal\.timeout)\(/.test(text));
  expect(endless.map(({ file }) => file)).toEqual([]);
});
