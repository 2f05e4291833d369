import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { foldText } from './fold-text.ts';

/** What people type, and the text that it is to find. */
const equal: Record<string, readonly (readonly [typed: string, text: string])[]> = {
  Latin: [
    ['CAFE', 'café'],
    ['ＡＰＰＲＯＶＡＬ', 'approval'],
    ['Malmo', 'Malmö'],
    ['smorrebrod', 'Smørrebrød'],
    ['Aebleskive', 'Æbleskive'],
    ['oeuvre', 'Œuvre'],
    ['Thingvellir', 'Þingvellir'],
    ['Hamrun', 'Ħamrun'],
    ['fine', 'ﬁne'],
  ],
  Vietnamese: [
    ['hoan doi', 'Hoán đổi'],
    ['tieng duc', 'Tiếng Đức'],
    ['TIẾNG ĐỨC', 'Tie\u0302\u0301ng Đu\u031b\u0301c'],
    ['cau noi', 'Cầu nối'],
  ],
  Turkish: [
    ['istanbul', 'İSTANBUL'],
    ['ISPARTA', 'ısparta'],
    ['isparta', 'Isparta'],
    ['Turkce', 'Türkçe'],
    ['agac', 'ağaç'],
  ],
  German: [
    ['STRASSE', 'Straße'],
    ['strasse', 'STRAẞE'],
    ['Munchen', 'München'],
  ],
  Polish: [
    ['lodz', 'Łódź'],
    ['zazolc gesla jazn', 'Zażółć gęślą jaźń'],
  ],
  Greek: [
    ['ελλαδα', 'Ελλάδα'],
    ['ΟΔΟΣ', 'οδός'],
    ['οδοσ', 'οδός'],
  ],
  Cyrillic: [
    ['елка', 'Ёлка'],
    ['КИІВ', 'Київ'],
    ['мои', 'мой'],
    ['гава', 'ґава'],
  ],
  Japanese: [
    ['ｳｫﾚｯﾄ', 'ウォレット'],
    ['うぉれっと', 'ウォレット'],
    ['ｶﾞｽ', 'ガス'],
    ['がす', 'カ\u3099ス'],
    ['ﾄｰｸﾝ', 'とーくん'],
  ],
  Korean: [
    ['\u1110\u1169\u110f\u1173\u11ab', '토큰'],
    ['지갑', '지갑'.normalize('NFD')],
  ],
  Thai: [
    ['น้ำ', 'น\u0e4d\u0e49า'],
    ['เเลก', 'แลก'],
    ['กระ\u200bเป๋า', 'กระเป๋า'],
  ],
  Hindi: [
    ['हिंदी', 'हिन्दी'],
    ['मुम्बई', 'मुंबई'],
    ['पांच', 'पाँच'],
    ['जरूरी', 'ज़रूरी'],
    ['फ\u093cीस', 'फीस'],
    ['क्\u200dष', 'क्ष'],
  ],
  digits: [
    ['v３．８．０', 'V3.8.0'],
    ['٣٫٨', '3.8'],
    ['१२३', '123'],
    ['๑๒๓', '123'],
    ['۴۵۶', '456'],
    ['①', '1'],
    ['𝟗', '9'],
  ],
  invisible: [
    ['swap\u200b', 'swap'],
    ['\ufeffswap', 'swap'],
    ['sw\u00adap', 'swap'],
    ['\u202eswap\u202c', 'swap'],
    ['sw\u2060ap', 'swap'],
    ['sw\u200cap', 'swap'],
  ],
  signs: [
    ['Joe’s', "Joe's"],
    ['Oʻzbek', "O'zbek"],
    ['Côte d´Ivoire', "cote d'ivoire"],
    ['layer–2', 'layer-2'],
    ['layer−2', 'layer‑2'],
    ['a\u00a0b', 'a b'],
    ['灯台\u3000取引所', '灯台 取引所'],
    ['app。harbor。example', 'app.harbor.example'],
  ],
};

describe.each(Object.keys(equal))('%s', (script) => {
  it.each(equal[script]!)('%s finds %s', (typed, text) => {
    expect(foldText(typed)).toBe(foldText(text));
  });
});

test.each([
  ['がす', 'かす', 'voicing marks are part of the syllable'],
  ['มา', 'ม้า', 'tones are part of the Thai word'],
  ['की', 'का', 'vowel signs are letters'],
  ['बड़ा', 'बडा', 'the point under ड makes another sound'],
  ['지갑', '지값', 'the last consonant is a letter'],
  ['tin', 'tín2', 'a digit is a digit'],
])('%s is not %s: %s', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other));
});

/** Everything that some rule looks at, so that random texts put its parts next to each other. */
const parts = [
  ...'eEoiIıİΣσςßẞþĐđŁłÆæ\u0301\u0307\u0323\u0308йЙё',
  ...'เแ\u0e4d\u0e49\u0e33ानन्म्पतहिंँ\u093cडफかガﾞｶゞヴ\u3099\u309a',
  ...'각ㄱ\u1100\u1161\u200b\u200d\u00ad\ufe0f２٢१๑②ﬁ－’´。\u3000 ـأ',
];
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...parts), maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

test('folding twice changes nothing', () => {
  fc.assert(
    fc.property(text, (given) => {
      const folded = foldText(given);
      expect(foldText(folded)).toBe(folded);
    }),
    { numRuns: 5_000 },
  );
});

test('folding every character twice changes nothing', () => {
  const changed: string[] = [];
  for (let code = 0; code < 0x2_0000; code += 1) {
    const folded = foldText(String.fromCodePoint(code).toWellFormed());
    if (foldText(folded) !== folded) changed.push(code.toString(16));
  }
  expect(changed).toEqual([]);
});

test('the form of Unicode in which a text comes, its width and its case do not count', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'áàÂđĐłŁøçñüếựέώйёガぱが각한कीน้'), maxLength: 12 });
  fc.assert(
    fc.property(letters, fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD'), (given, form) => {
      expect(foldText(given.normalize(form))).toBe(foldText(given));
      expect(foldText(given.toUpperCase())).toBe(foldText(given.toLowerCase()));
    }),
    { numRuns: 2_000 },
  );
});

test('a title is found by its words without accents', () => {
  const word = fc.string({
    unit: fc.constantFrom(...'aâăbcdđeêghiklmnoôơpqrstuưvxyáàảãạấầẩẫậ'),
    minLength: 1,
  });
  const bare = (given: string) => given.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd');
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
      const title = foldText(words.join(' '));
      for (const each of words) expect(title).toContain(foldText(bare(each)));
    }),
  );
});
