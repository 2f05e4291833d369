import type { Page } from '@playwright/test';
import { toHex } from 'viem';
import { freshAddress } from '../support/batch-payments.ts';
import { injectWallet } from '../support/inject-wallet.ts';
import { aroundMain, expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';

/* What a dry run says when something is short: coins for the fee, or requests to the network. */

const turn = (Date.now() % 1_000_000) + 8_000_000;
const coin = 10n ** 18n;

test.beforeEach(({ portal }) => portal.endpoint.set('up'));

async function enter(page: Page, line: string): Promise<void> {
  await page.goto('/en/tools/batch-sender');
  await page.getByRole('button', { name: 'Connect Test wallet' }).click();
  await page.getByLabel('Recipients').fill(line);
  await expect(page.getByRole('button', { name: 'Start dry run' })).toBeEnabled();
}

test('coins that are enough for the list and not for its fee are noticed before anything is signed', async ({
  page,
  portal,
}) => {
  const account = freshAddress(turn, 0);
  const setBalance = (units: bigint) =>
    portal.chain.transactions.call('anvil_setBalance', [account, toHex(units)]);
  const words = page.getByText('This wallet may not have enough BNB for the network fee.');
  await setBalance(coin + coin / 10_000n);
  const { signed } = await injectWallet(page, portal.chain, { account });
  await enter(page, `${freshAddress(turn, 1)},1`);
  await page.getByRole('button', { name: 'Start dry run' }).click();
  await expect(page.getByText('Dry run passed.')).toBeVisible();
  await expect(words).toBeVisible();
  await expectAccessible(page, 'too few coins for the fee', { widths: [375], without: aroundMain });
  await setBalance(coin * 2n);
  await page.reload();
  await page.getByRole('button', { name: 'Connect Test wallet' }).click();
  await expect(page.getByRole('button', { name: 'Sign and send' })).toBeEnabled();
  await expect(words).toBeHidden();
  expect(signed).toEqual([]);
});

test('a share of requests that is spent is no network that does not respond', async ({ page, portal }) => {
  await injectWallet(page, portal.chain);
  await enter(page, `${freshAddress(turn, 2)},1`);
  await page.route('**/api/tools/*/read', (route) =>
    route.fulfill({ status: 429, json: { result: 429, message: 'Refused.', data: null } }),
  );
  await page.getByRole('button', { name: 'Start dry run' }).click();
  await expect(page.getByText('The limit of requests to this network is reached for now')).toBeVisible();
  await page.unroute('**/api/tools/*/read');
  await page.getByRole('button', { name: 'Start dry run' }).click();
  await expect(page.getByText('Dry run passed.')).toBeVisible();
});
