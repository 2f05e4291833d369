import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { sendPaidForm } from '../support/paid-submission.ts';
import { actAtDesk } from './act-at-desk.ts';
import { look, signIn } from './desk-steps.ts';
import { newProject } from './submission-steps.ts';

test('a DApp that was taken over leaves the store, its page says so, and it can come back', async ({
  page,
  portal,
  browser,
}) => {
  const project = newProject();
  const { title } = await sendPaidForm(portal.origin, project);
  const dana = await signIn(page, portal);
  await actAtDesk({ ...portal, desk: dana }, title, { name: 'approve' });
  const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await visitor.goto(`${portal.origin}/en/dappstore?key=${encodeURIComponent(title)}`);
  const card = visitor.getByRole('link', { name: title, exact: true }).first();
  const { host } = new URL(project.url);
  const openLink = visitor.getByRole('link', { name: 'Open DApp' });
  await card.click();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(openLink).toBeVisible();
  await expect(visitor.getByText(host).first()).toBeVisible();
  const address = visitor.url();

  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Listed' }).click();
  await page.getByLabel('Name, site or contract').fill(title);
  const row = page.getByRole('row', { name: title });
  await row.getByRole('button', { name: 'Delist' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Someone else has taken over its site or its contracts.').check();
  await dialog.getByLabel('Note for the desk').fill('DNS points to another host since this morning.');
  await look(page, 'delist');
  await dialog.getByRole('button', { name: 'Delist item' }).click();
  await expect(page.getByText(`${title} is delisted.`)).toBeVisible();

  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { name: `${title} is no longer listed` })).toBeVisible();
  await expect(visitor.getByText('Do not connect your wallet to its site.')).toBeVisible();
  await expect(openLink).toHaveCount(0);
  await expect(visitor.getByText(host)).toHaveCount(0);
  await expect(visitor.locator(`a[href*="${host}"]`)).toHaveCount(0);
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(visitor, 'a delisted DApp', { widths: [375, 1440] });
  await look(visitor, 'delisted-page');
  await visitor.goto(`${portal.origin}/en/dappstore?key=${encodeURIComponent(title)}`);
  await expect(card).toHaveCount(0);

  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'All' }).click();
  await expect(row).toBeVisible();
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Delisted' }).click();
  await expect(row).toContainText('DNS points to another host since this morning.');
  await look(page, 'listings');
  await row.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText(`${title} is listed again.`)).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await visitor.context().close();
});
