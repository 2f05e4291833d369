import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listContentIssues } from '../../scripts/messages/list-content-issues.ts';
import { listIssues, quotedHint } from '../../scripts/messages/list-issues.ts';
import { listOverLong } from '../../scripts/messages/list-over-long.ts';
import { listTightMessages } from '../../scripts/messages/list-tight-messages.ts';
import type { CatalogueEntry } from '../../scripts/messages/read-catalogue.ts';
import { textWidth } from '../../scripts/messages/text-width.ts';

const entry = (source: string, translation: string, more: Partial<CatalogueEntry> = {}): CatalogueEntry => ({
  catalogue: 'home',
  context: '',
  source,
  translation,
  remarks: [],
  hints: [],
  ...more,
});

describe('what `npm run messages` reports about a translation', () => {
  test.each([
    ['a correct one', entry('Hello, <0>{name}</0>', '<0>{name}</0>，你好')],
    ['a name', entry('{wallet} · {page}', '{wallet} · {page}')],
    ["a term with a translator's comment", entry('API', 'API', { remarks: ['the same as in English'] })],
    ['one more tag around other words', entry('<0>A</0> B', '<0>甲</0>乙')],
    ['a quoted placeholder', entry('{title} is not listed', '“{title}”没有上架')],
  ])('%s is accepted', (_name, planted) => {
    expect(listIssues([planted], 'zh')).toEqual([]);
  });

  test.each([
    ['missing', entry('Hello', ''), 'has no translation'],
    [
      'with an unneeded comment',
      entry('Blog', '博客', { remarks: ['the same as in English'] }),
      'which it is not',
    ],
    ['with a lost placeholder', entry('Hello, {name}', '你好'), 'has the placeholders  instead of name'],
    ['with an invented placeholder', entry('Hello', '你好 {name}'), 'has the placeholders name instead of'],
    ['with a lost tag', entry('<0>Hello</0>', '你好'), 'has the tags  instead of 0,0'],
    [
      'with quotation marks twice',
      entry('Nothing matches {key}', '「{key}」に一致するものはありません', { hints: [quotedHint] }),
      'has quotation marks around a placeholder that has its own',
    ],
    ['that does not parse', entry('Hello', '你好 {count, plural, other {#}'), 'is no ICU message'],
  ])('reports one %s', (_name, planted, issue) => {
    expect(listIssues([planted], 'zh')).toEqual([expect.stringContaining(issue)]);
  });

  const remarked = (source: string) => entry(source, source, { remarks: ['the same as in English'] });

  test.each([
    ['a sentence of the specification', 'This page could not be found.', 'es'],
    ['an empty search', 'No records found', 'pt'],
    ['an empty search in another script', 'Chain not found', 'th'],
    ['a word of everyday language in another script', 'Fail', 'ko'],
    ['a call', 'Error Email!', 'vi'],
  ] as const)('%s may not stay English, whatever the comment', (_name, source, locale) => {
    expect(listIssues([remarked(source)], locale)).toEqual([
      expect.stringContaining('neither a name nor a term'),
    ]);
  });

  test.each([
    ['a font’s license', 'Open Font License', 'th'],
    ['an abbreviation', 'NFT', 'ja'],
    ['a shared word', 'Legal', 'es'],
    ['a borrowed tool name', 'Token security check', 'fil'],
    ['an example address', 'you@example.com', 'hi'],
  ] as const)('%s may stay English', (_name, source, locale) => {
    expect(listIssues([remarked(source)], locale)).toEqual([]);
  });

  test('Russian needs four plural forms, Japanese one', () => {
    const source = '{count, plural, one {# day} other {# days}}';
    const two = entry(source, '{count, plural, one {# день} other {# дня}}');
    const four = entry(source, '{count, plural, one {# день} few {# дня} many {# дней} other {# дня}}');
    expect(listIssues([two], 'ru')).toEqual([
      expect.stringContaining('the language needs one,few,many,other'),
    ]);
    expect(listIssues([four], 'ru')).toEqual([]);
    expect(listIssues([entry(source, '{count, plural, other {#日}}')], 'ja')).toEqual([]);
  });

  test('reports a message left in English', () => {
    expect(listIssues([entry('Hello there', 'Hello there')], 'zh').join()).toContain(
      'is unchanged from English; if it is right',
    );
  });

  test('reports a message with two translations', () => {
    const both = [entry('About', '关于'), entry('About', '关于我们', { catalogue: 'routes' })];
    expect(listIssues(both, 'zh')).toEqual([
      expect.stringContaining('“About” differs: home “关于”, routes “关于我们”'),
    ]);
    const told = [entry('About', '关于'), entry('About', '关于我们', { context: 'the page' })];
    expect(listIssues(told, 'zh')).toEqual([]);
  });

  test('reports a message that is too wide for its place', () => {
    const long = entry('Pay', 'Оплатить прямо сейчас');
    expect(listOverLong([long], new Map([['Pay', 20]]), 'ru')).toEqual([
      expect.stringContaining('is 21 wide, its place 20'),
    ]);
    expect(listOverLong([long], new Map([['Pay', 21]]), 'ru')).toEqual([]);
  });
});

test.each([
  ['Pay', 3],
  ['支付', 4],
  ['결제', 4],
  ['ชำระ', 4],
  ['भुगतान', 5],
])('the width of %s is %i', (text, width) => {
  expect(textWidth(text)).toBe(width);
});

test('narrow places are buttons, chips and menus, however their words are written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tideport-messages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    join(folder, 'page.tsx'),
    `const linkTitles = { a: msg\`In a menu\` };
    const x = <div><p><Trans>Free</Trans></p>
      <Button aria-label={t\`Not seen\`}><Trans context="of a swap">Pay {amount}
        now</Trans></Button>
      <Chip>{t({ message: 'All', context: 'networks' })}</Chip></div>;`,
  );
  expect([...listTightMessages(join(folder, '*.tsx')).keys()].sort()).toEqual([
    'In a menu',
    'networks: All',
    'of a swap: Pay {amount} now',
  ]);
});

describe('what it reports about the content', () => {
  const paragraphs = new Set(['Read [this](/a) first.', '- One\n- Two', 'Save 75% of 1,000.']);
  const sound = {
    'Read [this](/a) first.': '先读[这个](/a)。',
    '- One\n- Two': '- 一\n- 二',
    'Save 75% of 1,000.': '1 000 の 75 % を節約。',
  };

  test('valid translations are accepted', () => {
    expect(listContentIssues(paragraphs, sound, 'ja')).toEqual([]);
  });

  test.each([
    ['a missing paragraph', { ...sound, 'Read [this](/a) first.': undefined as never }, 'has no translation'],
    ['a lost link', { ...sound, 'Read [this](/a) first.': '先读。' }, 'has other links or code'],
    ['a lost list', { ...sound, '- One\n- Two': '一\n- 二' }, 'has other headings, lists or lines'],
    [
      'a changed number',
      { ...sound, 'Save 75% of 1,000.': '千分の70を節約。' },
      '“Save 75% of 1,000.” has other numbers',
    ],
    ['a removed paragraph', { ...sound, 'Gone.': '没了。' }, 'is used nowhere'],
    [
      'English left untranslated',
      { ...sound, 'Read [this](/a) first.': 'Read [this](/a) first.' },
      'is unchanged from English',
    ],
  ])('reports %s', (_name, dictionary, issue) => {
    expect(listContentIssues(paragraphs, dictionary, 'ja')).toEqual([expect.stringContaining(issue)]);
  });
});
