import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { expectAccessibleWithoutPreview, makeAccount, newPerson, signIn } from './desk-steps.ts';

/** Pictures for people, in the folder LOOK. */
const folder = process.env['LOOK'];

async function take(page: Page, name: string): Promise<void> {
  if (!folder) return;
  for (const [width, height] of [
    [375, 800],
    [1440, 900],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize({ width: 1280, height: 720 });
}

test('a notice is written at the desk, read in two languages, updated, ended, and kept in the history', async ({
  page,
  portal,
  browser,
}) => {
  test.slow();
  const word = newPerson('late').name;
  const english = `Balances are ${word}`;
  const visitor = await browser.newPage();
  const main = visitor.getByRole('main');
  const notice = (title: string) =>
    main.getByRole('article').filter({ has: visitor.getByRole('heading', { name: title, exact: true }) });
  const section = (heading: string) =>
    main.locator('section').filter({ has: visitor.getByRole('heading', { name: heading, exact: true }) });
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: english });

  const account = await makeAccount(portal, { name: 'Edda', role: 'editor' });
  await signIn(page, portal, { account, path: '/status-notices' });
  await page.getByRole('link', { name: 'New notice' }).click();
  const publish = page.getByRole('button', { name: 'Publish notice' });
  await expect(publish).toBeDisabled();
  await page.getByLabel('Mobile wallet').check();
  await page.getByLabel('Title, English').fill(english);
  await page.getByLabel('Text, English').fill('Transfers are not affected.\nWe look for the cause.');
  await page.getByLabel('Language of the text').click();
  await page.getByRole('option', { name: '日本語' }).click();
  await page.getByLabel('Title, 日本語').fill(`残高の遅延 ${word}`);
  await page.getByLabel('Text, 日本語').fill('送金に影響はありません。');
  // What visitors will read, in the language that is written.
  const preview = page.frameLocator('iframe[title="Preview of the page"]');
  // Other tests may have announced something as well.
  await expect(preview.getByRole('article').filter({ hasText: `残高の遅延 ${word}` })).toContainText(
    '送金に影響はありません。',
  );
  await expectAccessibleWithoutPreview(page, 'a new notice', { widths: [375, 1440] });
  await take(page, 'desk-new');
  await publish.click();
  await expect(row).toContainText('Being investigated');

  await visitor.goto(`${portal.origin}/en/status`);
  await expect(section('Notices')).toContainText(english);
  await expect(notice(english)).toContainText('Being investigated');
  await expect(notice(english)).toContainText('Mobile wallet');
  await visitor.goto(`${portal.origin}/ja/status`);
  await expect(notice(`残高の遅延 ${word}`)).toContainText('送金に影響はありません。');

  await row.getByRole('button', { name: 'Add update' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('State').click();
  await page.getByRole('option', { name: 'Being monitored' }).click();
  await dialog.getByLabel('Text, English').fill('Balances are current again.');
  await dialog.getByRole('button', { name: 'Publish update' }).click();
  await expect(row).toContainText('Balances are current again.');
  await expectAccessible(page, 'the notices', { widths: [375, 1440] });
  await take(page, 'desk-list');
  await expect(async () => {
    await visitor.goto(`${portal.origin}/ja/status`);
    const said = notice(`残高の遅延 ${word}`).getByRole('listitem');
    await expect(said).toContainText('Balances are current again.', { timeout: 1_000 });
    await expect(said.getByText('Balances are current again.')).toHaveAttribute('lang', 'en');
  }).toPass({ timeout: 30_000 });
  await expectAccessible(visitor, 'the status with a notice', { widths: [320, 375, 1440] });
  await take(visitor, 'status-open-ja');

  await row.getByRole('button', { name: 'End' }).click();
  await dialog.getByLabel('Text, English').fill('The late endpoint is replaced.');
  await dialog.getByRole('button', { name: 'End notice' }).click();
  await expect(row).toContainText('Resolved');
  await expect(async () => {
    await visitor.goto(`${portal.origin}/en/status`);
    await expect(section('Past notices')).toContainText(english, { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await expect(notice(english).getByRole('listitem').first()).toContainText('The late endpoint is replaced.');
  await expect(notice(english)).toHaveCount(1);
  await take(visitor, 'status-past-en');
  await visitor.close();
});

test('planned maintenance is announced with its times, and taken off the page where it was a mistake', async ({
  page,
  portal,
}) => {
  const title = `New servers for ${newPerson('everyone').name}`;
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10);
  const account = await makeAccount(portal, { name: 'Edda', role: 'editor' });
  await signIn(page, portal, { account, path: '/status-notices/create' });
  await page.getByLabel('Kind').click();
  await page.getByRole('option', { name: 'Planned maintenance' }).click();
  await page.getByLabel('Portal', { exact: true }).check();
  await page.getByLabel('Begins (UTC)').fill(`${tomorrow}T10:00`);
  await page.getByLabel('Planned to end (UTC)').fill(`${tomorrow}T09:00`);
  await page.getByLabel('Title, English').fill(title);
  await page.getByLabel('Text, English').fill('Pages load slowly for an hour.');
  await page.getByRole('button', { name: 'Publish notice' }).click();
  await expect(page.getByRole('alert')).toContainText('The planned end must be after the beginning.');
  await page.getByLabel('Planned to end (UTC)').fill(`${tomorrow}T11:00`);
  await page.getByRole('button', { name: 'Publish notice' }).click();
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('Planned');

  await page.goto(`${portal.origin}/en/status`);
  const planned = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Planned maintenance', exact: true }) });
  await expect(planned).toContainText(title);
  await expect(planned.getByRole('article').filter({ hasText: title }).locator('time')).toHaveCount(2);
  await take(page, 'status-planned-en');

  await page.goto(`${portal.deskOrigin}/#/status-notices`);
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete notice' }).click();
  await expect(row).toHaveCount(0);
});
