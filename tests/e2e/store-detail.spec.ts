import { expect, test } from '../support/portal-fixture.ts';
import { readServedPage } from '../support/served-page.ts';

test(
  'a card leads to the page of the DApp, which has no footer and whose links to the site go through the risk statement',
  { tag: '@smoke' },
  async ({ page, context }) => {
    await context.route('https://**', (route) => route.fulfill({ body: 'outside' }));
    await page.goto('/en/dappstore?key=uniswap');
    await page.getByRole('main').getByRole('link', { name: 'Uniswap', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Uniswap' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Networks' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Report a problem' })).toHaveAttribute(
      'href',
      /^\/en\/report\?dapp=\d+$/,
    );

    const isSiteLink = 'a[href^="https://app.uniswap.org"]';
    await expect(page.locator(isSiteLink)).toHaveCount(0);

    const site = page.getByRole('complementary').getByRole('link', { name: 'app.uniswap.org' });
    await site.click();
    const dialog = page.getByRole('dialog', { name: 'Uniswap' });
    await dialog.getByLabel('I have read the risk statement and agree to it').check();
    await dialog.getByLabel('Do not show this again for Uniswap').check();
    await Promise.all([context.waitForEvent('page'), dialog.getByRole('link', { name: 'Continue' }).click()]);
    const [opened] = await Promise.all([context.waitForEvent('page'), site.click()]);
    expect(new URL(opened.url()).host).toBe('app.uniswap.org');
  },
);

test('opening asks once per DApp, and continues only after consent', async ({ page, context }) => {
  await context.route('https://**', (route) => route.fulfill({ body: 'outside' }));
  await page.goto('/en/dappstore');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Uniswap', exact: true }) });
  await card.hover();
  await card.getByRole('link', { name: 'Open Uniswap' }).click();
  const dialog = page.getByRole('dialog', { name: 'Uniswap' });
  await expect(dialog.getByText('app.uniswap.org')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('link', { name: 'Open Uniswap' })).toBeFocused();

  await card.getByRole('link', { name: 'Open Uniswap' }).click();
  await dialog.getByLabel('I have read the risk statement and agree to it').check();
  await dialog.getByLabel('Do not show this again for Uniswap').check();
  const leave = dialog.getByRole('link', { name: 'Continue' });
  await expect(leave).toHaveAttribute('rel', 'noopener noreferrer');
  const [opened] = await Promise.all([context.waitForEvent('page'), leave.click()]);
  expect(new URL(opened.url()).host).toBe('app.uniswap.org');
  await expect(dialog).toBeHidden();

  const [again] = await Promise.all([
    context.waitForEvent('page'),
    card.getByRole('link', { name: 'Open Uniswap' }).click(),
  ]);
  expect(new URL(again.url()).host).toBe('app.uniswap.org');
  await page.getByRole('button', { name: 'Add Aave to favorites' }).hover();
  await page.getByRole('link', { name: 'Open Aave' }).click();
  await expect(page.getByRole('dialog', { name: 'Aave' })).toBeVisible();
});

test('each contract is linked in the explorers of its own networks only', async ({ page }) => {
  await page.goto('/en/dappstore?key=aave');
  await page.getByRole('main').getByRole('link', { name: 'Aave', exact: true }).click();
  const contracts = page.getByRole('region', { name: 'Contracts' });
  await expect(contracts.getByRole('link')).toHaveCount(1);
  await expect(contracts.getByRole('link', { name: 'View on Ethereum' })).toHaveAttribute(
    'href',
    'https://etherscan.io/address/0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2',
  );
});

test('an unknown DApp is not found', async ({ request }) => {
  for (const id of ['999999999', 'x', '', '-1']) {
    const answer = await request.get(`/en/dappstore/detail?id=${id}`);
    expect(answer.status(), id).toBe(404);
    expect(readServedPage(await answer.text()).headings, id).toEqual(['This page could not be found.']);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has the statement and a plain link out', async ({ page }) => {
    await page.goto('/en/dappstore/detail?id=1');
    await expect(page.getByText('No DApp needs your recovery phrase. If one asks, leave.')).toBeVisible();
    const link = page.getByRole('region', { name: 'Before you open it' }).getByRole('link');
    await expect(link).toHaveAttribute('href', /^https:/);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

test('a known price is shown beside its token, an unknown one leaves only the name', async ({ page }) => {
  await page.route('**/v1/swap_market/market_optional', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: object[] };
    const data = answer.data.map((row, position) => ({
      ...row,
      price_usd: [67432.1, 0.0000371][position] ?? null,
    }));
    await route.fulfill({ response, json: { ...answer, data } });
  });
  await page.goto('/en/dappstore');
  const related = page.locator('section', { has: page.getByRole('heading', { name: 'Related tokens' }) });
  await expect(related.getByRole('listitem').nth(0)).toContainText('$67,432.10');
  await expect(related.getByRole('listitem').nth(1)).toContainText('$0.0₄371');
  await expect(related.getByRole('listitem').nth(2)).not.toContainText('$');
});
