import { makePdf } from '../support/files/pdf-file.ts';
import { makeLogo } from '../support/paid-submission.ts';
import { expect, test } from '../support/portal-fixture.ts';
import {
  chooseNetwork,
  contract,
  goToReview,
  newProject,
  openFilledForm,
  openForm,
} from './submission-steps.ts';

test('all errors are listed together, as links, and the first field gets the focus', async ({ page }) => {
  await openForm(page);
  await page.getByRole('button', { name: 'Next: review' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'fields need another look' });
  await expect(summary.getByRole('link')).toHaveText([
    'Networks: choose at least one',
    'Project name: required',
    'One sentence about it: required',
    'Project link: required',
    'Logo: required',
    'Categories: choose at least one',
    'Connects to Tideport on: choose one',
    'Has a third party audited the contracts: choose one',
    'Email: required',
    'Other contact: required',
  ]);
  await expect(page.getByText('10 fields to correct')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Networks' })).toBeFocused();
  await summary.getByRole('link', { name: 'Other contact: required' }).click();
  await expect(page.getByLabel('Other contact')).toBeFocused();
  await page.getByLabel('Other contact').fill('@lantern');
  await expect(summary.getByRole('link')).toHaveCount(9);
});

test('each field shows the specified error message; the other contact is a handle, a link or a phone number', async ({
  page,
  portal,
}) => {
  await openFilledForm(page, portal);
  const contact = page.getByLabel('Other contact');
  await contact.fill('x');
  await page.getByRole('button', { name: 'Next: review' }).click();
  await expect(contact).toBeFocused();
  await expect(contact).toHaveAccessibleDescription(/We cannot reach you this way. Enter a handle/);
  await contact.fill('team@lantern.example');
  await expect(contact).toHaveAccessibleDescription(/Add a contact that is not an email/);
  await contact.fill('t.me/lantern_crew');
  await expect(contact).not.toHaveAttribute('aria-invalid');

  await page.getByLabel('Project link').fill('lantern,exchange');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('hello@lantern');
  await page.getByLabel('Project name').fill('L'.repeat(41));
  await page.getByLabel('DApp contract account').fill(contract.replace('F', 'f'));
  await page
    .getByRole('radiogroup', { name: /tokens/ })
    .getByLabel('Yes')
    .check();
  await page
    .getByRole('radiogroup', { name: /invitations/ })
    .getByLabel('Yes')
    .check();
  await page
    .getByRole('radiogroup', { name: /audited/ })
    .getByLabel('Yes')
    .check();
  await page.getByLabel('Audit report link').fill(`https://a.example/${'a'.repeat(1000)}`);
  await page.getByRole('button', { name: 'Next: review' }).click();
  for (const sentence of [
    'Please enter the correct URL',
    'Please enter a correct email',
    'No more than 40 characters',
    'No more than 1000 characters',
    'has a mistyped character',
    'Add at least one token',
    'Enter the account.',
  ]) {
    await expect(page.getByText(sentence).first()).toBeVisible();
  }
  await expect(page.getByText('41 / 40')).toBeVisible();
  await expect(page.getByLabel('Project name')).toHaveAttribute('aria-invalid', 'true');
});

test.describe('files', () => {
  // The trace requests the body of a picture that could not be decoded.
  test.use({ expectNoise: /Connecting to 'blob:/ });

  test('a logo of a wrong size or format is refused with what was found; a report shows its progress and can be stopped', async ({
    page,
  }) => {
    await openForm(page);
    const input = page.locator('input[type=file]').first();
    await input.setInputFiles({
      name: 'small.png',
      mimeType: 'image/png',
      buffer: await makeLogo(1200, 399),
    });
    const sentence =
      'This image is only 1200 × 399. Please submit a high-quality logo of 400 × 400 px, JPG or PNG, at most 5 MB.';
    await expect(page.getByText(sentence)).toBeVisible();
    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no image') });
    await expect(page.getByText('This file is neither JPG nor PNG.')).toBeVisible();
    await input.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no image') });
    await expect(page.getByText('This file cannot be read as an image.')).toBeVisible();
    await input.setInputFiles({ name: 'right.png', mimeType: 'image/png', buffer: await makeLogo() });
    await expect(page.getByText('right.png')).toBeVisible();
    await expect(page.getByText('high-quality logo')).toHaveCount(0);
    // Until the logo has arrived, which takes longest in a portal that has just started, its upload can be canceled too.
    await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeVisible();

    await page
      .getByRole('radiogroup', { name: /audited/ })
      .getByLabel('Yes')
      .check();
    await page.route('**/api/uploads?role=audit', () => {});
    const report = page.locator('input[type=file]').nth(1);
    const pdf = makePdf({ content: ' '.repeat(100_000) });
    await report.setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer: pdf });
    await expect(page.getByRole('progressbar', { name: 'Uploading report.pdf' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel the upload' }).click();
    await expect(page.getByRole('button', { name: 'Choose a PDF' })).toBeVisible();
    await page.unroute('**/api/uploads?role=audit');
    await report.setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer: pdf });
    await expect(page.getByRole('button', { name: 'Remove file' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove file' }).click();
    await report.setInputFiles({
      name: 'report.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('no pdf'),
    });
    await expect(page.getByText('This file is not a PDF.')).toBeVisible();
  });
});

test('“Next” waits for a logo that is on its way, says so, and goes on by itself', async ({
  page,
  portal,
}) => {
  await openFilledForm(page, portal);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/uploads?role=icon', async (route) => {
    await released;
    await route.continue();
  });
  const buffer = await makeLogo();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'slow.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('progressbar', { name: 'Uploading slow.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Next: review' }).click();
  await expect(page.getByRole('button', { name: 'Waiting for the upload' })).toBeVisible();
  await expect(page.getByText(/to correct/)).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { name: 'Review your submission' })).toBeVisible();
});

test('a recovery phrase in the form is never sent', async ({ page, portal }) => {
  await openFilledForm(page, portal);
  const sent: (string | null)[] = [];
  page.on('request', (request) => sent.push(request.postData()));
  const sentence = page.getByLabel('One sentence about it');
  await sentence.fill(`${'test '.repeat(11)}junk`);
  await page.getByRole('button', { name: 'Next: review' }).click();
  await expect(sentence).toHaveAccessibleDescription(/This looks like a recovery phrase or a private key/);
  await expect(sentence).toBeFocused();
  expect(sent.filter((body) => body?.includes('junk'))).toEqual([]);
  await sentence.fill('Swap stable assets with fees you can read in advance.');
  await goToReview(page);
});

test('a network is found by its Chinese name and shown with name and ticker', async ({ page }) => {
  await openForm(page, '/zh/submit/dapp');
  const networks = page.locator('#field-networks');
  await networks.fill('波场');
  await page.getByRole('option', { name: 'TRON · TRX' }).click();
  await networks.fill('以太坊');
  await expect(page.getByRole('option').first()).toHaveText('Ethereum · ETH');
});

test('the form can be filled in with the keyboard alone', async ({ page }) => {
  await openForm(page);
  await page.getByRole('radiogroup', { name: 'Language of this submission' }).getByLabel('English').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('简体中文')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Networks' })).toBeFocused();
  await page.keyboard.type('BSC');
  await expect(page.getByRole('option', { name: 'BNB Smart Chain · BSC' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove BNB Smart Chain · BSC' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Project name')).toBeFocused();
  await page.keyboard.type('Lantern');
  await expect(page.getByLabel('Project name')).toHaveValue('Lantern');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'need another look' })).toBeVisible();
});

