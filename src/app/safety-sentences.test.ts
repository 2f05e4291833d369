import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import { localeCodes, type Locale } from '#i18n/locales.ts';
import { readDictionaries } from '../../content/translations.ts';
import { readCatalogue } from '../../scripts/messages/read-catalogue.ts';
import type { PageId } from './page-table.ts';
import { renderPage } from './render-page.tsx';

/*
 * The sentences that protect people's money. They say the same on every page and in every language; this list tells where
 * else a sentence stands.
 */

const emptyStore = { dapps: [], categories: [], chains: [] };
const emptyForm = {
  networks: [],
  requirements: [],
  categories: [],
  countries: [],
  languages: [],
  donation: { symbol: 'TPT', networkShort: 'BSC', networkIcon: null },
  demonstration: false,
};

/** What the pages that must show a safety sentence need to be rendered; pages without data are not in it. */
const pageData: Partial<Record<PageId, unknown>> = {
  home: { store: emptyStore, news: [], chainIcons: {}, banners: [], activities: [], ads: [] },
  about: { years: [] },
  dapp: emptyStore,
  'download-app': { downloads: [], requested: null },
  'recruiting-apply': emptyForm,
  report: { item: null, result: null, mails: true },
  'submit-dapp': emptyForm,
  'submit-nft': emptyForm,
  'submit-token': emptyForm,
};

const staff = 'Staff never send you private messages, and never ask for your recovery phrase.';

/** Each sentence with the pages that show it before anything is pressed; the ones without show it in a dialog or a result. */
const sentences: readonly { source: string; pages: readonly PageId[] }[] = [
  { source: staff, pages: ['home', 'about', 'dapp', 'card', 'hardware', 'download-app', 'report'] },
  { source: `${staff} Block anyone who does.`, pages: [] },
  { source: 'No DApp needs your recovery phrase. If one asks, leave.', pages: ['dapp'] },
  {
    source: 'Your recovery phrase restores your wallet on any device. No one else can do that, including us.',
    pages: ['home'],
  },
  {
    source: 'It belongs on paper and on the device, nowhere else. No site, app or support agent needs it.',
    pages: ['hardware'],
  },
  { source: 'Never enter the phrase anywhere else.', pages: ['hardware'] },
  { source: 'An identity check by the issuer. Never your recovery phrase', pages: ['card'] },
  {
    source:
      'Only a file that matches. The app asks for a recovery phrase when you restore a wallet, and never after that.',
    pages: ['download-app'],
  },
  { source: 'Do not enter a recovery phrase in it, and remove it.', pages: [] },
  {
    source:
      'If you have typed your recovery phrase in it already, move your assets to a new wallet now, from another device.',
    pages: [],
  },
  { source: 'Do not connect your wallet to its site.', pages: [] },
  {
    source:
      'Someone else may have taken over the site. Do not visit it or connect your wallet until we have checked it.',
    pages: [],
  },
  { source: 'Stop. We did not publish this file.', pages: [] },
  { source: 'Stop. No file that we published has this hash.', pages: [] },
  {
    source: 'Where it happens, and how we can see it too. Never write your recovery phrase or a private key.',
    pages: ['report'],
  },
  {
    source:
      'Never. No one from {wallet} asks ambassadors or candidates for money, keys or a recovery phrase. Anyone who does is not from us.',
    pages: ['recruiting'],
  },
  {
    source: 'We never ask candidates for money, keys or a recovery phrase.',
    pages: ['recruiting-apply'],
  },
  {
    source: 'A faster review cannot be bought.',
    pages: ['submit-dapp', 'submit-nft', 'submit-token'],
  },
  {
    source:
      'The reviewers never contact you first about money. Anyone who sells a faster review is not from us.',
    pages: ['submit-dapp', 'submit-nft', 'submit-token'],
  },
  { source: 'Read every request before you approve it. Approved transfers cannot be reversed.', pages: [] },
];

/** The whole term in each language: a bare word for phrase could be any phrase. */
const recoveryPhrase: Record<Locale, string> = {
  en: 'recovery phrase',
  zh: '助记词',
  'zh-tw': '助記詞',
  ja: 'リカバリーフレーズ',
  ko: '복구 구문',
  ru: 'сид-фраз',
  es: 'frase de recuperación',
  pt: 'frase de recuperação',
  vi: 'cụm từ khôi phục',
  fil: 'recovery phrase',
  th: 'วลีกู้คืน',
  hi: 'रिकवरी फ़्रेज़',
};

const translations = new Map<Locale, ReadonlyMap<string, string>>();

beforeAll(() => {
  for (const locale of localeCodes) {
    const entries = readCatalogue('messages', locale).filter(({ context }) => context === '');
    translations.set(locale, new Map(entries.map(({ source, translation }) => [source, translation])));
  }
});

const inLanguage = (locale: Locale, source: string): string | undefined =>
  translations.get(locale)?.get(source);

/** What a reader sees of a page: no tags, no invisible break points, the brand's name in its place. */
const plain = (text: string): string =>
  text
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/[\u00AD\u200B\u2060]/g, '')
    .replaceAll('{wallet}', brand.name);

async function readPage(id: PageId, locale: Locale): Promise<string> {
  const data = pageData[id] ?? null;
  const page = await renderPage({ id, locale, path: '/', notice: null, data, family: 'primary' });
  return plain(page.html);
}

describe.each(localeCodes)('safety sentences in %s', (locale) => {
  test.each(sentences)('“$source” has its words', ({ source }) => {
    const text = inLanguage(locale, source) ?? '';
    expect(text).not.toBe('');
    if (source.toLowerCase().includes('recovery phrase'))
      expect(text.toLowerCase()).toContain(recoveryPhrase[locale]);
  });

  const shown = sentences.flatMap(({ source, pages }) => pages.map((id) => ({ source, id })));

  test.each([...new Set(shown.map(({ id }) => id))])('the page %s shows its own', async (id) => {
    const page = await readPage(id, locale);
    for (const { source } of shown.filter((entry) => entry.id === id))
      expect(page, source).toContain(plain(inLanguage(locale, source) ?? ''));
  });

  test('the chat dialog warns about private messages in the same words as every page', () => {
    expect(inLanguage(locale, `${staff} Block anyone who does.`)).toContain(inLanguage(locale, staff));
  });
});

test('news warn about private messages in the same words as the pages', async () => {
  const news = JSON.parse(readFileSync('content/news.json', 'utf8')) as Record<string, unknown>[];
  const texts = news.flatMap((item) => Object.values(item)).filter((value) => isInTwo(value));
  const warnings = texts.filter(({ en }) => en.includes(staff));
  expect(warnings).not.toEqual([]);
  for (const text of warnings) expect(text['zh-Hans']).toContain(inLanguage('zh', staff));
  for (const [locale, dictionary] of await readDictionaries()) {
    const said = Object.entries(dictionary).filter(([english]) => english.includes(staff));
    expect(said, locale).not.toEqual([]);
    for (const [, text] of said) expect(text).toContain(inLanguage(locale as Locale, staff));
  }
});

const isInTwo = (value: unknown): value is { en: string; 'zh-Hans': string } =>
  typeof value === 'object' && value !== null && 'en' in value && 'zh-Hans' in value;
