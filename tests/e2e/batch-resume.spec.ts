import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { devFaucet, devStranger } from '#platform/chain/dev/dev-accounts.ts';
import { deployPaymentContracts, freshAddress } from '../support/batch-payments.ts';
import { injectWallet } from '../support/inject-wallet.ts';
import { aroundMain, expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { withReadyPages } from '../support/until-ready.ts';

const path = '/en/tools/batch-sender';
let contracts: Awaited<ReturnType<typeof deployPaymentContracts>>;
const turn = (Date.now() % 1_000_000) + 4_000_000;
test.beforeAll(async ({ portal }) => {
  contracts = await deployPaymentContracts(portal.chain.transactions);
});
test.beforeEach(async ({ portal }) => {
  portal.endpoint.set('up');
  await contracts.undelegate();
});

const connect = (page: Page) => page.getByRole('button', { name: 'Connect Test wallet' }).click();

async function openFile(page: Page, content: string): Promise<void> {
  const file = { name: 'batch.json', mimeType: 'application/json', buffer: Buffer.from(content) };
  await page.locator('input[type="file"]').setInputFiles(file);
}

/** Pays the first of two chunks; the wallet's answer is lost with the page. @returns the batch file */
async function beginList(page: Page, addresses: readonly string[]): Promise<string> {
  await page.goto(path);
  await connect(page);
  await page.getByLabel('Recipients').fill(addresses.map((address) => `${address},0.001`).join('\n'));
  await page.getByRole('button', { name: 'Start dry run' }).click();
  await page.getByRole('button', { name: 'Sign chunk 1 of 2' }).click();
  await expect.poll(() => contracts.balanceOf(null, freshAddress(turn, 0))).toBe(10n ** 15n);
  await page.reload();
  await expect(page.getByText('200 of 400 recipients paid.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save batch file' }).click();
  return readFile(await (await download).path(), 'utf8');
}

test('a list is finished on another device by its batch file, from the account that began it', async ({
  page,
  portal,
  browser,
  baseURL,
}) => {
  const { wallet } = await injectWallet(page, portal.chain);
  wallet.hangs = 1;
  const addresses = Array.from({ length: 400 }, (_, index) => freshAddress(turn, index));
  const content = await beginList(page, addresses);

  const other = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  // Its field for files is served with the page, and a file that is chosen earlier is not noticed.
  withReadyPages(other);
  const { wallet: second, signed } = await injectWallet(other, portal.chain, { account: devStranger });
  await other.goto(path);
  await openFile(other, content.replace('"version":1', '"version":2'));
  await expect(other.getByText('This batch file was saved by another version of this page.')).toBeVisible();
  await openFile(other, content);
  await expect(other.getByText('Recipients: 400. Total: 0.4 BNB. Paid from 0x3c44…93bc.')).toBeVisible();
  await connect(other);
  await expect(other.getByText('This batch file belongs to the account 0x3c44…93bc.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Start dry run' })).toBeDisabled();
  await expectAccessible(other, 'a batch file of another account', {
    widths: [375, 1440],
    without: aroundMain,
  });

  second.account = wallet.account;
  await other.reload();
  await openFile(other, content);
  await connect(other);
  await other.getByRole('button', { name: 'Start dry run' }).click();
  await expect(other.getByText('200 of 400 recipients paid.')).toBeVisible();
  expect(signed).toEqual([]);
  await other.getByRole('button', { name: 'Resume with chunk 2 of 2' }).click();
  await expect(other.getByText('400 of 400 recipients paid.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Save batch file' })).toBeHidden();
  const received = await Promise.all(addresses.map((address) => contracts.balanceOf(null, address)));
  expect(new Set(received)).toEqual(new Set([10n ** 15n]));
  await other.context().close();
});

test('a payment that is in no block yet is waited for after a reload, and not offered again', async ({
  page,
  portal,
}) => {
  const { call } = portal.chain.transactions;
  const known = () => call<string>('eth_getTransactionCount', [devFaucet, 'pending']);
  const { wallet, signed } = await injectWallet(page, portal.chain);
  await page.goto(path);
  await connect(page);
  await page.getByLabel('Recipients').fill(`${freshAddress(turn, 500)},0.001`);
  await page.getByRole('button', { name: 'Start dry run' }).click();
  await expect(page.getByRole('button', { name: 'Sign and send' })).toBeEnabled();
  const before = await known();
  await call('evm_setAutomine', [false]);
  try {
    // The wallet sends, and its answer is lost with the page.
    wallet.hangs = 1;
    await page.getByRole('button', { name: 'Sign and send' }).click();
    await expect.poll(known).not.toBe(before);
    await page.reload();
    await expect(page.getByText('Waiting for the network.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop waiting' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Resume/ })).toBeHidden();
    await call('anvil_mine', ['0x1']);
    await expect(page.getByText('1 of 1 recipients paid.')).toBeVisible();
    expect(signed).toEqual(['eth_sendTransaction']);
  } finally {
    await call('evm_setAutomine', [true]);
  }
});
