import { describe, expect, it } from 'vitest';
import { swapLanguage } from './swap-language.ts';

describe('swapLanguage', () => {
  it.each([
    ['/', '/ko'],
    ['/zh-tw', '/ko'],
    ['/en/news/4', '/ko/news/4'],
    ['/news', '/ko/news'],
    ['/en/download/app?ios=1&utm_source=mail#steps', '/ko/download/app?ios=1&utm_source=mail#steps'],
  ])('switches %s to Korean', (address, expected) => {
    expect(swapLanguage('ko', new URL(address, 'https://example.org'))).toBe(expected);
  });
});
