import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { sendPaidForm } from '../support/paid-submission.ts';
import { actAtDesk } from './act-at-desk.ts';
import { takeScreenshots, makeAccount, signIn } from './desk-steps.ts';
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
  await takeScreenshots(page, 'delist');
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
  await takeScreenshots(visitor, 'delisted-page');
  await visitor.goto(`${portal.origin}/en/dappstore?key=${encodeURIComponent(title)}`);
  await expect(card).toHaveCount(0);

  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'All' }).click();
  await expect(row).toBeVisible();
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Delisted' }).click();
  await expect(row).toContainText('DNS points to another host since this morning.');
  await takeScreenshots(page, 'listings');
  await expect(row).toContainText('You delisted this item, so another person has to restore it.');
  await expect(row.getByRole('button', { name: 'Restore' })).toHaveCount(0);

  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await signIn(other, portal, { account: await makeAccount(portal, { name: 'Omar', role: 'editor' }) });
  await other.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Listed' }).click();
  await other.getByRole('combobox', { name: 'State' }).click();
  await other.getByRole('option', { name: 'Delisted' }).click();
  await other.getByRole('row', { name: title }).getByRole('button', { name: 'Restore' }).click();
  const restoring = other.getByRole('dialog', { name: `Restore ${title}` });
  await expect(restoring).toContainText('Someone else has taken over its site or its contracts.');
  await expect(restoring).toContainText('DNS points to another host since this morning.');
  const restore = restoring.getByRole('button', { name: 'Restore item' });
  await expect(restore).toBeDisabled();
  const why = restoring.getByLabel('Why it may be listed again');
  await why.fill('The team has its domain again.');
  await takeScreenshots(other, 'restore');
  await expectAccessible(other, 'the dialog of a restore', { widths: [1024, 1440] });

  // It stays open with what was typed when the server refuses, and closes when the server has made the change.
  const actions = '**/api/desk/listings/*/actions';
  await other.route(actions, (route) => route.abort());
  const refused = other.waitForEvent('requestfailed');
  await restore.click();
  await refused;
  await expect(restore).toBeEnabled();
  await expect(why).toHaveValue('The team has its domain again.');
  await other.unroute(actions);
  await restore.click();
  await expect(other.getByText(`${title} is listed again.`)).toBeVisible();
  await expect(restoring).toBeHidden();
  await other.context().close();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await visitor.context().close();
});
