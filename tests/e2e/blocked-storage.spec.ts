import type { Page } from '@playwright/test';
import { devFaucet } from '#platform/chain/dev/dev-accounts.ts';
import { exampleChain } from '#features/submission/developer/model/chain-file/example-chain.ts';
import { inLanguage, listEveryPage } from '../support/every-page.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { addPaidSubmission, openForm } from './submission-steps.ts';

/* A browser that blocks cookies: reading the name of a storage throws. */

/** Runs inside the page, before its own scripts. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, {
      configurable: true,
      get() {
        throw new DOMException(`Access to ${name} is denied`, 'SecurityError');
      },
    });
}

const chainText = (page: Page) => page.getByLabel('JSON of the chain');
const copy = (page: Page) => page.getByRole('heading', { name: 'The corrected copy' });

test.describe('where the browser blocks storage', () => {
  test.beforeEach(({ page }) => page.addInitScript(blockStorage));

  test('every page opens, and none breaks', async ({ page }) => {
    test.slow();
    for (const path of listEveryPage()) {
      await page.goto(inLanguage('en', path));
      await expect(page.locator('html')).toHaveAttribute('data-router', 'ready');
      await expect(page.locator('form[inert]')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/Something went wrong on our side|could not show this part/)).toHaveCount(
        0,
      );
    }
  });

  test('the check of a chain compares with the chains that are known', async ({ page }) => {
    await openForm(page, '/en/submit/chain');
    await chainText(page).fill(JSON.stringify({ ...exampleChain, chainId: 1 }));
    await expect(page.getByText('Chain ID 1 is already used by Ethereum.')).toBeVisible();
    await expect(copy(page)).toHaveCount(0);
    await chainText(page).fill(JSON.stringify(exampleChain));
    await expect(copy(page)).toBeVisible();
  });

  test('a form works until the page is left, and says that nothing is kept', async ({ page }) => {
    await openForm(page);
    await page.getByLabel('Project name').fill('Lantern');
    await expect(page.getByText('Not saved: this browser blocks it').first()).toBeVisible();
    await page.getByRole('button', { name: 'Next: review' }).click();
    await expect(page.getByText('9 fields to correct')).toBeVisible();
    await expect(page.getByLabel('Project name')).toHaveValue('Lantern');
  });

  test('a submission is not listed, and its page says that the link must be kept', async ({
    page,
    portal,
  }) => {
    const { reference } = await addPaidSubmission(portal);
    await page.goto(`/en/success?reference=${reference}`);
    const main = page.getByRole('main');
    await expect(main.getByText('there is no other way to open it.')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Find your submission' })).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Find your submission' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Get your status link again');
    await expect(main.getByText('Sent from this browser')).toHaveCount(0);
  });

  test('theme, favorites, notice and approvals work until the page is left', async ({ page, portal }) => {
    portal.endpoint.set('up');
    await page.goto('/en/dappstore');
    await page.getByRole('button', { name: 'Hide this notice' }).click();
    await expect(page.getByRole('complementary', { name: 'Notice' })).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: 'Switch between light and dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Add Aave to favorites' }).click();
    await expect(page.getByRole('button', { name: 'Remove Aave from favorites' }).first()).toBeVisible();
    await page.goto('/en/tools/approvals');
    await page.getByLabel('Address').fill(devFaucet);
    await page.getByRole('button', { name: 'Check approvals' }).click();
    await expect(page.getByText('Complete to the latest block.')).toBeVisible();
  });
});

test.describe('where the known chains cannot be loaded', () => {
  test.use({ expectNoise: /could not be fetched|Failed to load resource/ });

  test('the check of a chain says so, offers no copy, and compares after another attempt', async ({
    page,
  }) => {
    await page.route('**/v1/block_chain/list*', (route) => route.abort());
    await openForm(page, '/en/submit/chain');
    await chainText(page).fill(JSON.stringify({ ...exampleChain, chainId: 1 }));
    const note = page.getByRole('alert').filter({ hasText: 'We could not load the known chains' });
    await expect(note).toBeVisible();
    await expect(copy(page)).toHaveCount(0);
    await expect(page.getByText('No errors')).toHaveCount(0);
    await page.unrouteAll();
    await note.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Chain ID 1 is already used by Ethereum.')).toBeVisible();
    await expect(note).toHaveCount(0);
  });
});
