import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import { findCard, findHardware } from '#features/site/products/model/offered-products.ts';
import { localeCodes, type Locale } from '#i18n/locales.ts';
import { readDictionaries } from '../../content/translations.ts';
import { readCatalogue } from '../../scripts/messages/read-catalogue.ts';
import type { PageId } from './page-table.ts';
import { renderPage } from './render-page.tsx';

/*
 * The sentences that protect people's money. They say the same on every page and in every language; this list tells on which
 * pages a sentence is shown. What they protect, and what gives it away, has one name in all sentences of a language.
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
  desktop: { downloads: [] },
  hardware: findHardware(brand),
  card: findCard(brand),
  extension: { download: { platform: 'extension', releases: [] } },
  'tools-approvals': { networks: [], names: {}, tutorial: null },
  'tools-token-check-appeal': {
    reference: { network: 'bsc', address: '0x12', pair: null, block: 1, finding: 'resale' },
    name: null,
    finding: { id: 'resale', outcome: 'stop', why: 'reverts', call: null, block: 1, params: {} },
    ...{ result: null, number: null, mails: true },
  },
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
  { source: 'An identity check by the issuer, never your recovery phrase', pages: ['card'] },
  {
    source:
      'Only a file that matches. The app asks for a recovery phrase when you restore a wallet, and never after that.',
    pages: ['download-app'],
  },
  {
    source:
      'Read the number in the app again. If it is the same, the app may not be ours: do not enter a recovery phrase in it before you have verified its file on this page.',
    pages: [],
  },
  {
    source:
      'If you have typed your recovery phrase in it already, move your assets to a new wallet now, from another device.',
    pages: [],
  },
  {
    source:
      'If you entered your recovery phrase there, move your assets to a new wallet now, from another device.',
    pages: [],
  },
  { source: 'Move everything to a new wallet. Revoking does not help.', pages: ['tools-approvals'] },
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
      'What the contract does, and where we can see it: source code, a transaction or a block. Never write your recovery phrase or a private key.',
    pages: ['tools-token-check-appeal'],
  },
  {
    source: 'Give facts and links that we can check. Never write your recovery phrase or a private key.',
    pages: [],
  },
  {
    source:
      'This looks like a recovery phrase or a private key. It was not sent. Delete it here, and never type it on a website.',
    pages: [],
  },
  {
    source:
      'The text looked like a recovery phrase or a private key, so we did not keep it. If it is real, move your assets to a new wallet now.',
    pages: [],
  },
  {
    source: 'Anyone who sees your recovery phrase. Guard the paper as carefully as the device.',
    pages: ['hardware'],
  },
  {
    source: 'The recovery phrase is never typed on the computer. There is no field for it.',
    pages: ['desktop'],
  },
  {
    source:
      'Remove the extension, add it again and restore from your recovery phrase. The password only locks this browser. Without the phrase no one can help, including {wallet}.',
    pages: ['extension'],
  },
  { source: 'Help from real people, never by private message.', pages: [] },
  {
    source: 'The form takes about five minutes. Never send keys or a recovery phrase.',
    pages: ['recruiting'],
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

/** A sentence that says what never happens to a secret, or is never done with it, belongs in the list. */
const isSafetySentence = (text: string) =>
  /recovery phrase|private key|private message/i.test(text) &&
  /\b(?:never|do not|no one|no dapp|anyone|nowhere)\b/i.test(text);

/** The whole term in each language: a bare word for phrase or key could be any phrase, or the key of a door. */
const terms: readonly { english: RegExp; words: Record<Locale, RegExp> }[] = [
  {
    english: /recovery phrase/i,
    words: {
      en: /recovery phrase/i,
      zh: /助记词/,
      'zh-tw': /助記詞/,
      ja: /リカバリーフレーズ/,
      ko: /복구 구문/,
      ru: /сид-фраз/i,
      es: /frases? de recuperación/i,
      pt: /frases? de recuperação/i,
      vi: /cụm từ khôi phục/i,
      fil: /recovery phrase/i,
      th: /วลีกู้คืน/,
      hi: /रिकवरी फ़्रेज़/,
    },
  },
  {
    english: /private key/i,
    words: {
      en: /private key/i,
      zh: /私钥/,
      'zh-tw': /私鑰/,
      ja: /秘密鍵/,
      ko: /개인 키/,
      ru: /приватн\S+ ключ/i,
      es: /claves? privadas?/i,
      pt: /chaves? privadas?/i,
      vi: /khóa riêng tư/i,
      fil: /private key/i,
      th: /คีย์ส่วนตัว/,
      hi: /प्राइवेट की/,
    },
  },
  {
    // Of tokens; what a person agrees to, as in "without your approval", has other words in some languages.
    english: /\bapprovals\b|\b(?:an|token|unlimited|complete) approval\b/i,
    words: {
      en: /approval/i,
      zh: /授权/,
      'zh-tw': /授權/,
      ja: /承認/,
      ko: /승인/,
      ru: /разрешени/i,
      es: /aprobaci/i,
      pt: /aprovaç/i,
      vi: /quyền/i,
      fil: /approval/i,
      th: /อนุมัติ/,
      hi: /अप्रूवल/,
    },
  },
];

const translations = new Map<Locale, ReadonlyMap<string, string>>();

/** Texts of the demonstration's news, guides and DApps, by their English. */
const dictionaries = readDictionaries().then(
  (all) => new Map([...all].map(([locale, texts]) => [locale as Locale, Object.entries(texts)])),
);

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
    expect(inLanguage(locale, source) ?? '').not.toBe('');
  });

  test('secrets and approvals have one name in every message and text', async () => {
    const texts = [...translations.get(locale)!, ...((await dictionaries).get(locale) ?? [])];
    const otherwise = terms.flatMap(({ english, words }) =>
      texts.filter(([source, text]) => english.test(source) && !words[locale].test(text)),
    );
    expect(otherwise).toEqual([]);
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

test('every message that protects a secret is in the list', () => {
  const listed = new Set(sentences.map(({ source }) => source));
  const messages = [...translations.get('en')!.keys()].filter(isSafetySentence);
  expect(messages.filter((source) => !listed.has(source))).toEqual([]);
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
