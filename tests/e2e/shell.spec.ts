import type { Page, Route } from '@playwright/test';
import { listAxeIssues } from '../support/axe/list-axe-issues.ts';
import { textOf } from '../support/page-claims.ts';
import { expect, test } from '../support/portal-fixture.ts';

/** Holds the data responses of one page until they are released. */
async function holdData(page: Page, path: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/_data${path}`, async (route: Route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Hydrated: the router listens. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-router', 'ready');
}

const news = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true });

test('a slow page shows a loading bar until it is there', async ({ page }) => {
  await open(page, '/en/about');
  const release = await holdData(page, '/en/news');
  await news(page).click();
  const bar = page.getByRole('progressbar', { name: 'The page is loading' });
  await expect(bar).toBeVisible();
  await expect(page).toHaveURL(/\/en\/about$/);
  expect(await listAxeIssues(page)).toEqual([]);
  release();
  await expect(page).toHaveURL(/\/en\/news$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News and notices');
  await expect(bar).toBeHidden();
});

test.describe('a page that cannot be fetched', () => {
  // The browser's own message about the failing request.
  test.use({ expectNoise: /Failed to load resource: net::ERR_/ });

  test('keeps page and address as they were and can be retried', async ({ page }) => {
    await open(page, '/en/about');
    await page.route('**/_data/en/news', (route) => route.abort('connectionfailed'));
    await news(page).click();
    const notice = page.getByRole('status').filter({ hasText: 'We could not load the page.' });
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL(/\/en\/about$/);
    await page.unroute('**/_data/en/news');
    await notice.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/en\/news$/);
    await expect(notice).toBeHidden();
  });

  test('without a network the page says so, and continues when it is back', async ({ page, context }) => {
    await open(page, '/en/about');
    await context.setOffline(true);
    const notice = page.getByRole('status').filter({ hasText: 'You are offline' });
    await expect(notice).toBeVisible();
    await news(page).click();
    await expect(notice.getByRole('link', { name: 'Try again' })).toBeVisible();
    await expect(page).toHaveURL(/\/en\/about$/);
    await context.setOffline(false);
    await page
      .getByRole('status')
      .filter({ hasText: 'could not load the page' })
      .getByRole('link', { name: 'Try again' })
      .click();
    await expect(page).toHaveURL(/\/en\/news$/);
  });

  test('a missing script reloads the page, once in 60 s', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-01-01T00:00:00Z') });
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    // No prefetching: the scripts are requested together with the page.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await open(page, '/en/about');
    await page.route(/\/assets\/(recruiting|partner)-[^/]*\.js/, (route) =>
      route.request().resourceType() === 'script' && documents < 2 ? route.abort() : route.continue(),
    );
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Ambassadors' }).click();
    await expect(page).toHaveURL(/\/en\/recruiting$/);
    await expect(page.locator('html')).toHaveAttribute('data-router', 'ready');
    expect(documents).toBe(2);
    await page.unrouteAll();
    await page.route(/\/assets\/partner-[^/]*\.js/, (route) => route.abort());
    await footer.getByRole('link', { name: 'Partners' }).click();
    // Not again: the error page is at its address instead.
    await expect(page.getByRole('heading', { name: 'Something went wrong on our side.' })).toBeVisible();
    await expect(page).toHaveURL(/\/en\/partner$/);
    expect(documents).toBe(2);
  });
});

test.describe('a page that cannot be shown', () => {
  // What the browser and React log about the failures that these tests provoke.
  test.use({ expectNoise: /status of 500|Cannot destructure property/ });

  const errorHeading = (page: Page) => page.getByRole('heading', { level: 1 });

  test('shows the error page, with the status where the server failed, and navigation continues from there', async ({
    page,
  }) => {
    await open(page, '/en/about');
    const errorState = (await (await page.request.get('/_data/en/error')).json()) as { data: object };
    for (const [status, sentence] of [
      [500, 'Something went wrong on our side.'],
      [503, 'This page is not available at the moment.'],
      [429, 'Too many requests came from your network.'],
    ] as const) {
      await page.route('**/_data/en/news', (route) =>
        route.fulfill({ status, json: { ...errorState, data: { status } } }),
      );
      await news(page).click();
      await expect(errorHeading(page)).toHaveText(sentence);
      await expect(page.getByRole('main')).toContainText(String(status));
      await expect(page.getByRole('main').locator('pre')).toHaveCount(0);
      await expect(page).toHaveURL(/\/en\/news$/);
      await expect(page).toHaveTitle(/Something went wrong/);
      await page.unroute('**/_data/en/news');
      await page.getByRole('link', { name: 'Back to home' }).click();
      await expect(page).toHaveURL(/\/en$/);
    }

    await test.step('because its own code fails', async () => {
      const state = (await (await page.request.get('/_data/en/dappstore')).json()) as object;
      await page.route('**/_data/en/news', (route) => route.fulfill({ json: { ...state, data: null } }));
      await news(page).click();
      await expect(errorHeading(page)).toHaveText('Something went wrong on our side.');
      await page.getByRole('link', { name: 'Back to home' }).click();
      await expect(page).toHaveURL(/\/en$/);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
});

test.describe('the regional notice', () => {
  test('links to the policy, closes, and stays closed from the first paint on', async ({ page }) => {
    await open(page, '/en/about');
    const notice = page.getByRole('complementary', { name: 'Notice' });
    await expect(notice.getByRole('link', { name: 'Read the notice' })).toHaveAttribute('target', '_blank');
    await notice.getByRole('button', { name: 'Hide this notice' }).click();
    await expect(notice).toBeHidden();
    await page.goto('/en/news', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-tips', 'hidden');
    await expect(notice).toBeHidden();
  });

  test('is in the language of the page where the brand has it', async ({ request }) => {
    const html = await (await request.get('/zh/about')).text();
    const bar = html.slice(html.search(/<[a-z]+ [^>]*data-tips-bar/), html.indexOf('<header'));
    expect(textOf(bar)).toContain('中国大陆');
  });
});

test.describe('prefetching', () => {
  const chunk = /\/assets\/recruiting-[^/]*\.js/;

  /**
   * The browser is idle immediately, and the page notes when it has been told that the footer's link is in view: then the code
   * behind the link is already requested, or never will be.
   */
  async function notePrefetching(page: Page, connection: object): Promise<void> {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
      window.requestIdleCallback = (act) => {
        act({ didTimeout: false, timeRemaining: () => 50 });
        return 0;
      };
      window.IntersectionObserver = class extends IntersectionObserver {
        constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          super((entries, observer) => {
            callback(entries, observer);
            const isLink = (target: Element) => target.matches('footer a[href$="/recruiting"]');
            if (entries.some(({ isIntersecting, target }) => isIntersecting && isLink(target)))
              document.documentElement.dataset['footerSeen'] = 'yes';
          }, options);
        }
      };
    }, connection);
  }

  /** Shows the footer and points at one of its links. @returns what was requested for pages that are not open */
  async function listFetchedAhead(page: Page): Promise<string[]> {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, '/en/about');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.locator('html')).toHaveAttribute('data-footer-seen', 'yes');
    await news(page).hover();
    // Sent after anything that the page requested before.
    await page.evaluate(() => fetch('/robots.txt'));
    return asked.filter((path) => chunk.test(path) || path === '/_data/en/news');
  }

  test('loads the code of pages with visible links, and the data of a link that is pointed at', async ({
    page,
  }) => {
    await notePrefetching(page, { effectiveType: '4g' });
    const fetched = await listFetchedAhead(page);
    expect(fetched).toContainEqual(expect.stringMatching(chunk));
    expect(fetched).toContain('/_data/en/news');
  });

  // The other connections that are spared: prefetch-links.test.ts.
  test('loads nothing with a slow connection', async ({ page }) => {
    await notePrefetching(page, { effectiveType: '2g' });
    expect(await listFetchedAhead(page)).toEqual([]);
    await news(page).click();
    await expect(page).toHaveURL(/\/en\/news$/);
  });
});

test('loads nothing from elsewhere while no analytics service is configured', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && /^https?:/.test(request.url()))
      foreign.push(request.url());
  });
  await open(page, '/en');
  await news(page).click();
  await expect(page).toHaveURL(/\/en\/news$/);
  expect(foreign).toEqual([]);
});

test.describe('the theme', () => {
  test('follows the wallet that shows the page, unless it was chosen', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { tideport: { isDarkMode: () => true } });
    });
    await open(page, '/en/about');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.goto('/en/about?theme=light');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page).toHaveURL(/\/en\/about$/);
    await page.goto('/en/about');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('removes an unknown one from the address like any other', async ({ page }) => {
    await open(page, '/en/about?theme=purple&from=app#contact');
    await expect(page).toHaveURL(/\/en\/about\?from=app#contact$/);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('is requested from a wallet that answers late, too, and stored on the device', async ({ page }) => {
    await page.addInitScript(() => {
      const { promise, resolve } = Promise.withResolvers();
      Object.assign(window, { tideport: { isDarkMode: () => promise }, answer: resolve });
    });
    await open(page, '/en/about');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.evaluate(() => (window as unknown as { answer(isDark: boolean): void }).answer(true));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('is the system’s when a wallet refuses to answer, and nothing is stored', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { tideport: { isDarkMode: () => Promise.reject(new Error('no')) } });
    });
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/en/about');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  });
});
