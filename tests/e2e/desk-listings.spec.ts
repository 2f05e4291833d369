import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { look, signIn } from './desk-steps.ts';

test('a DApp that was taken over leaves the store, its page says so, and it can come back', async ({
  page,
  portal,
  browser,
}) => {
  const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await visitor.goto(`${portal.origin}/en/dappstore?key=Curve`);
  const card = visitor.getByRole('link', { name: 'Curve', exact: true }).first();
  await card.click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Curve' })).toBeVisible();
  const address = visitor.url();

  await signIn(page, portal);
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Listed' }).click();
  await page.getByLabel('Name, site or contract').fill('curve');
  const row = page.getByRole('row', { name: 'Curve' }).first();
  await row.getByRole('button', { name: 'Delist' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Someone else has taken over its site or its contracts.').check();
  await dialog.getByLabel('Note for the desk').fill('DNS points to another host since this morning.');
  await look(page, 'delist');
  await dialog.getByRole('button', { name: 'Delist item' }).click();
  await expect(page.getByText('Curve is delisted.')).toBeVisible();

  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { name: 'Curve is no longer listed' })).toBeVisible();
  await expect(visitor.getByText('Do not connect your wallet to its site.')).toBeVisible();
  await expect(visitor.locator('a[href*="curve"]')).toHaveCount(0);
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(visitor, 'a delisted DApp', { widths: [375, 1440] });
  await look(visitor, 'delisted-page');
  await visitor.goto(`${portal.origin}/en/dappstore?key=Curve`);
  await expect(card).toHaveCount(0);

  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'All' }).click();
  await expect(row).toBeVisible();
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Delisted' }).click();
  await expect(row).toContainText('DNS points to another host since this morning.');
  await look(page, 'listings');
  await row.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Curve is listed again.')).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Curve' })).toBeVisible();
  await visitor.context().close();
});
