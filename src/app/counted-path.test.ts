import { describe, expect, it } from 'vitest';
import { countedPath } from './counted-path.ts';

describe('countedPath', () => {
  it.each([
    ['home', '/', '/en'],
    ['news', '/news', '/en/news'],
    ['dappstore', '/dappstore?key=uniswap', '/en/dappstore'],
    ['news-item', '/news/12', '/en/news/12'],
    ['success', '/success?reference=secret', '/en/success'],
    ['not-found', '/', '/en/404'],
    ['error', '/', undefined],
    ['submission-status', '/submission/secret', '/en/submission/:reference'],
  ] as const)('tells of %s at %s no more than %s', (id, path, expected) => {
    expect(countedPath({ id, locale: 'en', path })).toBe(expected);
  });
});
