import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldHan, foldTextWithHan, hanPairsFor } from './fold-han.ts';
import { foldPairs } from './fold-pairs.ts';
import table from './han-variants.json' with { type: 'json' };

test.each([
  ['錢包', '钱包', 'traditional finds simplified'],
  ['兌換', '兑换', 'traditional finds simplified'],
  ['去中心化交易所', '去中心化交易所', 'the same in both'],
  ['頭髮', '头发', 'two characters became one'],
  ['發現', '发现', 'two characters became one'],
  ['平臺', '平台', 'a variant of traditional'],
  ['裏面', '裡面', 'Hong Kong and Taiwan'],
  ['衞星', '衛星', 'Hong Kong and Taiwan'],
  ['龍門協議', '龙门协议', 'a name'],
])('%s is %s: %s', (one, other) => {
  expect(foldTextWithHan(one)).toBe(foldTextWithHan(other));
});

test.each([
  ['交易', '交换'],
  ['钱包', '铁包'],
])('%s is not %s', (one, other) => {
  expect(foldHan(one)).not.toBe(foldHan(other));
});

const letters = [...table.pairs];
const chinese = fc.string({ unit: fc.constantFrom(...letters), maxLength: 12 });

test('folding twice changes nothing, and what is not Chinese stays', () => {
  fc.assert(
    fc.property(fc.oneof(chinese, fc.string({ unit: 'binary' })), (text) => {
      const folded = foldTextWithHan(text);
      expect(foldTextWithHan(folded)).toBe(folded);
      expect(foldHan(text.replaceAll(/\p{Script=Han}/gu, ''))).toBe(text.replaceAll(/\p{Script=Han}/gu, ''));
    }),
  );
});

test('the pairs for a text fold it, and everything that finds it, as the whole table does', () => {
  fc.assert(
    fc.property(chinese, chinese, (key, title) => {
      const fold = foldPairs(hanPairsFor(key));
      expect(fold(key)).toBe(foldHan(key));
      expect(fold(title).includes(fold(key))).toBe(foldHan(title).includes(foldHan(key)));
      expect(fold(`${title}${key}`)).toContain(fold(key));
    }),
  );
  expect(hanPairsFor('swap ウォレット')).toBe('');
});
