import { addOldNews } from '../support/add-old-news.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { openParsingWindow } from '../support/parsing-window.ts';

test('an item, in each language that it may have', async ({ page, portal, context }) => {
  await test.step('an item has its drawing, time, text and number, and structured data, which the policy allows', async () => {
    await page.goto('/en/news/15');
    await expect(page).toHaveTitle('Mobile 3.8: what you send is shown first · Tideport');
    await expect(page.locator('article header use')).toHaveAttribute('href', /\/charts\/header-15\.svg#/);
    await expect(page.locator('article header time.num')).toHaveText('Nov 12, 2026, 09:30 UTC');
    await expect(page.locator('article dl')).toContainText('15');
    await expect(page.getByRole('heading', { level: 2, name: 'What changed' })).toBeVisible();
    await expect(page.locator('main [lang]')).toHaveCount(0);

    const text = await page.locator('script[type="application/ld+json"]').textContent();
    const [{ url = '', ...told } = {}, trail] = JSON.parse(text ?? '') as Record<string, string>[];
    expect(url).toMatch(/^http.*\/en\/news\/15$/);
    expect(told).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'Mobile 3.8: what you send is shown first',
      datePublished: '2026-11-12T09:30:00.000Z',
      inLanguage: 'en',
    });
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'News' }, { position: 2 }],
    });
    const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
    expect(feed).toBe('/en/news/feed.xml');
    const answer = await fetch(portal.origin + feed);
    expect(answer.headers.get('content-type')).toContain('application/rss+xml');
    const parsing = await openParsingWindow(page);
    const items = await parsing.evaluate(
      (xml) => {
        const parsed = new DOMParser().parseFromString(xml, 'application/xml');
        return parsed.querySelector('parsererror') ? -1 : parsed.querySelectorAll('channel > item').length;
      },
      await answer.text(),
    );
    expect(items).toBeGreaterThanOrEqual(12);
  });

  await test.step('a demonstration item is in the reader’s language, with its links and structured data', async () => {
    await page.goto('/ko/news/15');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Hangul}/u);
    await expect(page.locator('article a[href="/ko/download/app"]')).toHaveText(/\p{Script=Hangul}/u);
    await expect(page.locator('main [lang]')).toHaveCount(0);
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(text ?? '')).toMatchObject([{ inLanguage: 'ko' }, {}]);
  });

  await test.step('a text in another language names its language', async () => {
    // As many as news.spec.ts adds: the first of the two in a worker adds them for both.
    await addOldNews(portal.dataDir, 30);
    const address = '/ko/news/23';
    await expect(async () => {
      expect((await fetch(portal.origin + address)).status).toBe(200);
    }).toPass();
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
    await expect(page.locator('main [lang=en]', { hasText: 'Text.' }).last()).toBeVisible();
    await expect(page.locator('article dl [lang=en]')).toHaveText('English');
    await page.goto('/zh/news/15');
    await expect(page.locator('main [lang]')).toHaveCount(0);
  });

  await test.step('Japanese titles break between phrases beside an item and on the home page, like headings', async () => {
    for (const [address, title] of [
      ['/ja/news/3', 'a[rel=next] b'],
      ['/ja', 'section[aria-labelledby=notices] li b'],
    ] as const) {
      await page.goto(address);
      await expect(page.locator(title).first()).toHaveCSS('word-break', 'auto-phrase');
    }
  });

  await test.step('the address can be copied, and neighboring items load in place', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/en/news/15');
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
    await page.getByRole('link', { name: 'Later' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Version verification now works in your browser' }),
    ).toBeVisible();
    await expect(page.locator('[data-same-document]')).toHaveCount(1);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/en\/news\/16$/);
  });
});

test('the feed is served like a page: with a validator, whatever the query', async ({ portal }) => {
  const first = await fetch(`${portal.origin}/en/news/feed.xml`);
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('public, no-cache');
  const headers = { 'if-none-match': etag };
  expect((await fetch(`${portal.origin}/en/news/feed.xml?reader=1`, { headers })).status).toBe(304);
  expect((await fetch(`${portal.origin}/xx/news/feed.xml`)).status).toBe(404);
});

test('an item that does not exist is a 404', async ({ request }) => {
  for (const id of ['424242', '0', '007', 'x', '99999999999']) {
    const answer = await request.get(`/en/news/${id}`);
    expect(answer.status(), id).toBe(404);
  }
});
