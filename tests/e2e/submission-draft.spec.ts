import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal-fixture.ts';
import {
  chooseNetwork,
  fillForm,
  formPath,
  goToDonate,
  goToReview,
  openForm,
  uploadLogo,
} from './submission-steps.ts';

const name = 'Lantern of the draft';

test('nothing typed is lost by a reload or a change of language', async ({ page }) => {
  await openForm(page);
  await chooseNetwork(page, 'Base');
  await page.getByLabel('Project name').fill(name);
  await uploadLogo(page);
  await expect(page.getByText(/Saved on this device at \d\d:\d\d/)).toBeVisible();
  await openForm(page);
  await expect(page.getByLabel('Project name')).toHaveValue(name);
  await expect(page.getByRole('button', { name: 'Remove Base' })).toBeVisible();
  await expect(page.getByText('lantern.png')).toBeVisible();
  await openForm(page, '/fil/submit/dapp');
  await expect(page.locator('#field-title')).toHaveValue(name);
});

test('text typed a moment before leaving is restored', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Project name').fill(name);
  await page.goto('/en');
  await openForm(page);
  await expect(page.getByLabel('Project name')).toHaveValue(name);
});

test('the step is restored as well, and the browser’s back button walks through the steps', async ({
  page,
}) => {
  await openForm(page);
  await fillForm(page);
  await goToReview(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Review your submission' })).toBeVisible();
  await goToDonate(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Review your submission' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Copy amount' })).toBeVisible();
});

/** Goes to a step by the address's fragment and returns when the page has responded to it. */
const goToFragment = (page: Page, step: string) =>
  page.evaluate(
    (fragment) =>
      new Promise<void>((resolve) => {
        // Registered after the form's own listener, so this one runs later; the second frame shows what it changed.
        const respond = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        addEventListener('hashchange', respond, { once: true });
        location.hash = fragment;
      }),
    step,
  );

test('a step that is not open yet cannot be reached by its address', async ({ page }) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await openForm(page);
  for (const step of ['review', 'donate', 'paste']) {
    await goToFragment(page, step);
    await expect(page.locator('[aria-current=step]'), step).toHaveText(/Details/);
    await expect(heading('Submit a DApp'), step).toBeVisible();
  }
  await page.goto('/en');
  await openForm(page, `${formPath}#donate`);
  await expect(page).toHaveURL(/#fill$/);
  await expect(heading('Submit a DApp')).toBeVisible();

  await fillForm(page);
  for (const step of ['donate', 'paste']) {
    await goToFragment(page, step);
    await expect(page.locator('[aria-current=step]'), step).toHaveText(/Review/);
    await expect(page.getByRole('heading', { name: 'Review your submission' })).toBeVisible();
  }
});

for (const stored of ['', 'no json', '{"version":1}', '{"version":99,"fields":{}}', '[1,2,3]']) {
  test(`the form opens on a device that stored ${JSON.stringify(stored)}`, async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem('draft.dapp', text), stored);
    await openForm(page);
    await expect(page.getByLabel('Project name')).toHaveValue('');
  });
}

test('a device without storage space gets a warning, and the form still works', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openForm(page);
  await page.getByLabel('Project name').fill(name);
  await expect(page.getByText('Your entries are not being saved.')).toBeVisible();
  await expect(page.getByLabel('Project name')).toHaveValue(name);
});

test('of two tabs the newer save wins and the other tab says so', async ({ page, context }) => {
  await openForm(page);
  await page.getByLabel('Project name').fill('first tab');
  await expect(page.getByText(/Saved on this device/)).toBeVisible();
  const other = await context.newPage();
  await openForm(other);
  await other.getByLabel('Project name').fill('second tab');
  await expect(page.getByText('This draft was changed in another tab.')).toBeVisible();
  await expect(page.getByLabel('Project name')).toHaveValue('second tab');
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByText('This draft was changed in another tab.')).toHaveCount(0);
});

test('starting over asks first', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Project name').fill(name);
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByLabel('Project name')).toHaveValue(name);
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(page.getByLabel('Project name')).toHaveValue('');
  await page.goto(formPath);
  await expect(page.getByLabel('Project name')).toHaveValue('');
});
