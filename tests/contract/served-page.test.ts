import { expect, it } from 'vitest';
import { localeCodes, locales } from '#i18n/locales.ts';
import { createEnglishFinder } from '../support/english-left.ts';
import { listServedIssues } from '../support/served-issues.ts';
import { readServedPage } from '../support/served-page.ts';

/* Tests the rules for served pages with planted mistakes; tests/e2e/served-pages.spec.ts checks every page
   with them. */

const origin = 'https://portal.example';
const isEnglish = await createEnglishFinder('ru');

const alternates = [
  ...localeCodes.map((code) => [locales[code].tag, `/${code}/about`]),
  ['x-default', '/about'],
]
  .map(([tag, path]) => `<link rel="alternate" hreflang="${tag}" href="${origin}${path}">`)
  .join('');
const header = localeCodes
  .map(
    (code) =>
      `<a href="/${code}/about" hreflang="${locales[code].tag}" lang="${locales[code].tag}">${locales[code].name}</a>`,
  )
  .join('');
const body = `<header>${header}</header><main><h1>О нас</h1>${'<p>Ключи остаются дома.</p>'.repeat(20)}<p>Конец</p></main>`;
const sound =
  `<!doctype html><html lang="ru"><head><title>О нас</title><meta name="description" content="Ключи дома">` +
  `<link rel="canonical" href="${origin}/ru/about">${alternates}</head><body>${body}</body></html>`;

const issuesOf = (html: string) =>
  listServedIssues({ page: readServedPage(html), locale: 'ru', path: '/about', origin }, isEnglish);

it('reports nothing on a page without mistakes', () => {
  expect(issuesOf(sound)).toEqual([]);
});

it.each([
  [
    'a sentence of the portal that is English',
    '<p>Choose the networks first</p>',
    'English: Choose the networks',
  ],
  [
    'an English sentence with other elements in it',
    '<p>Keep the <b>link</b> to <a href="/">that page</a>: it is the only way to it.</p>',
    'English: Keep the  link  to  that page',
  ],
  [
    'an English label',
    '<button aria-label="Keep the link to that page">Да</button>',
    'English: Keep the link',
  ],
  ['English between Russian words', '<p>Если что-то: No records found</p>', 'English: Если что-то'],
  [
    'English in a part without JavaScript',
    '<noscript><p>This page could not be found.</p></noscript>',
    'English: This page',
  ],
  ['a text in another language', '<p lang="zh-Hans">此页无法找到</p>', 'in zh-Hans: 此页无法找到'],
  ['another language within a sentence', '<p>Слово <i lang="en">harbor</i> здесь</p>', 'in en: harbor'],
] as const)('reports %s', (_, planted, issue) => {
  const issues = issuesOf(sound.replace('<p>Конец</p>', planted));
  expect(issues).toHaveLength(1);
  expect(issues[0]).toContain(`/ru/about: ${issue}`);
});

it.each([
  [
    'the wrong language of the page',
    '<html lang="ru">',
    '<html lang="en">',
    'the page says that it is in en',
  ],
  [
    'English in the description',
    'content="Ключи дома"',
    'content="This page could not be found."',
    'English: This page',
  ],
  ['a missing sibling', `<link rel="alternate" hreflang="ja" href="${origin}/ja/about">`, '', 'alternates:'],
  ['a sibling at a wrong address', `${origin}/ja/about`, `${origin}/ja/news`, 'alternates:'],
  ['siblings of a hidden page', '<title>', '<meta name="robots" content="noindex"><title>', 'alternates:'],
  ['no address of its own', 'rel="canonical"', 'rel="other"', 'a page for search engines names its address'],
  ['no heading', /h1/g, 'h2', 'headings:'],
  ['a second heading', '<p>Конец</p>', '<h1>Конец</h1>', 'headings: О нас | Конец'],
  [
    'a language that the header leaves out',
    ' hreflang="ja" lang="ja"',
    ' hreflang="ko" lang="ja"',
    'languages missing',
  ],
  ['a page without a header', /<header>.*<\/header>/, '', '0 links in the header'],
  ['an empty page', /<p>Ключи остаются дома\.<\/p>/g, '', 'texts'],
] as const)('reports %s', (...planted) => {
  const [, part, instead, issue] = planted;
  const html = sound.replace(part, instead);
  expect(html).not.toBe(sound);
  expect(issuesOf(html).join('\n')).toContain(issue);
});

it('allows names, code and text marked as untranslatable', () => {
  const untouched =
    '<code>this page could not be found and the rest</code><p translate="no">This is the name of it</p>' +
    '<svg><text>This is the drawing</text></svg><script>var the = "and of the";</script><p>Open Font License 1.1</p>';
  expect(issuesOf(sound.replace('<p>Конец</p>', untouched))).toEqual([]);
});

it('reads links, ids and what may be indexed', () => {
  const page = readServedPage(
    sound.replace(
      '<p>Конец</p>',
      '<a href="/ru?a=1&amp;b=2">1</a><a href="#part" rel="nofollow">2</a><a href="https://x.example">3</a><i id="part"></i>',
    ),
  );
  expect(page.links.slice(-2)).toEqual([
    { href: '/ru?a=1&b=2', isFollowed: true },
    { href: '#part', isFollowed: false },
  ]);
  expect([...page.ids]).toEqual(['part']);
  expect(page.isIndexed).toBe(true);
  expect(page.canonical).toBe(`${origin}/ru/about`);
});

it('rejects an incomplete document', () => {
  expect(() => readServedPage('{"result":404}')).toThrow('an incomplete document');
});
