import { describe, expect, it } from 'vitest';
import { localizedPath } from './localized-path.ts';

describe('localizedPath', () => {
  it.each([
    ['/', '/ko'],
    ['/news', '/ko/news'],
    ['/?theme=dark', '/ko?theme=dark'],
    ['/#tools', '/ko#tools'],
    ['/dappstore?category_id=99998&category=hot', '/ko/dappstore?category_id=99998&category=hot'],
  ])('puts the language before %s', (path, expected) => {
    expect(localizedPath('ko', path)).toBe(expected);
  });
});
