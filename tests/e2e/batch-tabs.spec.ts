import type { Page } from '@playwright/test';
import { devStranger } from '#platform/chain/dev/dev-accounts.ts';
import { deployPaymentContracts, freshAddress } from '../support/batch-payments.ts';
import { injectWallet } from '../support/inject-wallet.ts';
import { aroundMain, expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';

const path = '/en/tools/batch-sender';
let contracts: Awaited<ReturnType<typeof deployPaymentContracts>>;
let turn = (Date.now() % 1_000_000) + 2_000_000;
test.beforeAll(async ({ portal }) => {
  contracts = await deployPaymentContracts(portal.chain.transactions);
});
test.beforeEach(async ({ portal }) => {
  portal.endpoint.set('up');
  await contracts.undelegate();
  turn += 1;
});

async function connect(page: Page): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Connect Test wallet' }).click();
  await expect(page.getByRole('button', { name: /^Connected: 0x3c44/ })).toBeVisible();
}

async function dryRun(page: Page, lines: readonly string[]): Promise<void> {
  await page.getByLabel('Recipients').fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Start dry run' }).click();
}

test('tabs keep each other’s lists, and a list that one tab has is not signed in another', async ({
  page,
  portal,
}) => {
  const [one, two, three] = [0, 1, 2].map((index) => freshAddress(turn, index));
  const { wallet } = await injectWallet(page, portal.chain);
  await connect(page);
  await dryRun(page, [`${one},1`, `${two},2`]);
  // The wallet sends, and its answer is lost.
  wallet.hangs = 1;
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expect.poll(() => contracts.balanceOf(null, two!)).toBe(2n * 10n ** 18n);

  const other = await page.context().newPage();
  const { signed } = await injectWallet(other, portal.chain);
  await connect(other);
  await dryRun(other, [`${one},1`, `${two},2`]);
  await expect(other.getByText('This list is open in another tab of this browser.')).toBeVisible();
  expect(signed).toEqual([]);
  await dryRun(other, [`${three},3`]);
  await other.getByRole('button', { name: 'Sign and send' }).click();
  await expect(other.getByText('1 of 1 recipients paid.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('2 of 2 recipients paid.')).toBeVisible();
  await other.reload();
  await expect(other.getByText('1 of 1 recipients paid.')).toBeVisible();
  const received = [one, two, three].map((address) => contracts.balanceOf(null, address!));
  expect(await Promise.all(received)).toEqual([1n, 2n, 3n].map((coins) => coins * 10n ** 18n));
});

test('a list that is ready survives a reload before anything is signed', async ({ page, portal }) => {
  await injectWallet(page, portal.chain);
  await connect(page);
  const line = `${freshAddress(turn, 0)},1`;
  await dryRun(page, [line]);
  await expect(page.getByRole('button', { name: 'Sign and send' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('0 of 1 recipients paid.')).toBeVisible();
  await page.getByRole('button', { name: 'Change the list' }).click();
  await expect(page.getByLabel('Recipients')).toHaveValue(line);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start dry run' })).toBeVisible();
  await expect(page.getByText('0 of 1 recipients paid.')).toBeHidden();
});

test('what is entered survives a reload before its dry run, in its own tab', async ({ page, portal }) => {
  await injectWallet(page, portal.chain);
  await page.goto(path);
  const lines = [`${freshAddress(turn, 0)};1.234`, 'not an address;2'];
  await page.getByRole('radio', { name: 'Token (ERC-20)' }).check();
  await page.getByLabel('Token address').fill(contracts.quiet);
  await page.getByLabel('Recipients').fill(lines.join('\n'));
  await page.getByRole('radio', { name: 'The decimals' }).check();
  await page.reload();
  await expect(page.getByLabel('Recipients')).toHaveValue(lines.join('\n'));
  await expect(page.getByLabel('Token address')).toHaveValue(contracts.quiet);
  await expect(page.getByRole('radio', { name: 'The decimals' })).toBeChecked();
  await expect(page.getByText('Line 2: this is not an address.')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(path);
  await expect(other.getByText('Enter the recipients first.')).toBeVisible();
  await expect(other.getByLabel('Recipients')).toHaveValue('');
  await page.getByLabel('Recipients').fill('');
  await page.reload();
  await expect(page.getByText('Enter the recipients first.')).toBeVisible();
});

test('lines that were skipped for one account are asked about again for another', async ({
  page,
  portal,
}) => {
  const addresses = [0, 1, 2].map((index) => freshAddress(turn, index));
  const [one, two, three] = addresses.map((address, index) => `${address},${index + 1}`);
  const { wallet } = await injectWallet(page, portal.chain);
  await connect(page);
  await dryRun(page, [one!, two!]);
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expect(page.getByText('2 of 2 recipients paid.')).toBeVisible();
  await page.getByRole('button', { name: 'Start a new list' }).click();
  await dryRun(page, [one!, two!, three!]);
  await page.getByRole('button', { name: 'Skip these lines' }).click();
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
  wallet.account = devStranger;
  await page.getByRole('button', { name: /^Connected: 0x3c44/ }).click();
  await expect(page.getByRole('button', { name: /^Connected: 0x90f7/ })).toBeVisible();
  await expect(page.getByText('3 of 3', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Start dry run' }).click();
  await expect(page.getByText('has paid or may have paid the same amounts to 2 of these')).toBeVisible();
});

test('a corrected list says which lines an earlier one has paid, and pays the new ones alone', async ({
  page,
  portal,
}) => {
  const addresses = [0, 1, 2].map((index) => freshAddress(turn, index));
  const [one, two, three] = addresses.map((address, index) => `${address},${index + 1}`);
  await injectWallet(page, portal.chain);
  await connect(page);
  await dryRun(page, [one!, two!]);
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expect(page.getByText('2 of 2 recipients paid.')).toBeVisible();
  await page.getByRole('button', { name: 'Start a new list' }).click();
  await dryRun(page, [two!, one!, three!]);
  await expect(
    page.getByText(/has paid or may have paid the same amounts to 2 of these addresses/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay all lines' })).toBeVisible();
  await expectAccessible(page, 'a list of which an earlier one has paid a part', {
    widths: [375],
    without: aroundMain,
  });
  await page.getByRole('button', { name: 'Skip these lines' }).click();
  await page.getByRole('button', { name: 'Start dry run' }).click();
  await expect(page.getByText('Dry run passed.')).toBeVisible();
  // What was paid before is no error.
  await expect(page.getByText('Lines with errors')).toBeHidden();
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expect(page.getByText('1 of 1 recipients paid.')).toBeVisible();
  const received = addresses.map((address) => contracts.balanceOf(null, address));
  expect(await Promise.all(received)).toEqual([1n, 2n, 3n].map((coins) => coins * 10n ** 18n));
});

test('lines that two earlier lists have paid are skipped one list after the other', async ({
  page,
  portal,
}) => {
  const addresses = [0, 1, 2, 3].map((index) => freshAddress(turn, index));
  const [one, two, three, four] = addresses.map((address, index) => `${address},${index + 1}`);
  await injectWallet(page, portal.chain);
  await connect(page);
  for (const lines of [[one!, two!], [three!]]) {
    await dryRun(page, lines);
    await page.getByRole('button', { name: 'Sign and send' }).click();
    await expect(page.getByText(`${lines.length} of ${lines.length} recipients paid.`)).toBeVisible();
    await page.getByRole('button', { name: 'Start a new list' }).click();
  }
  await dryRun(page, [one!, two!, three!, four!]);
  for (const count of [2, 1]) {
    await expect(
      page.getByText(`has paid or may have paid the same amounts to ${count} of these addresses`),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Skip these lines' }).click();
    await page.getByRole('button', { name: 'Start dry run' }).click();
  }
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expect(page.getByText('1 of 1 recipients paid.')).toBeVisible();
  const received = addresses.map((address) => contracts.balanceOf(null, address));
  expect(await Promise.all(received)).toEqual([1n, 2n, 3n, 4n].map((coins) => coins * 10n ** 18n));
});
