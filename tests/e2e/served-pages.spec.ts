import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localeCodes, locales } from '#i18n/locales.ts';
import { checkHtml } from '../support/check-html.ts';
import { createEnglishFinder } from '../support/english-left.ts';
import { inLanguage, listEveryPage } from '../support/every-page.ts';
import { findJava } from '../support/find-java.ts';
import { expect, test as base } from '../support/portal-fixture.ts';
import { loadSitemap, type SitemapEntry } from '../support/read-sitemap.ts';
import { listServedIssues } from '../support/served-issues.ts';
import { readServedPage, type ServedPage } from '../support/served-page.ts';

/* Rules for pages as they are served, without a browser: each address is requested once, and every rule
   reads that response. tests/contract/served-page.test.ts tests the rules with planted mistakes. */

interface Answer {
  status: number;
  /** Empty for responses that are not pages. */
  html: string;
  /** Read when it is first asked for: of most addresses that pages link to, the status is enough. */
  readonly page: ServedPage | undefined;
}

/** The responses of this worker's portal, each asked for once. */
const known = new Map<string, Promise<Answer>>();

async function ask(address: string): Promise<Answer> {
  const response = await fetch(address, { redirect: 'manual' });
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const html = isPage ? await response.text() : '';
  if (!isPage) await response.body?.cancel();
  let page: ServedPage | undefined;
  return {
    status: response.status,
    html,
    get page() {
      if (isPage) page ??= readServedPage(html);
      return page;
    },
  };
}

const test = base.extend<{ read: (path: string) => Promise<Answer> }>({
  /** The response to an address of the portal, kept for the other tests. */
  read: async ({ portal }, provide) => {
    await provide((path) => {
      const address = portal.origin + path;
      const answer = known.get(address) ?? ask(address);
      known.set(address, answer);
      return answer;
    });
  },
});

const paths = listEveryPage();
const pageOf = (address: string, { page }: Answer): ServedPage => {
  if (!page) throw new Error(`${address} is not a page`);
  return page;
};

test.setTimeout(240_000);

for (const locale of localeCodes) {
  test(
    `every page in ${locale} is in its language, declares it, names its translations and has links to other pages`,
    { tag: locale === 'en' ? '@smoke' : [] },
    async ({ portal: { origin }, read }) => {
      const isEnglish = await createEnglishFinder(locale);
      const issues: string[] = [];
      for (const path of paths) {
        const address = inLanguage(locale, path);
        const page = pageOf(address, await read(address));
        issues.push(...listServedIssues({ page, locale, path, origin }, isEnglish));
      }
      expect(issues).toEqual([]);
    },
  );
}

test('every page is valid HTML as it is served', async ({ read }) => {
  const java = findJava();
  test.skip(!java, 'the checker needs Java; npm test installs it where it may');
  const folder = mkdtempSync(join(tmpdir(), 'tideport-html-'));
  const files: string[] = [];
  for (const address of ['en', 'zh', 'hi'].flatMap((locale) =>
    paths.map((path) => inLanguage(locale, path)),
  )) {
    const file = join(folder, `${address.slice(1).replaceAll(/[^a-z0-9-]+/g, '_')}.html`);
    // The checker does not know current CSS; without styles it is also fast.
    writeFileSync(file, (await read(address)).html.replace(/<style>.*?<\/style>/gs, '<style></style>'));
    files.push(file);
  }
  const issues = checkHtml(java ?? '', files);
  rmSync(folder, { recursive: true });
  expect(issues).toEqual([]);
});

test('every internal link of every page leads somewhere, fragments included', async ({
  portal,
  read,
  request,
}) => {
  const broken: string[] = [];
  const follow = async (address: string) => (await request.get(address)).status();
  for (const start of ['en', 'zh', 'ru'].flatMap((locale) => paths.map((path) => inLanguage(locale, path)))) {
    for (const href of new Set(pageOf(start, await read(start)).links.map((link) => link.href))) {
      const { pathname, search, hash } = new URL(href, portal.origin + start);
      const target = await read(pathname + search);
      const isMoved = target.status >= 300 && target.status < 400;
      const status = isMoved ? await follow(pathname + search) : target.status;
      if (status !== 200 && !pathname.endsWith('/there-is-no-such-page'))
        broken.push(`${start} → ${href}: ${status}`);
      else if (hash && !target.page?.ids.has(decodeURIComponent(hash.slice(1))))
        broken.push(`${start} → ${href}: nothing has this id`);
    }
  }
  expect(broken).toEqual([]);
});

test('what the sitemap lists responds, is indexed, and is its own canonical address', async ({
  portal,
  read,
}) => {
  const pages = new Map<string | undefined, SitemapEntry>();
  for (const entry of await loadSitemap(portal.origin)) pages.set(entry.alternates.get('x-default'), entry);
  // One language each: a page is the same program in all of them.
  const chosen = [...pages.values()].map(
    ({ alternates }, index) =>
      alternates.get(locales[localeCodes[index % localeCodes.length] ?? 'en'].tag) ?? '',
  );
  const wrong: string[] = [];
  for (const address of chosen) {
    const { status, page } = await read(address.replace(portal.origin, ''));
    if (status !== 200 || !page?.isIndexed || page.canonical !== address) wrong.push(address);
  }
  expect(chosen.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

/**
 * The store's filters combine to thousands of addresses. Whether a list of several filters may be indexed
 * depends only on the names of the filters, so three of each combination represent the others; addresses
 * with one filter or none are all read.
 */
function createRepetition(): (address: string) => boolean {
  const read = new Map<string, number>();
  return (address) => {
    const { pathname, searchParams } = new URL(address, 'http://portal');
    if (searchParams.size < 2) return false;
    const kind = [pathname, ...[...searchParams.keys()].toSorted()].join(' ');
    const count = (read.get(kind) ?? 0) + 1;
    read.set(kind, count);
    return count > 3;
  };
}

test('every page that may be indexed is in the sitemap', async ({ portal, read }) => {
  const listed = new Set((await loadSitemap(portal.origin)).map(({ loc }) => loc));
  const waiting = paths.map((path) => inLanguage('en', path));
  const seen = new Set(waiting);
  const isRepeated = createRepetition();
  const missing: string[] = [];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (isRepeated(address)) continue;
    const { status, page } = await read(address);
    if (status !== 200 || !page) continue;
    if (page.isIndexed && !listed.has(page.canonical ?? '')) missing.push(address);
    for (const { href, isFollowed } of page.links) {
      const path = href.replace(/#.*/, '');
      if (!isFollowed || !/^\/en([/?]|$)/.test(path)) continue;
      if (!seen.has(path)) waiting.push(path);
      seen.add(path);
    }
  }
  expect(seen.size).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
