import type { Page } from '@playwright/test';
import { toHex } from 'viem';
import { devFaucet, devStranger } from '#platform/chain/dev/dev-accounts.ts';
import { freshAddress } from '../support/batch-payments.ts';
import { injectWallet } from '../support/inject-wallet.ts';
import { aroundMain, expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';

/* Dry runs where something is missing: coins for the fee, requests to the network, or a wallet. */

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

test('without a wallet a list is tried for an address, and signed once its wallet is connected', async ({
  page,
  portal,
}) => {
  await page.goto('/en/tools/batch-sender');
  const payer = page.getByLabel('Paying address');
  await page.getByLabel('Recipients').fill(`${freshAddress(turn, 3)},1`);
  await expect(page.getByText('No wallet found. Enter the paying address')).toBeVisible();
  await payer.fill('0x12');
  await expect(page.getByText('An address starts with 0x and has 40 more characters')).toBeVisible();
  await payer.fill(devFaucet);
  await expectAccessible(page, 'an address that pays', { widths: [375, 1440], without: aroundMain });
  await page.getByRole('button', { name: 'Start dry run' }).click();
  await expect(page.getByText('Dry run passed.')).toBeVisible();
  await expect(page.getByText('Connect the wallet you are paying from.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign and send' })).toBeDisabled();

  const { wallet } = await injectWallet(page, portal.chain, { account: devStranger });
  await page.reload();
  await page.getByRole('button', { name: 'Connect Test wallet' }).click();
  await expect(page.getByRole('button', { name: /^Connected: 0x90f7/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign and send' })).toBeDisabled();
  wallet.account = devFaucet;
  await page.getByRole('button', { name: /^Connected: 0x90f7/ }).click();
  await expect(page.getByRole('button', { name: 'Sign and send' })).toBeEnabled();
});

test('with a wallet that is not connected, the paying address is named too', async ({ page, portal }) => {
  await injectWallet(page, portal.chain);
  await page.goto('/en/tools/batch-sender');
  await page.getByLabel('Recipients').fill(`${freshAddress(turn, 4)},1`);
  await expect(page.getByText('Connect the wallet you are paying from, or enter its address')).toBeVisible();
});
