import { describe, expect, test } from 'vitest';
import { chooseEncoding } from './content-encoding.ts';

describe('encoding of a response', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['deflate', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['identity;q=1, *;q=0', 'identity'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['br;q=1.0', 'br'],
  ])('%s gives %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});
