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
