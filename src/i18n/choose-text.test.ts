import { expect, it } from 'vitest';
import { chooseText, otherLanguageOf } from './choose-text.ts';

it('prefers the language, then the other Chinese script, then English, then anything', () => {
  expect(chooseText({ ko: 'a', en: 'b' }, 'ko')).toBe('a');
  expect(chooseText({ zh: 'a', en: 'b' }, 'zh-tw')).toBe('a');
  expect(chooseText({ 'zh-tw': 'a', en: 'b' }, 'zh')).toBe('a');
  expect(chooseText({ zh: 'a', en: 'b' }, 'ko')).toBe('b');
  expect(chooseText({ ru: 'a' }, 'ko')).toBe('a');
  expect(chooseText({ ko: '', ru: 'a' }, 'ko')).toBe('a');
  expect(chooseText({}, 'ko')).toBeUndefined();
});

it('names the language of a text in another language', () => {
  expect(otherLanguageOf({ ko: 'a', en: 'b' }, 'ko')).toBeUndefined();
  expect(otherLanguageOf({ zh: 'a', en: 'b' }, 'zh-tw')).toBe('zh-Hans');
  expect(otherLanguageOf({ zh: 'a', en: 'b' }, 'ko')).toBe('en');
  expect(otherLanguageOf({ ko: '', ru: 'a' }, 'ko')).toBe('ru');
  expect(otherLanguageOf({}, 'ko')).toBeUndefined();
});
