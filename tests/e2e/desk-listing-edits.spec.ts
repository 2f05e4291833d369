import sharp from 'sharp';
import { expect, test } from '../support/portal-fixture.ts';
import { drawLogo } from '../support/draw-logo.ts';
import { confirmProposal } from './confirm-proposal.ts';
import { holdAnswers } from './hold-answers.ts';
import { expectAccessibleWithoutPreview, takeScreenshots, makeAccount, signIn } from './desk-steps.ts';

const widths = [1440, 1024];

test('an editor corrects a listed DApp, answers what the checks found, and visitors see it', async ({
  page,
  browser,
  editing: portal,
}) => {
  test.setTimeout(150_000);
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(`${portal.origin}/en/dappstore?key=Curve`);
  await visitor.getByRole('link', { name: 'Curve', exact: true }).first().click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Curve' })).toBeVisible();
  const address = visitor.url();

  const mara = await makeAccount(portal, { name: 'Mara', role: 'editor' });
  await signIn(page, portal, { account: mara, path: '/listings' });
  await page.getByLabel('Name, site or contract').fill('curve');
  await page.getByRole('link', { name: 'Curve', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Curve' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1, name: 'Curve' })).toBeVisible();

  await test.step('an error and a warning are shown beside their fields', async () => {
    await page.getByLabel('Description, English').fill('Swaps of stable coins at the quay.');
    await page.getByLabel('Site').fill('no link');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('This is not a web address.')).toBeVisible();
    await page.getByLabel('Site').fill('https://curve.invalid');
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText('The site could not be reached (name-not-found).')).toBeVisible();
    await page.getByLabel('File of the logo').setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: await drawLogo(201),
    });
    await expect(page.getByRole('button', { name: 'Keep the current logo' })).toBeVisible();
    const photo = { create: { width: 1200, height: 600, channels: 3, background: '#0b5a7c' } } as const;
    await page.getByLabel('File of the logo').setInputFiles({
      name: 'photo.jpg',
      mimeType: 'image/jpeg',
      buffer: await sharp(photo).jpeg().toBuffer(),
    });
    const dialog = page.getByRole('dialog', { name: 'Choose the part that visitors see' });
    await dialog.getByRole('application').press('ArrowRight');
    await expect(dialog.getByRole('status')).toHaveText(
      '600 × 600 px of 1200 × 600, 330 px from the left and 0 px from the top',
    );
    await dialog.getByRole('button', { name: 'Use this part' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', /^data:image\/png/);
    await takeScreenshots(page, 'listing-edit');
    await expectAccessibleWithoutPreview(page, 'a listed item at the desk', { widths });
  });

  const second =
    await test.step('what was confirmed waits for a second person, and is then saved and in the history', async () => {
      await page.getByRole('button', { name: /^Save changes/ }).click();
      await expect(page.getByText('Not saved. Check the marked fields.')).toBeVisible();
      const asked = page.getByLabel('I have checked this. Save anyway.');
      await expect(asked.first()).toBeVisible();
      for (const box of await asked.all()) await box.check();
      const item = page.url();
      await page.getByRole('button', { name: /^Save changes/ }).click();
      await expect(
        page.getByText('A second person has to confirm this. Visitors do not see it yet.'),
      ).toBeVisible();
      await visitor.goto(address);
      await expect(visitor.getByText('Swaps of stable coins at the quay.')).toHaveCount(0);
      const confirming = await confirmProposal(portal, 'Curve');
      await page.goto(item);
      const history = page.getByRole('complementary', { name: 'History' });
      const edit = history.getByRole('listitem').filter({ hasText: `${confirming.email} edited` });
      await expect(edit.getByRole('table')).toContainText('Swaps of stable coins at the quay.');
      await visitor.goto(address);
      await expect(visitor.getByText('Swaps of stable coins at the quay.').first()).toBeVisible();
      await expect(visitor.locator('#open').getByRole('link', { name: 'curve.invalid' })).toBeVisible();
      await takeScreenshots(page, 'listing-history');
      return confirming;
    });

  await test.step('a save of the older version shows both, and mine can be kept', async () => {
    await other.getByLabel('Description, English').fill('Stable swaps.');
    await other.getByRole('button', { name: /^Save changes/ }).click();
    const dialog = other.getByRole('dialog', { name: `${second.email} changed this in the meantime` });
    await expect(dialog.getByRole('table')).toContainText('Stable swaps.');
    await takeScreenshots(other, 'listing-stale');
    await expectAccessibleWithoutPreview(other, 'both versions of a listed item', { widths });
    await dialog.getByRole('button', { name: 'Use theirs' }).click();
    await expect(other.getByLabel('Description, English')).toHaveValue('Swaps of stable coins at the quay.');
  });
  await visitor.context().close();
});

test('a reviewer corrects the decimals of a listed token', async ({ page, editing: portal }) => {
  const account = await makeAccount(portal, { name: 'Rita', role: 'reviewer' });
  await signIn(page, portal, { account, path: '/listings' });
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Tokens' }).click();
  await page.getByLabel('Name, site or contract').fill('USD Coin');
  await page.getByRole('link', { name: 'USD Coin', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'USD Coin' })).toBeVisible();
  await page.getByLabel('Decimals shown').fill('2');
  await takeScreenshots(page, 'listing-token');
  const save = page.getByRole('button', { name: /^Save changes/ });
  await page.getByRole('button', { name: 'Check again' }).click();
  const found = page.getByLabel('I have checked this. Save anyway.');
  await expect(found.first().or(page.getByText('Nothing was found.'))).toBeVisible();
  for (const box of await found.all()) await box.check();
  // What is typed while the answer is on its way stays.
  const answers = await holdAnswers(page, '**/api/desk/listings/*/edits');
  await save.click();
  await answers.waiting;
  await page.getByLabel('Decimals shown').fill('3');
  answers.release();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'History' })).toContainText('Decimals shown');
  await expect(page.getByLabel('Decimals shown')).toHaveValue('3');
});
