import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal-fixture.ts';
import {
  chooseNetwork,
  fillForm,
  formPath,
  goToDonate,
  goToPaste,
  goToReview,
  openFilledForm,
  openForm,
  uploadLogo,
} from './submission-steps.ts';

const name = 'Lantern of the draft';

test('nothing typed is lost by leaving, a reload or a change of language, until starting over, which asks first', async ({
  page,
}) => {
  const title = page.locator('#field-title');
  await test.step('text typed a moment before leaving', async () => {
    await openForm(page);
    await page.getByLabel('Project name').fill(name);
    await page.goto('/en');
    await openForm(page);
    await expect(title).toHaveValue(name);
  });

  await test.step('a network and a logo', async () => {
    await chooseNetwork(page, 'Base');
    await uploadLogo(page);
    await expect(page.getByText(/Saved on this device at \d\d:\d\d/)).toBeVisible();
    await openForm(page, '/fil/submit/dapp');
    await expect(title).toHaveValue(name);
    await openForm(page);
    await expect(title).toHaveValue(name);
    await expect(page.getByRole('button', { name: 'Remove Base' })).toBeVisible();
    await expect(page.getByText('lantern.png')).toBeVisible();
  });

  await test.step('starting over', async () => {
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect(title).toHaveValue(name);
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('button', { name: 'Clear the form' }).click();
    await expect(title).toHaveValue('');
    await openForm(page);
    await expect(title).toHaveValue('');
  });
});

test('each step starts with the focus on it; a reload restores it, and the browser’s back button walks through the steps', async ({
  page,
  portal,
}) => {
  await openFilledForm(page, portal);
  await goToReview(page);
  await expect(page.locator('#step')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Review your submission' })).toBeVisible();
  await goToDonate(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Review your submission' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Copy amount' })).toBeVisible();
  await goToPaste(page);
  await expect(page.locator('#step')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
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

test('a step that is not open yet cannot be reached by its address', async ({ page, portal }) => {
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

  await openFilledForm(page, portal);
  for (const step of ['donate', 'paste']) {
    await goToFragment(page, step);
    await expect(page.locator('[aria-current=step]'), step).toHaveText(/Review/);
    await expect(page.getByRole('heading', { name: 'Review your submission' })).toBeVisible();
  }
});

test('the form opens empty on a device that stored something else', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('draft.dapp', '{"version":99,"fields":{}}'));
  await openForm(page);
  await expect(page.getByLabel('Project name')).toHaveValue('');
});

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

test('the code of the check comes when the form is first touched; where it could not be fetched, a button tries again', async ({
  page,
}) => {
  const script = '**/assets/dapp-completion-*.js';
  const requested: string[] = [];
  page.on('request', (each) => requested.push(each.url()));
  const isRequested = () => requested.some((url) => url.includes('/dapp-completion-'));
  await openForm(page);
  expect(isRequested()).toBe(false);

  await page.route(script, (route) => route.fulfill({ status: 503, body: 'down' }));
  await page.getByRole('button', { name: 'Next: review' }).click();
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
  await page.unroute(script);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'fields need another look' })).toBeVisible();

  requested.length = 0;
  await page.reload();
  await page.getByLabel('Project name').fill('Lantern');
  await expect.poll(isRequested).toBe(true);
  await fillForm(page);
  await goToReview(page);
  await page.route(script, (route) => route.fulfill({ status: 503, body: 'down' }));
  await page.reload();
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
  await page.unroute(script);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Edit: Contact' })).toBeVisible();
});
