import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { findGzip, makeGzip, makePlain } from './made-bodies.ts';

const text = 'a text of many pages '.repeat(500);
const br = brotliCompressSync(text);

test('clients that ask for gzip at the same time share one body, and the next one finds it', async () => {
  expect(findGzip('"a-gzip"')).toBeUndefined();
  const [first, second] = [makeGzip('"a-gzip"', br), makeGzip('"a-gzip"', br)];
  expect(second).toBe(first);
  const body = await first;
  expect(gunzipSync(body).toString()).toBe(text);
  expect(findGzip('"a-gzip"')).toBe(body);
});

test('clients that read the plain text at the same time share one body', async () => {
  const first = makePlain(br);
  expect(makePlain(br)).toBe(first);
  expect((await first).toString()).toBe(text);
});

test('what cannot be read is an error each time', async () => {
  const broken = Buffer.from('no Brotli');
  await expect(makeGzip('"b-gzip"', broken)).rejects.toThrow();
  await expect(makeGzip('"b-gzip"', broken)).rejects.toThrow();
  expect(findGzip('"b-gzip"')).toBeUndefined();
});
