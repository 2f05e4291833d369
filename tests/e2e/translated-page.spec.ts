import type { Page } from '@playwright/test';
import { devFaucet } from '#platform/chain/dev/dev-accounts.ts';
import { addOldNews } from '../support/add-old-news.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { translatePage } from '../support/translate-page.ts';
import { openForm } from './submission-steps.ts';

const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('banner');
/** What is left of a page that was taken away as a whole, or of a part of it. */
const broken = (page: Page) =>
  page.getByText(/Something went wrong on our side|could not show this part|An error occurred/);

async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-router', 'ready');
  await translatePage(page);
}

test.afterEach(async ({ page }) => {
  await expect(broken(page)).toHaveCount(0);
});

test.use({ viewport: { width: 1440, height: 900 } });

test('home: the newsletter’s answer replaces the sentence before it, and replaces itself', async ({
  page,
}) => {
  await openTranslated(page, '/en');
  const email = page.locator('#newsletter-email');
  const status = page.locator('form', { has: email }).getByRole('status');
  await expect(status).toHaveText('No tracking links. Unsubscribe from any email.');
  for (const address of ['bad', 'bad@', 'bad']) {
    await email.fill(address);
    await expect(status).toHaveText('No tracking links. Unsubscribe from any email.');
    await email.press('Enter');
    await expect(status).toHaveText('Error Email!');
  }
});

test('home: a section whose code comes after the translation', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await openTranslated(page, '/en');
  const card = main(page).getByRole('link', { name: 'Desktop app' }).first();
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('svg').first()).toBeAttached();
  await expect(card.locator('font').first()).toBeAttached();
  await card.click();
  await expect(page).toHaveURL(/\/en\/desktop$/);
});

test('header: menus, language, theme; and navigation goes on', async ({ page }) => {
  await openTranslated(page, '/en/about');
  await banner(page).getByRole('button', { name: 'Build' }).click();
  await expect(banner(page).getByRole('link', { name: 'Submit chain' })).toBeVisible();
  await page.keyboard.press('Escape');
  const { theme } = await page.locator('html').evaluate((html) => ({ ...html.dataset }));
  await banner(page).getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', theme!);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ambassadors' }).click();
  await expect(page).toHaveURL(/\/en\/recruiting$/);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/about$/);
  await banner(page).getByRole('button', { name: 'Language: English (EN)' }).click();
  await banner(page).getByRole('link', { name: '日本語' }).click();
  await expect(page).toHaveURL(/\/ja\/about$/);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/[ぁ-ん]/);
});

test('store: a search, an empty one, and a DApp', async ({ page }) => {
  await openTranslated(page, '/en/dappstore');
  const search = page.getByRole('combobox', { name: 'Search DApps' });
  const cards = main(page).locator('li h3 a');
  await search.fill('zzqqxxyy');
  await expect(page.getByRole('heading', { name: 'No records found' })).toBeVisible();
  await search.fill('aave');
  await expect(cards.first()).toHaveText('Aave');
  await expect(page.getByRole('heading', { name: 'No records found' })).toHaveCount(0);
  await cards.first().click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Aave');
});

test('news: show more', async ({ page, portal }) => {
  await addOldNews(portal.dataDir, 30);
  await expect(async () => {
    expect(await (await fetch(`${portal.origin}/en/news`)).text()).toContain('start=20');
  }).toPass();
  await openTranslated(page, '/en/news');
  const items = main(page).locator('a:has(:is(h2, h3))');
  await expect(items).toHaveCount(20);
  await main(page).getByRole('link', { name: 'Show more' }).click();
  await expect(items).toHaveCount(40);
});

test('forms: errors appear, change and go, of a DApp and of a token', async ({ page }) => {
  await openForm(page);
  await translatePage(page);
  await page.getByRole('button', { name: 'Next: review' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'fields need another look' });
  await expect(summary.getByRole('link')).toHaveCount(10);
  await expect(page.getByText('10 fields to correct')).toBeVisible();
  const contact = page.getByLabel('Other contact');
  await contact.fill('x');
  await expect(contact).toHaveAccessibleDescription(/We cannot reach you this way/);
  await contact.fill('@lantern');
  await expect(summary.getByRole('link')).toHaveCount(9);
  await expect(page.getByText('9 fields to correct')).toBeVisible();
  await expect(page.getByText('10 fields to correct')).toHaveCount(0);
  await page.getByLabel('Project name').fill('L'.repeat(41));
  await expect(page.getByText('41 / 40')).toBeVisible();
  await page.getByLabel('Project name').fill('Lantern');
  await expect(page.getByText('7 / 40')).toBeVisible();

  await openForm(page, '/en/submit/token');
  await translatePage(page);
  await page.getByRole('button', { name: 'Next: review' }).click();
  await expect(summary).toBeVisible();
  await page.locator('#field-network').selectOption('bsc');
  await page.locator('#field-standard').selectOption('BEP20');
  await page.locator('#field-address').fill('0x12');
  await page.locator('#field-address').blur();
  await expect(page.locator('#field-address')).toHaveAttribute('aria-invalid', 'true');
});

test('chain: what the check finds follows the text', async ({ page }) => {
  await openForm(page, '/en/submit/chain');
  await translatePage(page);
  const text = page.getByLabel('JSON of the chain');
  await text.fill('{"name": "Lantern", "chainId": 1}');
  await expect(page.getByText('Chain ID 1 is already used by Ethereum.')).toBeVisible();
  await text.fill('{"name": "Lantern", "chainId": 56}');
  await expect(page.getByText('Chain ID 56 is already used by BNB Smart Chain.')).toBeVisible();
  await expect(page.getByText('already used by Ethereum')).toHaveCount(0);
});

test('tools: approvals of an address, and a download by its version', async ({ page, portal }) => {
  portal.endpoint.set('up');
  await openTranslated(page, '/en/tools/approvals');
  await page.getByLabel('Address').fill('not an address');
  await page.getByRole('button', { name: 'Check approvals' }).click();
  await expect(page.getByText('An address starts with 0x')).toBeVisible();
  await page.getByLabel('Address').fill(devFaucet);
  await page.getByRole('button', { name: 'Check approvals' }).click();
  await expect(page.getByText('An address starts with 0x')).toHaveCount(0);
  await expect(page.getByText('Complete to the latest block.')).toBeVisible();

  await openTranslated(page, '/en/verify');
  const lookUp = page.getByRole('button', { name: 'Look up version' });
  const version = page.getByLabel('Version', { exact: true });
  const malformed = page.getByText('Numbers separated by dots, such as 3.8.0.');
  await version.fill('three');
  await lookUp.click();
  await expect(malformed).toBeVisible();
  await version.fill('0.0.1');
  await expect(malformed).toHaveCount(0);
  await lookUp.click();
  await expect(page.getByRole('heading', { name: /^We have not published a version 0\.0\.1/ })).toBeVisible();
});

test('a page that is translated before its code arrives is made anew, and works', async ({ page }) => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/en/about', { waitUntil: 'commit' });
  await page.locator('footer').first().waitFor();
  await translatePage(page);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-router', 'ready');
  const email = page.locator('#newsletter-email');
  await email.fill('bad');
  await email.press('Enter');
  await expect(page.getByText('Error Email!')).toBeVisible();
});
