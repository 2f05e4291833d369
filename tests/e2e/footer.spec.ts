import type { Page } from '@playwright/test';
import { brand } from '#brand/brand.ts';
import { textOf } from '../support/page-claims.ts';
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

test('the footer: its links, its columns on wide windows and on phones, and an event that hides it', async ({
  page,
}) => {
  await test.step('has seven social links, an email link to support and the year of the brand', async () => {
    await page.goto('/en/about');
    const { social } = brand;
    const places = [
      ['Social network', social.network],
      ['Chat', social.chat?.en],
      ['Forum', social.forum],
      ['Video', social.video],
      ['Community', social.community],
      ['Code', social.code],
      ['Blog', social.blog],
    ] as const;
    for (const [name, url] of places) {
      const link = footer(page).getByRole('link', { name, exact: true }).last();
      await expect(link).toHaveAttribute('href', String(url));
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await expect(footer(page).getByRole('link', { name: brand.supportEmail })).toHaveAttribute(
      'href',
      `mailto:${brand.supportEmail}`,
    );
    await expect(footer(page).getByText('©')).toHaveText(
      `© ${brand.copyrightYear} ${brand.name}. All rights reserved.`,
    );
  });

  await test.step('an event hides the footer and shows it again; a navigation restores it', async () => {
    await page.goto('/en/about');
    await showFooter(page, false);
    await expect(footer(page)).toBeHidden();
    await showFooter(page, true);
    await expect(footer(page)).toBeVisible();
    await showFooter(page, false);
    await page.getByRole('banner').getByRole('link', { name: 'DApp store' }).click();
    await expect(footer(page)).toBeVisible();
  });

  await test.step('eight open columns are shown eight in a row on wide windows, and four on others', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/en/about');
    const titles = footer(page).locator('summary');
    const link = footer(page).getByRole('link', { name: 'Reading a signature' });
    for (const { width, perRow } of [
      { width: 1440, perRow: 8 },
      { width: 1250, perRow: 4 },
      { width: 768, perRow: 4 },
    ]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(titles).toHaveText(columns);
      const inFirstRow = () =>
        titles.evaluateAll((all) => {
          const tops = all.map((title) => title.getBoundingClientRect().top);
          return tops.filter((top) => top === tops[0]).length;
        });
      await expect.poll(inFirstRow, `${width} px`).toBe(perRow);
      await expect(link).toBeVisible();
      await titles.filter({ hasText: 'Learn' }).click();
      await expect(link).toBeVisible();
    }
  });

  await test.step('on phones the columns expand and collapse on tap, and targets are large enough for a finger', async () => {
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

    await page.setViewportSize({ width: 375, height: 812 });
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

    await page.setViewportSize({ width: 1024, height: 900 });
    await expect(footer(page).locator('details[open]')).toHaveCount(8);
  });
});

test('the chat, the swag shop and the copyright line are those of the language', async ({ request }) => {
  for (const [locale, language] of [
    ['zh', 'zh'],
    ['zh-tw', 'zh'],
    ['ko', 'ko'],
    ['en', 'en'],
    ['ja', 'en'],
  ] as const) {
    const html = await (await request.get(`/${locale}/about`)).text();
    const inFooter = html.slice(html.lastIndexOf('<footer'));
    for (const [other, url] of Object.entries({ ...brand.social.chat }))
      expect(inFooter.includes(`href="${url}"`), `${other} in ${locale}`).toBe(other === language);
    expect(inFooter.includes(`href="${String(brand.links.swagShop)}"`), locale).toBe(locale === 'zh');
    expect(textOf(inFooter), locale).toContain(`© ${brand.copyrightYear} ${brand.name}`);
  }
});

test('the chat’s dialog warns, leads to the chat, and closes with its icon, light and dark', async ({
  page,
  context,
}) => {
  const url = String(brand.social.chat?.en);
  await context.route(`${url}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'chat' }));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/en/about');
  const chat = footer(page).getByRole('link', { name: 'Chat', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Join the Tideport chat' });
  const close = dialog.getByRole('button', { name: 'Close' });
  for (const [theme, color] of [
    ['light', 'rgb(10, 34, 51)'],
    ['dark', 'rgb(228, 239, 237)'],
  ] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await chat.click();
    await expect(dialog.getByText('Staff never send you private messages')).toBeVisible();
    await expect(close).toHaveCSS('color', color);
    await close.click();
    await expect(dialog).toBeHidden();
    await expect(chat).toBeFocused();
  }
  await chat.click();
  await expect(dialog.getByRole('paragraph')).toHaveCount(2);
  await expect(dialog.locator('svg').filter({ has: page.locator('use[href*="/charts/"]') })).toBeVisible();
  const [tab] = await Promise.all([context.waitForEvent('page'), dialog.getByRole('link').click()]);
  await expect(tab).toHaveURL(url);
  await expect(dialog).toBeHidden();
});

test('an address is subscribed; one that is invalid, refused or not sent keeps the input and says why', async ({
  page,
}) => {
  await page.goto('/en/about');

  await test.step('an invalid address is not sent', async () => {
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

  await test.step('the server’s refusal is shown in its own words', async () => {
    await page.route('**/api/tokenPocket/subscribe', (route) =>
      route.fulfill({ status: 200, json: { result: 9, message: 'Come back tomorrow', data: null } }),
    );
    await email(page).fill('ana@example.com');
    await send(page).click();
    await expect(toast(page)).toHaveText('Come back tomorrow');
    await expect(email(page)).toHaveValue('ana@example.com');
    await page.unroute('**/api/tokenPocket/subscribe');
  });

  await test.step('a valid address is subscribed, and the field is empty again', async () => {
    await email(page).press('Enter');
    await expect(status(page)).toHaveText('Subscribe success');
    await expect(email(page)).toHaveValue('');
  });

  await test.step('a network failure is reported', async () => {
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
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });

  test('the columns are open, and the chat is a link', async ({ page }) => {
    await page.goto('/en/about');
    for (const name of ['Desktop app', 'REX staking', 'Reading a signature', 'Terms'])
      await expect(footer(page).getByRole('link', { name })).toBeVisible();
    await expect(footer(page).getByRole('link', { name: 'Chat', exact: true })).toHaveAttribute(
      'href',
      String(brand.social.chat?.en),
    );
  });
});
