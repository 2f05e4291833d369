import type { Page } from '@playwright/test';
import { brand } from '#brand/brand.ts';
import { expect, test } from '../support/portal-fixture.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const email = (page: Page) => footer(page).getByRole('textbox', { name: 'Product notices, once a month' });
const send = (page: Page) => footer(page).getByRole('button', { name: 'Subscribe' });
const status = (page: Page) => footer(page).getByRole('status');
const toast = (page: Page) => page.getByRole('alert');
const columns = ['Products', 'Tools', 'Explorer', 'Build', 'Learn', 'Company', 'Support', 'Legal'];

const showFooter = (page: Page, detail: boolean) =>
  page.evaluate((shown) => {
    dispatchEvent(new CustomEvent('show-footer', { detail: shown }));
  }, detail);

test('has seven social links and an email link to support', async ({ page }) => {
  await page.goto('/en/about');
  const { social } = brand;
  const places = [
    ['Social network', social.network],
    ['Chat', social.chat.en],
    ['Forum', social.forum],
    ['Video', social.video],
    ['Community', social.community],
    ['Code', social.code],
    ['Blog', social.blog],
  ] as const;
  for (const [name, url] of places) {
    const link = footer(page).getByRole('link', { name, exact: true }).last();
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(footer(page).getByRole('link', { name: brand.supportEmail })).toHaveAttribute(
    'href',
    `mailto:${brand.supportEmail}`,
  );
});

for (const [locale, language] of [
  ['zh', 'zh'],
  ['zh-tw', 'zh'],
  ['ko', 'ko'],
  ['en', 'en'],
  ['ja', 'en'],
] as const) {
  test(`in ${locale} the chat is the one in ${language}`, async ({ page, context }) => {
    const url = brand.social.chat[language];
    await context.route(`${url}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'chat' }));
    await page.goto(`/${locale}/about`);
    await footer(page).locator(`a[href="${url}"]`).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toBeVisible();
    await expect(dialog.getByRole('paragraph')).toHaveCount(2);
    await expect(dialog.locator('svg').filter({ has: page.locator('use[href*="/charts/"]') })).toBeVisible();
    const [tab] = await Promise.all([context.waitForEvent('page'), dialog.getByRole('link').click()]);
    await expect(tab).toHaveURL(url);
    await expect(dialog).toBeHidden();
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`the chat's dialog warns, and closes with its icon, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('/en/about');
    const chat = footer(page).getByRole('link', { name: 'Chat', exact: true });
    await chat.click();
    const dialog = page.getByRole('dialog', { name: 'Join the Tideport chat' });
    await expect(dialog.getByText('Staff never send you private messages')).toBeVisible();
    const close = dialog.getByRole('button', { name: 'Close' });
    await expect(close).toHaveCSS('color', theme === 'dark' ? 'rgb(228, 239, 237)' : 'rgb(10, 34, 51)');
    await close.click();
    await expect(dialog).toBeHidden();
    await expect(chat).toBeFocused();
  });
}

test('an invalid address is not sent', async ({ page }) => {
  await page.goto('/en/about');
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
  await email(page).fill('nobody');
  await send(page).click();
  await expect(status(page)).toHaveText('Error Email!');
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
  await email(page).pressSequentially('@');
  await expect(status(page)).not.toHaveText('Error Email!');
  expect(sent).toEqual([]);
});

test('a valid address is subscribed, and the field is empty again', async ({ page }) => {
  await page.goto('/en/about');
  await email(page).fill('ana@example.com');
  await email(page).press('Enter');
  await expect(status(page)).toHaveText('Subscribe success');
  await expect(email(page)).toHaveValue('');
});

test('shows the server’s refusal in its own words and keeps the input', async ({ page }) => {
  await page.route('**/api/tokenPocket/subscribe', (route) =>
    route.fulfill({ status: 200, json: { result: 9, message: 'Come back tomorrow', data: null } }),
  );
  await page.goto('/en/about');
  await email(page).fill('ana@example.com');
  await send(page).click();
  await expect(toast(page)).toHaveText('Come back tomorrow');
  await expect(email(page)).toHaveValue('ana@example.com');
});

test('reports a network failure', async ({ page }) => {
  await page.goto('/en/about');
  await page.evaluate(() => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  });
  await email(page).fill('ana@example.com');
  await send(page).click();
  await expect(toast(page)).toHaveText(
    'We could not send the subscription. Check your connection and try again.',
  );
  await expect(email(page)).toHaveValue('ana@example.com');
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await expect(toast(page)).toBeEmpty();
});

test('the copyright line names year and brand, in Chinese or English', async ({ page }) => {
  const line = footer(page).getByText('©');
  await page.goto('/en/about');
  await expect(line).toHaveText(`© ${brand.copyrightYear} ${brand.name}. All rights reserved.`);
  await page.goto('/zh/about');
  await expect(line).toContainText(`© ${brand.copyrightYear} ${brand.name}`);
});

test('the swag shop appears for zh only', async ({ page }) => {
  for (const [locale, count] of [
    ['zh', 1],
    ['zh-tw', 0],
    ['en', 0],
  ] as const) {
    await page.goto(`/${locale}/about`);
    await expect(footer(page).locator(`a[href="${brand.links.swagShop}"]`)).toHaveCount(count);
  }
});

for (const { width, perRow } of [
  { width: 1440, perRow: 8 },
  { width: 1250, perRow: 4 },
  { width: 768, perRow: 4 },
]) {
  test(`eight open columns are shown ${perRow} in a row at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/en/about');
    await expect(footer(page).locator('summary')).toHaveText(columns);
    const tops = await footer(page)
      .locator('summary')
      .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(perRow);
    await expect(footer(page).getByRole('link', { name: 'Reading a signature' })).toBeVisible();
    await footer(page).locator('summary', { hasText: 'Learn' }).click();
    await expect(footer(page).getByRole('link', { name: 'Reading a signature' })).toBeVisible();
  });
}

test('on phones the columns expand and collapse on tap', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await page.goto('/en/about');
  await expect(footer(page).locator('details[open]')).toHaveCount(0);
  const learn = footer(page).locator('summary', { hasText: 'Learn' });
  await learn.click();
  await expect(footer(page).getByRole('link', { name: 'Reading a signature' })).toBeVisible();
  await expect(footer(page).locator('details[open]')).toHaveCount(1);
  await learn.focus();
  await page.keyboard.press('Enter');
  await expect(footer(page).locator('details[open]')).toHaveCount(0);
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(footer(page).locator('details[open]')).toHaveCount(8);
});

test('targets are large enough for a finger on phones', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/en/about');
  for (const title of await footer(page).locator('summary').all()) await title.click();
  const small = await footer(page)
    .locator(':is(a, button, summary, input)')
    .evaluateAll((targets) =>
      targets
        .filter((target) => Math.round(target.getBoundingClientRect().height) < 40)
        .map((target) => target.textContent),
    );
  expect(small).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('an event hides the footer and shows it again; a navigation restores it', async ({ page }) => {
  await page.goto('/en/about');
  await showFooter(page, false);
  await expect(footer(page)).toBeHidden();
  await showFooter(page, true);
  await expect(footer(page)).toBeVisible();
  await showFooter(page, false);
  await page.getByRole('banner').getByRole('link', { name: 'DApp store' }).click();
  await expect(footer(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });

  test('the columns are open, and the chat is a link', async ({ page }) => {
    await page.goto('/en/about');
    for (const name of ['Desktop app', 'REX staking', 'Reading a signature', 'Terms'])
      await expect(footer(page).getByRole('link', { name })).toBeVisible();
    await expect(footer(page).getByRole('link', { name: 'Chat', exact: true })).toHaveAttribute(
      'href',
      brand.social.chat.en,
    );
  });
});