test('an unreachable server is reported, and retrying works; answers that no longer apply are not sent, and review links back to each part', async ({
  page,
  portal,
}) => {
  const { title } = await openFilledForm(page, portal);
  await chooseNetwork(page, 'ETH');
  await page.getByRole('textbox', { name: /DApp contract account\s*ETH/ }).fill(contract);
  const tokens = page.getByRole('radiogroup', { name: /tokens/ });
  await tokens.getByLabel('Yes').check();
  await page.getByLabel('Symbol of token 1').fill('LNT');
  await tokens.getByLabel('No').check();

  await test.step('nothing is lost while the server cannot be reached', async () => {
    await page.route('**/api/submissions/check', (route) => route.fulfill({ status: 503, body: 'down' }));
    await page.getByRole('button', { name: 'Next: review' }).click();
    await expect(page.getByText('Something went wrong on our server.')).toBeInViewport();
    await expect(page.locator('#problems')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Not sent' })).toBeInViewport();
    await page.unroute('**/api/submissions/check');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Review your submission' })).toBeVisible();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });

  await expect(page.getByText('BSC, ETH')).toBeVisible();
  // In capital letters: the project's random name may have them in small ones.
  await expect(page.getByText(/LNT/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit: Contact' }).click();
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeFocused();
  await tokens.getByLabel('Yes').check();
  await expect(page.getByLabel('Symbol of token 1')).toHaveValue('LNT');
});

test('the checks before payment warn about what reviewers would ask; a warning does not claim to block, and leads to its field', async ({
  page,
  portal,
}) => {
  await openFilledForm(page, portal, { title: 'Uniswap', url: 'https://no-such-site.invalid' });
  await goToReview(page);
  const warning = page.getByText('We could not open the project link.').locator('..');
  await expect(page.getByText('We could not open the project link.')).toBeVisible();
  await expect(page.getByText('Uniswap is listed under exactly this name.')).toBeVisible();
  await expect(page.getByText('You cannot continue')).toHaveCount(0);
  await warning.getByRole('link', { name: 'Edit: Project link' }).click();
  await expect(page.getByLabel('Project link')).toBeFocused();
});

test('a listed site cannot be submitted again: the problem comes into view, says so and leads to its field', async ({
  page,
  portal,
}) => {
  const listed = 'https://app.uniswap.org';
  await openFilledForm(page, portal, { title: 'Uniswap', url: listed });
  const link = page.getByLabel('Project link');
  for (const width of [375, 1440]) {
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await link.fill(listed);
      await page.getByRole('button', { name: 'Next: review' }).click();
      await expect(page.getByText('is already listed in this language.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Submit a DApp' })).toBeVisible();
      const problem = page.getByRole('alert').filter({ hasText: 'You cannot continue until this is fixed.' });
      await expect(problem).toBeInViewport({ ratio: 1 });
      await expect(problem.locator('..')).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: '1 problem to fix' })).toBeInViewport();
      await problem.getByRole('link', { name: 'Edit: Project link' }).click();
      await expect(link).toBeFocused();
      await link.fill(newProject().url);
      await expect(problem).toHaveCount(0);
      await expect(page.getByText('1 problem to fix')).toHaveCount(0);
    });
  }
});
