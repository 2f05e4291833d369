import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { drawLogo } from '../support/submission-world.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { makeAccount, signIn } from './desk-steps.ts';
import { holdAnswers } from './hold-answers.ts';

const drawPhoto = () =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: '#0b5a7c' } })
    .png()
    .toBuffer();

/* A picture that is still on its way is neither missing from what is stored, nor does its arrival undo what was typed. */

interface Upload {
  page: Page;
  /** Addresses of the upload. */
  addresses: string;
  choose: () => Promise<void>;
  /** What the person writes while the picture is on its way. */
  field: Locator;
  /** Stores the form. */
  button: Locator;
}

async function writeDuringUpload({ page, addresses, choose, field, button }: Upload): Promise<void> {
  await field.fill('Before');
  const upload = await holdAnswers(page, addresses);
  await choose();
  await upload.waiting;
  await field.fill('Written since');
  await expect(button).toBeDisabled();
  await page.keyboard.press('Control+s');
  upload.release();
  await expect(button).toBeEnabled();
  await expect(field).toHaveValue('Written since');
  await page.unrouteAll({ behavior: 'wait' });
}

test('nothing is stored without a picture that is on its way, and its arrival leaves what was typed', async ({
  page,
  editing: portal,
}) => {
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await drawLogo(7) };
  const account = await makeAccount(portal, { name: 'Mara', role: 'editor' });
  const stored: string[] = [];
  await signIn(page, portal, { account, path: '/content/banner/create' });
  page.on('dialog', (dialog) => void dialog.accept());
  page.on('request', (request) => {
    if (/\/(?:edits|content\/banner|networks\/[^/]+)$/.test(request.url()) && request.method() !== 'GET')
      stored.push(request.url());
  });

  await test.step('a banner', async () => {
    const large = { name: 'large.png', mimeType: 'image/png', buffer: await drawPhoto() };
    await writeDuringUpload({
      page,
      addresses: '**/pictures/*',
      choose: () => page.getByLabel('File for Picture').setInputFiles(large),
      field: page.getByRole('textbox', { name: 'Link' }),
      button: page.getByRole('button', { name: /^Save draft/ }),
    });
    await expect(page.getByRole('img', { name: 'Picture, as visitors see it' })).toBeVisible();
  });

  await test.step('a token', async () => {
    await page.goto(`${portal.deskOrigin}/#/listings/new/token`);
    await writeDuringUpload({
      page,
      addresses: '**/listings/logos',
      choose: () => page.getByLabel('File of the logo').setInputFiles(logo),
      field: page.getByRole('textbox', { name: 'Name', exact: true }),
      button: page.getByRole('button', { name: /^List it now/ }),
    });
    await expect(page.getByRole('img', { name: 'Logo', exact: true })).toBeVisible();
  });

  await test.step('a network', async () => {
    await page.goto(`${portal.deskOrigin}/#/listings/networks`);
    await page.getByRole('button', { name: 'Edit Ethereum', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Ethereum' });
    await writeDuringUpload({
      page,
      addresses: '**/listings/logos',
      choose: () => dialog.getByLabel('File of the logo').setInputFiles(logo),
      field: dialog.getByLabel('Name', { exact: true }),
      button: dialog.getByRole('button', { name: 'Save network' }),
    });
    await expect(dialog.getByRole('button', { name: 'Keep the current logo' })).toBeVisible();
  });
  expect(stored).toEqual([]);
});
