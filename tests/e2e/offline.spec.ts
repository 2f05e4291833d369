import { devFaucet } from '#platform/chain/dev/dev-accounts.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { actAtDesk } from './act-at-desk.ts';
import { addPaidSubmission, fillForm, openForm } from './submission-steps.ts';

/* A page that is open while the network goes away says so, keeps what was typed, and goes on by itself. The store's search is in store.spec.ts,
   files in uploads.spec.ts, the donate dialog in donate-dialog.spec.ts. */

test.use({ expectNoise: /net::ERR_INTERNET_DISCONNECTED/ });

test('the checks of a form go on when the network is back', async ({ page, context }) => {
  await openForm(page);
  const { title } = await fillForm(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Next: review' }).click();
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
  await expect(page.getByLabel('Project name')).toHaveValue(title);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Review your submission' })).toBeVisible();
});

test('the status page says that it cannot reach the server, and shows what happened in between', async ({
  page,
  context,
  portal,
}) => {
  const { title, reference } = await addPaidSubmission(portal);
  await page.goto(`/en/submission/${reference}`);
  await expect(page.getByRole('heading', { name: 'In review' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('We cannot reach the server right now. We keep trying.')).toBeVisible();
  await actAtDesk(portal, title, { name: 'request-changes', text: 'Please shorten the sentence.' });
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Changes requested' })).toBeVisible();
  await expect(page.getByText('We cannot reach the server right now.')).toHaveCount(0);
});

test('approvals that could not be read are read when the network is back', async ({ page, context }) => {
  await page.goto('/en/tools/approvals');
  await page.getByLabel('Address').fill(devFaucet);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Check approvals' }).click();
  await expect(page.getByText(/did not respond, so we could not read this network/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Complete to the latest block.')).toBeVisible();
});

test('a search over the site is made when the network is back', async ({ page, context }) => {
  await page.goto('/en/search');
  const field = page.getByLabel('Search Tideport');
  await field.fill('uniswap');
  await context.setOffline(true);
  // The page holds the submission back. For Playwright it never ends: its locators would wait.
  await field.press('Enter', { noWaitAfter: true });
  const readShown = () =>
    page.evaluate(() => ({
      isSaid: [...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
        textContent.includes('You are offline'),
      ),
      typed: document.querySelector<HTMLInputElement>('main input[name=key]')?.value,
    }));
  await expect.poll(readShown).toEqual({ isSaid: true, typed: 'uniswap' });
  await context.setOffline(false);
  await expect(page).toHaveURL(/key=uniswap/);
  await expect(page.getByRole('link', { name: /^Uniswap/ }).first()).toBeVisible();
});

test('a report waits for the network and is sent by itself', async ({ page, context }) => {
  await page.goto('/en/report');
  await page.getByLabel('Address of the site').fill('fake-tideport.example');
  await page.getByRole('main').getByRole('radio').first().check();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(
    page.getByText('You are offline. We will send this when your connection is back.'),
  ).toBeVisible();
  await expect(page.getByLabel('Address of the site')).toHaveValue('fake-tideport.example');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'We received your report' })).toBeVisible();
});
