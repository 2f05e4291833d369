import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchPage } from './fetch-page.ts';
import { subscribe } from '#features/newsletter/view/subscribe.ts';
import { httpTimeoutMs } from '#lib/http-timeout.ts';

afterEach(() => void vi.restoreAllMocks());

/** A server that accepts the call and never responds; the clock of timeouts is the test's. */
function neverAnswer() {
  const ends: (() => void)[] = [];
  const waited: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const ending = new AbortController();
    waited.push(ms);
    ends.push(() => ending.abort(new DOMException('timed out', 'TimeoutError')));
    return ending.signal;
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      }),
  );
  return { waited, passTime: () => ends.forEach((end) => end()) };
}

describe('what never answers', () => {
  test('the request of a page is aborted after 30 s', async () => {
    const { waited, passTime } = neverAnswer();
    const requested = fetchPage('/en/about', new AbortController().signal);
    passTime();
    await expect(requested).rejects.toMatchObject({
      name: 'UnreachedError',
      cause: { name: 'TimeoutError' },
    });
    expect(waited).toEqual([30_000]);
  });

  test('another page ends the wait for the one before', async () => {
    neverAnswer();
    const leaving = new AbortController();
    const requested = fetchPage('/en/partner', leaving.signal);
    leaving.abort();
    await expect(requested).rejects.toMatchObject({ cause: { name: 'AbortError' } });
  });

  test('a subscription says after 30 s that it failed', async () => {
    const { waited, passTime } = neverAnswer();
    const outcome = subscribe({ email: 'ana@example.org', lang: 'en' });
    passTime();
    await expect(outcome).resolves.toMatchObject({ code: 'failed' });
    expect(waited).toEqual([httpTimeoutMs]);
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
