import { describe, expect, test } from 'vitest';
import { negotiateLocale } from './negotiate-locale.ts';

describe('language of a visitor', () => {
  test.each([
    ['es-MX,es;q=0.9', 'es'],
    ['zh-TW,zh;q=0.9', 'zh-tw'],
    ['zh-HK', 'zh-tw'],
    ['zh-Hant-SG', 'zh-tw'],
    ['zh-CN,en;q=0.5', 'zh'],
    ['zh', 'zh'],
    ['PT-br', 'pt'],
    ['fil-PH', 'fil'],
    ['fr-FR,fr;q=0.9,en;q=0.7,zh;q=0.5', 'zh'],
    ['fr-FR,ko;q=0.5,en', 'ko'],
    ['fr-FR,en', 'en'],
    ['fr', 'en'],
    ['', 'en'],
    ['*', 'en'],
    [';;;,,', 'en'],
  ])('Accept-Language %s gives %s', (header, locale) => {
    expect(negotiateLocale(undefined, header)).toBe(locale);
  });

  test('a stored choice wins, an invalid one is ignored', () => {
    expect(negotiateLocale('th', 'zh')).toBe('th');
    expect(negotiateLocale('xx', 'ko')).toBe('ko');
    expect(negotiateLocale('__proto__', 'ko')).toBe('ko');
  });
});
