import sharp from 'sharp';
import { expect, test } from '../support/portal-fixture.ts';
import { expectAccessible } from '../support/page-errors.ts';
import type { PortalProcess } from '../support/portal-process.ts';
import { actAtDesk } from './act-at-desk.ts';
import { choiceOf, takeScreenshots, makeReviewer, sendDecision, signInToReview } from './desk-steps.ts';
import { addPaidSubmission } from './submission-steps.ts';

const formWidths = [320, 375, 1440];

/** A DApp that was sent and paid, and approved by a reviewer of its own. */
async function addListed(portal: PortalProcess) {
  const { title, reference } = await addPaidSubmission(portal);
  const account = await makeReviewer(portal, 'Lena');
  await actAtDesk({ ...portal, desk: account }, title, { name: 'approve' });
  return { title, reference, account };
}

test('a team asks for a change of its listed DApp without JavaScript, and a reviewer sees it beside what is listed', async ({
  page,
  portal,
  browser,
  baseURL,
}) => {
  test.slow();
  const { title, reference, account } = await addListed(portal);
  await page.goto(`/en/submission/${reference}`);
  await page.getByRole('link', { name: 'Request a change' }).click();
  await expect(page.getByRole('heading', { name: `Change ${title}` })).toBeVisible();
  const networks = page.getByRole('combobox', { name: 'Network', exact: true }).getByRole('option');
  const [, ...offered] = await networks.allTextContents();
  expect(offered.length).toBeGreaterThan(1);
  expect(offered).toEqual(offered.toSorted(new Intl.Collator('en', { numeric: true }).compare));
  await takeScreenshots(page, 'change-form');
  await expectAccessible(page, 'the form for a change', { widths: formWidths });

  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const form = await plain.newPage();
  await form.goto(`/en/submission/${reference}/change`);
  await expect(form.getByLabel('Project name')).toHaveValue(title);
  await expect(form.getByText(/at most \d MB/).filter({ visible: true })).toHaveText(/at most 1 MB/);
  await form.getByLabel('Project link').fill('not a link');
  await form.getByLabel('One sentence about it').fill('Reads the tide for you.');
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(form.getByText('The request was not sent.', { exact: false })).toBeVisible();
  await expect(form.getByText('Please enter the correct URL, such as https://example.org.')).toBeVisible();
  await expect(form.getByLabel('One sentence about it')).toHaveValue('Reads the tide for you.');
  const site = `https://${title.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}.example.net`;
  await form.getByLabel('Project link').fill(site);
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(form.getByText('Fields to change: One sentence about it and Project link')).toBeVisible();
  const request = new URL(form.url()).pathname.split('/').at(-1)!;
  expect(request).not.toBe(reference);
  await plain.close();

  await page.goto(`/en/submission/${reference}`);
  await expect(page.getByText('A change to the listing is being reviewed.')).toBeVisible();
  await expectAccessible(page, 'a listed item with a change under review', { widths: formWidths });
  await page.getByRole('link', { name: 'Check its status' }).click();
  await expect(page.getByText('Until they approve it, nothing changes in the store.')).toBeVisible();
  await takeScreenshots(page, 'change-status');
  await expectAccessible(page, 'a request for a change', { widths: formWidths });

  const desk = await browser.newPage();
  await signInToReview(desk, portal, { title, reference: request, account });
  await expect(desk.locator('a[data-row]')).toContainText('Change of a listed DApp');
  await expect(desk.getByRole('heading', { name: 'Change of a listed item' })).toBeVisible();
  await expect(desk.getByRole('row', { name: /Site.*Leads elsewhere/ })).toContainText(site);
  await takeScreenshots(desk, 'change-at-desk');
  await expectAccessible(desk, 'a change of a listed item at the desk', { widths: [1024, 1440] });
  await choiceOf(desk, 'Approve').click();
  await sendDecision(desk);
  await expect(desk.getByRole('button', { name: /^Undo/ })).toBeVisible();
  await desk.close();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Listing change approved' })).toBeVisible();
  await page.getByRole('link', { name: 'Open in the store' }).click();
  await expect(page.getByText('Reads the tide for you.').first()).toBeVisible();
});

test('with JavaScript, a link of the form for a change is checked when its field is left', async ({
  page,
  portal,
}) => {
  const { reference } = await addListed(portal);
  await page.goto(`/en/submission/${reference}/change`);
  const link = page.getByLabel('Project link');
  const problem = page.getByText('Please enter the correct URL, such as https://example.org.');
  const listed = await link.inputValue();
  await link.fill('not a link');
  await expect(problem).toHaveCount(0);
  await page.getByLabel('Project name').focus();
  await expect(problem).toBeVisible();
  await expect(link).toHaveAttribute('aria-invalid', 'true');
  await link.fill(listed);
  await link.blur();
  await expect(problem).toHaveCount(0);
});

test('with JavaScript, the form for a change refuses a logo that is too small and cuts a larger one', async ({
  page,
  portal,
}) => {
  const { reference } = await addListed(portal);
  await page.goto(`/en/submission/${reference}/change`);
  const draw = async (width: number, height: number) => ({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width, height, channels: 3, background: '#0b5a7c' } })
      .jpeg()
      .toBuffer(),
  });
  await expect(page.getByText(/at most \d MB/).filter({ visible: true })).toHaveText(/at most 5 MB/);
  const file = page.getByLabel('Logo');
  await file.setInputFiles(await draw(300, 300));
  await expect(page.getByText('This image is only 300 × 300.', { exact: false })).toBeVisible();
  await expect(file).toHaveValue('');
  await file.setInputFiles(await draw(1600, 1200));
  const dialog = page.getByRole('dialog', { name: 'Choose the part to show' });
  await dialog.getByRole('application', { name: 'Part of the picture' }).press('+');
  await dialog.getByRole('button', { name: 'Use this part' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('This image is only', { exact: false })).toHaveCount(0);
  await takeScreenshots(page, 'change-logo');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Fields to change: Logo')).toBeVisible();
});
