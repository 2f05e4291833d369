import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { localeCodes, locales } from '#i18n/locales.ts';
import { createEnglishFinder } from '../support/english-left.ts';
import { changedByScripts, followTo, inLanguage, listEveryPage } from '../support/every-page.ts';
import { measureDocument, measureLivePage, type WidthIssues } from '../support/measure-widths.ts';
import { settle } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';

// One test per language, shared out among the workers.
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

const unchanged = listEveryPage().filter((path) => !changedByScripts.includes(path));

async function fetchPage(address: string): Promise<string> {
  const response = await fetch(address);
  expect(response.status, address).toBe(200);
  return response.text();
}
/** No layout of these pages begins between 321 and 400 px: a phone of 375 px has that of 320 px, with more room. */
const widths = [320, 768, 900, 1251, 1440];

test('recognizes leftover English, by known messages and by its grammar', async () => {
  const isEnglish = await createEnglishFinder('ru');
  for (const text of [
    'Choose the networks first',
    'Keep the link to that page: there is no other way to open it.',
    'A sentence that the portal does not have yet.',
    'Swap tokens and provide liquidity through automated market makers.',
    'No records found',
    'This page could not be found.',
  ])
    expect(isEnglish(text), text).toBe(true);
  for (const text of ['Tideport', 'Ключи дома', 'Hardware wallet', 'Open Font License 1.1'])
    expect(isEnglish(text), text).toBe(false);
});

for (const locale of localeCodes) {
  test(`in ${locale}, no page is wider than its window and no label is cut off, from 320 to 1440 px`, async ({
    page,
    portal,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const served = Promise.all(
      unchanged.map(
        async (path) => [path, await fetchPage(portal.origin + inLanguage(locale, path))] as const,
      ),
    );
    const expectFit = (path: string, issues: readonly WidthIssues[]) => {
      for (const [place, { overhang, cut }] of issues.entries()) {
        expect.soft(overhang, `${path} at ${widths[place]} px`).toBeLessThanOrEqual(0);
        expect.soft(cut, `${path} at ${widths[place]} px`).toEqual([]);
      }
    };
    const hydrated: [path: string, html: string][] = [];
    for (const path of changedByScripts) {
      if (path === changedByScripts[0]) {
        await page.goto(inLanguage(locale, path));
        // With header and footer, which are the same on every page and follow the window by script.
        expectFit(path, await measureLivePage(page, widths));
      } else {
        await followTo(page, inLanguage(locale, path));
        await settle(page);
      }
      hydrated.push([path, await page.content()]);
    }
    const documents = [...(await served), ...hydrated];
    await page.goto('/robots.txt');
    for (const [path, html] of documents) expectFit(path, await measureDocument(page, html, widths));
  });
}

test('sends only the messages of the page’s own language, at most 6 KB for the home page', async ({
  portal,
}) => {
  const documents = new Map<string, string>();
  for (const locale of localeCodes)
    documents.set(locale, await (await fetch(`${portal.origin}/${locale}`)).text());
  for (const [locale, document] of documents) {
    const state = (await (await fetch(`${portal.origin}/_data/${locale}`)).json()) as { messages: object };
    expect(brotliCompressSync(JSON.stringify(state.messages)).byteLength, locale).toBeLessThanOrEqual(
      6 * 1024,
    );
    const description = /<meta name="description" content="([^"]+)">/.exec(document)?.[1];
    expect(description?.length, locale).toBeGreaterThan(20);
    const holders = [...documents]
      .filter(([, other]) => other.includes(description ?? ''))
      .map(([code]) => code);
    expect(holders, `who says ${description}`).toEqual([locale]);
  }
});

test('switching languages loads its messages and nothing twice', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/ja/verify');
  await page.getByRole('banner').locator('[data-fit-tools] button').first().click();
  await page.getByRole('banner').getByRole('link', { name: 'Português' }).click();
  await expect(page).toHaveURL(/\/pt\/verify$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  // No document: the page's data only. The pointer may have passed other languages, whose data is then
  // prefetched.
  expect(asked).toContain('/_data/pt/verify');
  expect(asked).not.toContain('/pt/verify');
  // Browsers request the icon at each new address as they like.
  const again = asked.filter((path, place) => path !== '/mark.svg' && asked.indexOf(path) !== place);
  expect(again).toEqual([]);
});

test('the feed and the manifest of a language are in that language', async ({ portal }) => {
  for (const locale of localeCodes) {
    const page = await (await fetch(`${portal.origin}/${locale}/news`)).text();
    const description = /<meta name="description" content="([^"]+)">/.exec(page)?.[1] ?? 'none';
    const feed = await (await fetch(`${portal.origin}/${locale}/news/feed.xml`)).text();
    expect(feed, locale).toContain(`<description>${description}</description>`);
    const address = /<link rel="manifest" href="([^"]+)">/.exec(page)?.[1] ?? '';
    const manifest = (await (await fetch(portal.origin + address)).json()) as {
      lang: string;
      description: string;
    };
    expect(manifest.lang).toBe(locales[locale].tag);
    const home = await (await fetch(`${portal.origin}/${locale}`)).text();
    expect(home, locale).toContain(`<meta name="description" content="${manifest.description}">`);
  }
});

test.describe('typography', () => {
  const read = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const style = getComputedStyle(element);
        return {
          lineHeight: Number((parseFloat(style.lineHeight) / parseFloat(style.fontSize)).toFixed(2)),
          fontStyle: style.fontStyle,
          wordBreak: style.wordBreak,
        };
      });

  test('each script has its own line heights, and no slanted letters where it has none', async ({ page }) => {
    const expected = {
      zh: 1.75,
      'zh-tw': 1.75,
      ja: 1.75,
      ko: 1.75,
      th: 1.85,
      hi: 1.85,
      vi: 1.68,
      ru: 1.6,
      es: 1.6,
    };
    for (const [locale, lineHeight] of Object.entries(expected)) {
      await page.goto(`/${locale}/about`);
      expect((await read(page, 'body')).lineHeight, locale).toBe(lineHeight);
      const slanted = ['vi', 'ru', 'es'].includes(locale) ? 'italic' : 'normal';
      expect((await read(page, 'main h2 em')).fontStyle, locale).toBe(slanted);
    }
  });

  test('Korean breaks between words, Japanese headings between phrases', async ({ page }) => {
    await page.goto('/ko/about');
    expect((await read(page, 'main p')).wordBreak).toBe('keep-all');
    await page.goto('/ja/about');
    expect((await read(page, 'main h2')).wordBreak).toBe('auto-phrase');
  });
});
