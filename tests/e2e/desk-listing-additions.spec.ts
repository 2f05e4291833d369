import { expect, test } from '../support/portal-fixture.ts';
import { drawLogo } from '../support/submission-world.ts';
import { confirmProposal } from './confirm-proposal.ts';
import { expectAccessibleWithoutPreview, takeScreenshots, makeAccount, signIn } from './desk-steps.ts';

const widths = [1440, 1024];

test('an editor adds a DApp with a picture, sees it as visitors will, lists it, edits it and restores the first version', async ({
  page,
  browser,
  editing: portal,
}) => {
  test.setTimeout(150_000);
  const mara = await makeAccount(portal, { name: 'Mara', role: 'editor' });
  await signIn(page, portal, { account: mara });
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const preview = page.frameLocator('iframe[title="Preview of the page"]');
  const save = async (name: RegExp, said: string) => {
    await page.getByRole('button', { name }).click();
    const asked = page.getByLabel('I have checked this. Save anyway.');
    const done = page.getByText(said, { exact: true });
    await expect(done.or(asked).first()).toBeVisible();
    if (await done.isVisible()) return;
    for (const box of await asked.all()) await box.check();
    await page.getByRole('button', { name }).click();
    await expect(done).toBeVisible();
  };

  await test.step('the form of a new DApp says beside each field what is missing', async () => {
    await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Listed' }).click();
    await page.getByRole('link', { name: 'New DApp' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'New DApp' })).toBeVisible();
    await page.getByLabel('Name, English').fill('Quayline');
    await page.getByRole('button', { name: /^List it now/ }).click();
    await expect(page.getByText('Not saved. Check the marked fields.')).toBeVisible();
    await takeScreenshots(page, 'listing-new-errors');
  });

  await test.step('what was typed survives a reload, and says so', async () => {
    await page.reload();
    await expect(page.getByText(/^Restored what you typed on /)).toBeVisible();
    await expect(page.getByLabel('Name, English')).toHaveValue('Quayline');
  });

  await test.step('the preview beside it is the card and the page', async () => {
    await page.getByLabel('Description, English').fill('Swaps of stable coins at the quay.');
    await page.getByLabel('Site').fill('https://quayline.invalid');
    await page.getByLabel('File of the logo').setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: await drawLogo(77),
    });
    await page.getByRole('combobox', { name: 'Categories' }).click();
    await page.getByRole('option', { name: 'DEX', exact: true }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Add a network' }).click();
    await page.getByRole('option', { name: 'Ethereum', exact: true }).click();
    await page.getByLabel('Contracts on Ethereum').fill('0x71f3a0c9d2b4e6f8a1c3e5d7b9f0a2c4e6d8b078');
    await expect(preview.getByText('Swaps of stable coins at the quay.')).toBeVisible();
    await expect(preview.getByRole('link', { name: 'Quayline', exact: true })).toBeVisible();
    await takeScreenshots(page, 'listing-new');
    await page.getByRole('button', { name: 'Its page' }).click();
    await expect(preview.getByRole('heading', { level: 1, name: 'Quayline' })).toBeVisible();
    await takeScreenshots(page, 'listing-new-page');
  });

  let second = mara;
  await test.step('once a second person has confirmed it, a visitor finds it in the store and the API', async () => {
    await save(/^List it now/, 'A second person has to confirm this. Visitors do not see it yet.');
    await expect(page.getByRole('heading', { level: 1, name: 'Quayline' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Before and after' })).toContainText('quayline.invalid');
    second = await confirmProposal(portal, 'Quayline');
    await page.goto(`${portal.deskOrigin}/#/listings/new/dapp`);
    await expect(page.getByRole('heading', { level: 1, name: 'New DApp' })).toBeVisible();
    await expect(page.getByLabel('Name, English')).toHaveValue('');
    await page.goto(`${portal.deskOrigin}/#/listings`);
    await page.getByRole('combobox', { name: 'Source' }).click();
    await page.getByRole('option', { name: 'Added at the desk' }).click();
    await page.getByLabel('Name, site or contract').fill('Quayline');
    await expect(page.getByRole('row', { name: /Quayline/ })).toContainText('Added at the desk');
    await page.getByRole('link', { name: 'Quayline', exact: true }).click();
    await expect(page.getByLabel('Name, English')).toHaveValue('Quayline');
    await expect(page.getByText(`Added at the desk by ${second.email}`)).toBeVisible();
    await visitor.goto(`${portal.origin}/en/dappstore?key=Quayline`);
    await visitor.getByRole('link', { name: 'Quayline', exact: true }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Quayline' })).toBeVisible();
    const answer = await visitor.request.get(
      `${portal.origin}/v1/application/search?key=Quayline&lang=en&start=0&count=10`,
    );
    expect(await answer.text()).toContain('https://quayline.invalid');
  });

  await test.step('an edit is a version, compared with the one before and restored', async () => {
    await page.getByLabel('Description, English').fill('Only stable coins.');
    await save(/^Save changes/, 'Saved. Visitors see it now.');
    const versions = page.getByRole('region', { name: 'Versions' });
    await versions.getByRole('button', { name: `1, ${second.email}, added` }).click();
    await expect(page.getByRole('table', { name: 'Changes from 1 to what is stored now' })).toContainText(
      'Only stable coins.',
    );
    await takeScreenshots(page, 'listing-versions');
    await expectAccessibleWithoutPreview(page, 'versions of a listed item', { widths });
    await versions.getByRole('button', { name: 'Restore 1' }).click();
    const asked = page.getByLabel('I have checked this. Save anyway.');
    const restored = versions.getByRole('button', { name: `3, ${mara.email}, restored from 1` });
    await expect(restored.or(asked).first()).toBeVisible();
    if (!(await restored.isVisible())) {
      for (const box of await asked.all()) await box.check();
      await page.getByRole('button', { name: /^Save changes/ }).click();
    }
    await expect(restored).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('Swaps of stable coins at the quay.').first()).toBeVisible();
  });
  await visitor.context().close();
});
