import { expect, test } from '../support/portal-fixture.ts';

const products = [
  { name: 'Mobile wallet', path: '/en/download/app' },
  { name: 'Extension wallet', path: '/en/extension' },
  { name: 'Hardware wallet', path: '/en/hardware' },
  { name: 'Card', path: '/en/card' },
  { name: 'Desktop app', path: '/en/desktop' },
];

test('the first screen says what the wallet is, and shows it', async ({ page }) => {
  await page.goto('/en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coins travel.Keys stay home.');
  await expect(page.getByRole('img', { name: /^The Tideport mobile wallet/ })).toBeVisible();
  await expect(page.getByText('You let Example Swap spend up to 200.00 USDT.')).toBeVisible();
  await page.getByRole('link', { name: 'Download Tideport' }).click();
  await expect(page.getByRole('heading', { name: 'Come into port' })).toBeInViewport();
});

test('numbers in the drawings are written as in the language of the page', async ({ page }) => {
  await page.goto('/ru');
  await expect(page.getByRole('figure').getByText('200,00 USDT')).toBeVisible();
  await expect(page.getByText('$12 480,73').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('200.00')).toHaveCount(0);
});

test('five products lead to their pages', async ({ page }) => {
  for (const { name, path } of products) {
    await page.goto('/en');
    const vessels = page.getByRole('region', { name: 'Five products, one wallet' });
    await vessels.getByRole('heading', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page could not be found.');
  }
});

test('the menu leads to the five products on the home page', async ({ page }) => {
  await page.goto('/en#products');
  await expect(page.getByRole('heading', { name: 'Five products, one wallet' })).toBeInViewport();
});

test('the icons of the twelve chains come with one request', async ({ page }) => {
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
});

test('twelve chains flash at their block times, within limits', async ({ page }) => {
  await page.goto('/en');
  const chains = page.getByRole('region', { name: 'One phrase, every chain' }).getByRole('listitem');
  await expect(chains).toHaveCount(12);
  await expect(chains.filter({ hasText: 'Bitcoin' })).toContainText('600 s');
  await expect(chains.filter({ hasText: 'Arbitrum' })).toContainText('0.25 s');
  const lamps = await chains.locator('i').evaluateAll((all) =>
    all.map((lamp) => ({
      wanted: `${lamp.dataset['seconds']}s`,
      real: getComputedStyle(lamp).animationDuration,
    })),
  );
  for (const { wanted, real } of lamps) expect(real).toBe(wanted);
  const seconds = lamps.map(({ real }) => Number.parseFloat(real));
  expect(Math.min(...seconds)).toBe(1.6);
  expect(Math.max(...seconds)).toBe(12);
});

test('the lamps do not flash with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en');
  const lamps = page.getByRole('region', { name: 'One phrase, every chain' }).locator('li i');
  await expect(lamps).toHaveCount(12);
  const isMoving = () =>
    lamps.evaluateAll((all) =>
      all.some((lamp) => lamp.getAnimations().some((a) => a.playState === 'running')),
    );
  await expect.poll(isMoving).toBe(false);
});

test('the phone is on its quay at every width', async ({ page }) => {
  for (const width of [320, 375, 900, 1440, 2200]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/en');
    const place = async () => {
      const phone = await page.getByRole('img', { name: /^The Tideport mobile wallet/ }).boundingBox();
      const chart = await page.locator('use[href^="/charts/harbor-"]').last().locator('..').boundingBox();
      const x = Math.round((phone?.x ?? 0) + 152 - (chart?.x ?? 0));
      const y = Math.round((phone?.y ?? 0) + 318 - (chart?.y ?? 0));
      return { width: phone?.width, x, y };
    };
    // The quay's middle is at (1000, 600) of the drawing.
    await expect.poll(place, `${width} px`).toEqual({ width: 304, x: 1000, y: 600 });
  }
});

test('the card in front of the phone leaves the numbers visible', async ({ page }) => {
  for (const width of [768, 820, 900, 1251, 1300, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/en');
    const isVisible = async () => {
      const card = await page.locator('figure', { hasText: 'In plain words' }).boundingBox();
      const number = await page.getByText('chains on one phrase').locator('..').boundingBox();
      if (!card || !number) return false;
      return number.x + number.width <= card.x || number.y + number.height <= card.y;
    };
    await expect.poll(isVisible, `${width} px`).toBe(true);
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
