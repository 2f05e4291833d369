import { writeFileSync, rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endAfterTests } from '../support/end-after-tests.ts';
import { startOwnPortal } from '../support/own-portal.ts';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import type { PortalProcess } from '../support/portal-process.ts';
import { takeScreenshots, makeAccount, signIn } from './desk-steps.ts';

/** The operator's list names the sites of two listed DApps. */
const folder = mkdtempSync(join(tmpdir(), 'watch-list-'));
const blocklist = join(folder, 'config.json');
let portal: PortalProcess;
const ending = endAfterTests();

test.beforeAll(async () => {
  writeFileSync(blocklist, JSON.stringify({ version: 2, blacklist: ['curve.finance', 'aave.com'] }));
  portal = ending(await startOwnPortal({ WATCH_LINKS: 'on', WATCH_BLOCKLIST: blocklist }));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a link that was taken over is withheld, and a person gives it back or delists the item', async ({
  page,
  browser,
}) => {
  await signIn(page, portal);
  await page
    .getByRole('navigation', { name: 'Desk' })
    .getByRole('link', { name: /^Watch/ })
    .click();
  await expect(page.getByRole('row', { name: /^Curve DApp/ })).toContainText('Link withheld');
  await expect(page.getByRole('row', { name: /^Aave DApp/ })).toContainText('On the blocklist');
  await takeScreenshots(page, 'watch');
  await expectAccessible(page, 'the watch list', { widths: [1024, 1440] });

  // By keyboard: j and k walk the rows, o opens, and the sheet names these keys alone.
  const first = page.getByRole('row').nth(1).getByRole('link');
  const second = page.getByRole('row').nth(2).getByRole('link');
  await page.keyboard.press('j');
  await expect(first).toBeFocused();
  await page.keyboard.press('j');
  await expect(second).toBeFocused();
  await page.keyboard.press('k');
  await expect(first).toBeFocused();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Shortcuts' });
  await expect(sheet.getByRole('term')).toHaveText(['j / k', 'Enter / o', 'g', 'x', '/', 'Ctrl K', '?']);
  await takeScreenshots(page, 'watch-shortcuts');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Name or address' });
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).not.toBeFocused();
  await page.keyboard.press('k');
  await expect(page.getByRole('row').last().getByRole('link')).toBeFocused();
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/#\/watch\/\d+\/show$/);
  await page.goBack();
  await expect(first).toBeVisible();

  const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await visitor.goto(`${portal.origin}/en/dappstore?key=Curve`);
  const card = visitor
    .getByRole('listitem')
    .filter({ has: visitor.getByRole('link', { name: 'Curve', exact: true }) });
  await expect(card.first()).toContainText('Link is being checked');
  await expect(visitor.getByRole('link', { name: 'Open Curve' })).toHaveCount(0);
  await takeScreenshots(visitor, 'store-withheld');
  const path = await card.first().getByRole('link', { name: 'Curve', exact: true }).getAttribute('href');
  await visitor.goto(`${portal.origin}${path}`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Curve' })).toBeVisible();
  await expect(visitor.getByText('We are checking this link.')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Open DApp' })).toHaveCount(0);
  await expect(visitor.locator('a[href*="curve.finance"]')).toHaveCount(0);
  await takeScreenshots(visitor, 'dapp-withheld');
  await expectAccessible(visitor, 'a DApp whose link is withheld', { widths: [320, 1440] });

  await page.getByRole('link', { name: 'Curve', exact: true }).click();
  await expect(page.getByRole('table')).toContainText('curve.finance');
  await page.getByLabel('Dismiss: nothing is wrong').check();
  await page.getByLabel('Why, for the desk').fill('The list was wrong and is corrected.');
  await takeScreenshots(page, 'watch-finding');
  await expectAccessible(page, 'a finding', { widths: [1024, 1440] });
  // The other finding is next.
  await page.getByRole('button', { name: 'Dismiss finding and next' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aave' })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('link', { name: 'Open DApp' })).toBeVisible();

  await page.getByLabel('Delist the item').check();
  await page.getByLabel('Reason that visitors read').click();
  await page.getByRole('option', { name: 'Taken over by someone else' }).click();
  await page.getByLabel('Why, for the desk').fill('It drains wallets.');
  const publicPage = await page.getByRole('link', { name: 'Open its public page' }).getAttribute('href');
  // The token of the same name has the same site, and is next.
  await page.getByRole('button', { name: 'Delist item and next' }).click();
  await expect(page.getByText(/^Token · /)).toBeVisible();
  await visitor.goto(publicPage!.replace(/^https?:\/\/[^/]+/, portal.origin));
  await expect(visitor.getByRole('heading', { level: 1, name: /is no longer listed$/ })).toBeVisible();

  // Another person restores it, and its link stays closed until it was looked at.
  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await signIn(other, portal, { account: await makeAccount(portal, { name: 'Omar', role: 'reviewer' }) });
  await other.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Listed' }).click();
  await other.getByRole('combobox', { name: 'State' }).click();
  await other.getByRole('option', { name: 'Delisted' }).click();
  await other.getByRole('row', { name: 'Aave' }).getByRole('button', { name: 'Restore' }).click();
  const restoring = other.getByRole('dialog', { name: 'Restore Aave' });
  await expect(restoring.getByRole('table')).toContainText('On the blocklist');
  await restoring.getByLabel('Why it may be listed again').fill('The team has its domain again.');
  await takeScreenshots(other, 'restore-watched');
  await restoring.getByRole('button', { name: 'Restore item' }).click();
  await expect(other.getByText('Aave is listed, link still withheld.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('We are checking this link.')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Open DApp' })).toHaveCount(0);
  await other.context().close();
});
