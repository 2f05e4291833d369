import { textOf } from '../support/page-claims.ts';
import { expect, test } from '../support/portal-fixture.ts';

const products = [
  { name: 'Mobile wallet', path: '/en/download/app' },
  { name: 'Extension wallet', path: '/en/extension' },
  { name: 'Hardware wallet', path: '/en/hardware' },
  { name: 'Card', path: '/en/card' },
  { name: 'Desktop app', path: '/en/desktop' },
];

test('the home page says what the wallet is, and leads to its products', async ({ page }) => {
  await test.step('the first screen says what the wallet is, and shows it', async () => {
    await page.goto('/en#products');
    await expect(page.getByRole('heading', { name: 'Five products, one wallet' })).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coins travel.Keys stay home.');
    await expect(page.getByRole('img', { name: /^The Tideport mobile wallet/ })).toBeVisible();
    await expect(page.getByText('You let Example Swap spend up to 200.00 USDT.')).toBeVisible();
    await page.getByRole('link', { name: 'Download Tideport' }).click();
    await expect(page.getByRole('heading', { name: 'Come into port' })).toBeInViewport();
  });

  await test.step('five products lead to their pages', async () => {
    await page.goto('/en');
    const vessels = page.getByRole('region', { name: 'Five products, one wallet' });
    for (const { name, path } of products) {
      const heading = page.getByRole('heading', { name, exact: true });
      await expect(vessels.getByRole('link').filter({ has: heading })).toHaveAttribute('href', path);
      expect((await page.request.get(path)).status(), path).toBe(200);
    }
    await vessels.getByRole('heading', { name: 'Card', exact: true }).click();
    await expect(page).toHaveURL('/en/card');
  });
});

test('numbers in the drawings are written as in the language of the page', async ({ request }) => {
  const html = await (await request.get('/ru')).text();
  const inMain = textOf(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).replaceAll(/\s/g, ' ');
  expect(inMain).toContain('200,00 USDT');
  // Its last digits are an element of their own.
  expect(inMain).toMatch(/\$12 480 ?,73/);
  expect(inMain).not.toContain('200.00');
});

test('twelve chains flash at their block times, within limits and not with reduced motion; their icons come with one request', async ({
  page,
}) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/icons/lights.svg')) sheets.push(request.url());
  });
  await page.goto('/en');
  const icons = page.getByRole('region', { name: 'One phrase, every chain' }).locator('img');
  await icons.last().scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      icons.evaluateAll(
        (all) => all.filter((each) => each instanceof HTMLImageElement && each.naturalWidth > 0).length,
      ),
    )
    .toBe(12);
  expect(sheets).toHaveLength(1);

  const chains = page.getByRole('region', { name: 'One phrase, every chain' }).getByRole('listitem');
  await expect(chains).toHaveCount(12);
  await expect(chains.filter({ hasText: 'Bitcoin' })).toContainText('600 s');
  await expect(chains.filter({ hasText: 'Arbitrum' })).toContainText('0.25 s');
  const lamps = await chains.locator('i').evaluateAll((all) =>
    all.map((lamp) => ({
      wanted: `${lamp.dataset['seconds']}s`,
      real: getComputedStyle(lamp, '::before').animationDuration,
    })),
  );
  for (const { wanted, real } of lamps) expect(real).toBe(wanted);
  const seconds = lamps.map(({ real }) => Number.parseFloat(real));
  expect(Math.min(...seconds)).toBe(1.6);
  expect(Math.max(...seconds)).toBe(12);

  const isMoving = () =>
    chains
      .locator('i')
      .evaluateAll((all) =>
        all.some((lamp) =>
          lamp.getAnimations({ subtree: true }).some((each) => each.playState === 'running'),
        ),
      );
  await expect.poll(isMoving).toBe(true);
  // Everything else would have the page styled and drawn again with each frame.
  const animated = await page.evaluate(() =>
    document
      .getAnimations()
      // A transition, as of the header after scrolling, ends by itself.
      .filter((each) => each instanceof CSSAnimation)
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
      .flatMap((keyframe) => Object.keys(keyframe))
      .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)),
  );
  expect([...new Set(animated)].toSorted()).toEqual(['opacity', 'transform']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(isMoving).toBe(false);
});

test('the phone is on its quay at every width, and the card in front of it leaves the numbers visible', async ({
  page,
}) => {
  await page.goto('/en');
  const placeOfPhone = async () => {
    const phone = await page.getByRole('img', { name: /^The Tideport mobile wallet/ }).boundingBox();
    const chart = await page.locator('use[href^="/charts/harbor-"]').last().locator('..').boundingBox();
    const x = Math.round((phone?.x ?? 0) + 152 - (chart?.x ?? 0));
    const y = Math.round((phone?.y ?? 0) + 318 - (chart?.y ?? 0));
    return { width: phone?.width, x, y };
  };
  const isNumberVisible = async () => {
    const card = await page.locator('figure', { hasText: 'In plain words' }).boundingBox();
    const number = await page.getByText('chains on one phrase').locator('..').boundingBox();
    if (!card || !number) return false;
    return number.x + number.width <= card.x || number.y + number.height <= card.y;
  };
  for (const width of [320, 375, 768, 820, 900, 1251, 1300, 1440, 2200]) {
    await page.setViewportSize({ width, height: 900 });
    // The quay's middle is at (1000, 600) of the drawing.
    await expect.poll(placeOfPhone, `${width} px`).toEqual({ width: 304, x: 1000, y: 600 });
    if (width >= 768 && width <= 1440) await expect.poll(isNumberVisible, `${width} px`).toBe(true);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page reads in order and its links work', async ({ page }) => {
    await page.goto('/en');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'One phrase, every chain',
      'Five products, one wallet',
      'What matters most sits deepest',
      'DApps worth trying',
      'Wallet tools',
      'Send tokens on TRON for less',
      'Notices',
      'Activities',
      'Ads',
      'Come into port',
    ]);
    expect(await page.locator('main [style]').count()).toBe(0);
    await page.getByRole('heading', { name: 'Mobile wallet' }).click();
    await expect(page).toHaveURL('/en/download/app');
  });
});

test('the code of the sections below the first screen comes when they are near; without it they stay as they were sent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const script = '**/assets/home-sections*.js';
  const requested: string[] = [];
  page.on('request', (each) => requested.push(each.url()));
  await page.route(script, (route) => route.fulfill({ status: 503, body: 'down' }));
  await page.goto('/en');
  await expect(page.locator('html')).toHaveAttribute('data-router', 'ready');
  expect(requested.filter((url) => url.includes('/home-sections'))).toEqual([]);

  const card = page.getByRole('link', { name: 'Desktop app' }).first();
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => requested.some((url) => url.includes('/home-sections'))).toBe(true);
  await expect(card).toBeVisible();
  await card.click();
  await expect(page).toHaveURL('/en/desktop');
});

test('a press on a part whose code is not there closes an open menu; in another language it is drawn', async ({
  page,
}) => {
  await page.goto('/en');
  await expect(page.locator('html')).toHaveAttribute('data-router', 'ready');
  const languages = page.getByRole('banner').getByRole('button', { name: 'Language: English (EN)' });
  await languages.click();
  await expect(languages).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(languages).toHaveAttribute('aria-expanded', 'false');

  await languages.click();
  await page.getByRole('banner').getByRole('link', { name: '日本語' }).click();
  await expect(page).toHaveURL('/ja');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[ぁ-ん]/);
  await expect(page.getByRole('img', { name: /Tideport/ }).first()).toBeVisible();
  await expect(page.locator('#tools h2')).toHaveText(/[ぁ-んァ-ヶ]/);
});
