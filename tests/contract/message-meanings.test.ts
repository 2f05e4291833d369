import { expect, test } from 'vitest';
import { keyOf, readCatalogue } from '../../scripts/messages/read-catalogue.ts';

/** What a message says in a language, by its key. */
function wordsOf(locale: string) {
  const entries = readCatalogue('messages', locale);
  return (key: string) =>
    [...new Set(entries.flatMap((entry) => (keyOf(entry) === key ? entry.translation : [])))].join();
}

test.each(['zh', 'zh-tw', 'ja', 'ko', 'vi'])(
  'in %s an amount of money and one of tokens are two words',
  (locale) => {
    const words = wordsOf(locale);
    expect(words('Amount')).not.toBe('');
    expect(words('of tokens or coins: Amount')).not.toBe('');
    expect(words('of tokens or coins: Amount')).not.toBe(words('Amount'));
  },
);

/** A particle whose form depends on the last sound of the word before it, behind a value; or both forms, as 을(를). */
const openParticle =
  /\{\w+\}(?:<\/\d+>)?[”’]?(?:을|를|이|가|은|는|와|과|로|으로)(?![가-힣])|[을를이가은는와과]\([가-힣]{1,2}\)|\(으\)로/;

test('in Korean no particle depends on the sound of a value', () => {
  const open = readCatalogue('messages', 'ko').filter(({ translation }) => openParticle.test(translation));
  expect(open.map(({ translation }) => translation)).toEqual([]);
});

test('in Hindi keys are named whole, and in Japanese a vulnerability is no mere defect', () => {
  const hindi = wordsOf('hi');
  for (const key of ['Offline keys', 'Create keys <0>without a network</0>'])
    expect(hindi(key), key).toContain('प्राइवेट की');
  const security = readCatalogue('messages', 'ja').filter(({ source }) => /vulnerabilit/i.test(source));
  expect(security.length).toBeGreaterThan(0);
  for (const { translation } of security) expect(translation).toContain('脆弱性');
});
