import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { getAddress, type Hex } from 'viem';
import { devFaucet } from '#platform/chain/dev/dev-accounts.ts';
import { deployPaymentContracts, freshAddress } from '../support/batch-payments.ts';
import { injectWallet } from '../support/inject-wallet.ts';
import { aroundMain, expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';

const path = '/en/tools/batch-sender';
/** The empty page: every-page.spec.ts. */
const widths = [375, 900, 1440];

let contracts: Awaited<ReturnType<typeof deployPaymentContracts>>;
let turn = Date.now() % 1_000_000;
test.beforeAll(async ({ portal }) => {
  contracts = await deployPaymentContracts(portal.chain.transactions);
});
test.beforeEach(async ({ portal }) => {
  portal.endpoint.set('up');
  await contracts.undelegate();
  turn += 1;
});

const recipients = (count: number) => Array.from({ length: count }, (_, index) => freshAddress(turn, index));
const recipientsField = (page: Page) => page.getByLabel('Recipients');

async function connect(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect Test wallet' }).click();
  await expect(page.getByRole('button', { name: /^Connected: 0x3c44/ })).toBeVisible();
}

async function enter(page: Page, lines: readonly string[], token: Hex | null = null): Promise<void> {
  if (token !== null) {
    await page.getByRole('radio', { name: 'Token (ERC-20)' }).check();
    await page.getByLabel('Token address').fill(token);
    await expect(page.getByText(/^(?:QUIET|FUSSY) on BNB Smart Chain/)).toBeVisible();
  }
  await recipientsField(page).fill(lines.join('\n'));
}

/** Starts the dry run. */
async function dryRun(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start dry run' }).click();
}

const receivedBy = (addresses: readonly Hex[], token: Hex | null) =>
  Promise.all(addresses.map((address) => contracts.balanceOf(token, address)));

test('a dry run that is stopped leaves the focus at the button that starts it', async ({ page, portal }) => {
  await injectWallet(page, portal.chain);
  await page.goto(path);
  await connect(page);
  await enter(page, [`${recipients(1)[0]},0.1`]);
  const start = page.getByRole('button', { name: 'Start dry run' });
  await expect(start).toBeEnabled();
  // The chain does not answer.
  await page.route('**/api/tools/*/read', () => undefined);
  await dryRun(page);
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(start).toBeFocused();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
});

test('faults are named with their lines before anything is signed, and lines with errors can be left out', async ({
  page,
  portal,
}) => {
  const { signed } = await injectWallet(page, portal.chain);
  const [one, two] = recipients(2);
  await page.goto(path);
  await connect(page);
  await enter(page, [
    'address,amount',
    `${one},0.1`,
    `${devFaucet.replace('C', 'c')},1`,
    `${two},0`,
    `${two},1.5`,
    `${contracts.refusing},0.25`,
    `${one},0.2`,
  ]);
  await expect(page.getByText('Line 3: the checksum does not match.')).toBeVisible();
  await expect(page.getByText('Line 4: the amount is 0.')).toBeVisible();
  await expect(page.getByText('Line 7: same address as line 2. Both lines will be paid.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start dry run' })).toBeDisabled();
  await expectAccessible(page, 'a list with errors', { widths, without: aroundMain });
  await page.getByRole('button', { name: 'Go to next error' }).click();
  await expect(recipientsField(page)).toBeFocused();
  await page.getByRole('button', { name: 'Skip 2 lines' }).click();
  await dryRun(page);
  await expect(page.getByText('Line 6: this payment would fail.')).toBeVisible();
  await page.getByRole('button', { name: 'Skip 3 lines' }).click();
  await dryRun(page);
  await expect(page.getByText('Dry run passed.')).toBeVisible();
  await page.getByRole('button', { name: 'Repeat dry run' }).click();
  await expect(page.getByText(/Simulated at block [\d,]+\. Nothing was sent\./)).toBeVisible();
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expect(page.getByText('3 of 3 recipients paid.')).toBeVisible();
  await expect(page.getByText('3 lines with errors were skipped and will not be paid.')).toBeVisible();
  expect(signed).toEqual(['eth_sendTransaction']);
  const cents = 10n ** 16n;
  expect(await receivedBy([one!, two!], null)).toEqual([30n * cents, 150n * cents]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download receipt (CSV)' }).click();
  const receipt = await readFile(await (await download).path(), 'utf8');
  expect(receipt).toContain(`2,${getAddress(one!)},0.1,paid,0x`);
  expect(receipt).toContain('3,,,left out,,,checksum,BNB');
});

test('an amount that can be read in two ways is asked about once, and a dropped file is read in its own encoding', async ({
  page,
  portal,
}) => {
  await injectWallet(page, portal.chain);
  const [one, two] = recipients(2);
  await page.goto(path);
  const list = `Empfänger;Betrag\r\n${one};1.234\r\n${two};2.500`;
  const bytes = [...Buffer.from(`\ufeff${list}`, 'utf16le')];
  const file = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(content)], 'list.csv', { type: 'text/csv' }));
    return transfer;
  }, bytes);
  await recipientsField(page).dispatchEvent('drop', { dataTransfer: file });
  await expect(recipientsField(page)).toHaveValue(list.replaceAll('\r\n', '\n'));
  const question = page.getByRole('radiogroup', { name: 'Line 2: what does the point in 1.234 separate?' });
  await expect(question).toBeVisible();
  await expect(page.getByText('can be read in two ways')).toBeHidden();
  await expectAccessible(page, 'an open amount', { widths, without: aroundMain });
  await question.getByRole('radio', { name: 'The decimals' }).check();
  await expect(page.getByText('3.734 BNB')).toBeVisible();
  await question.getByRole('radio', { name: 'The thousands' }).check();
  await expect(page.getByText('3,734 BNB')).toBeVisible();
});

test('a balance that could not be read is read again on request, and the list stays; a list over it says what is missing', async ({
  page,
  portal,
}) => {
  await injectWallet(page, portal.chain);
  portal.endpoint.set('down');
  await page.goto(path);
  const line = `${recipients(1)[0]},0.1`;
  await recipientsField(page).fill(line);
  await connect(page);
  await expect(page.getByText('The network did not respond. Try again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start dry run' })).toBeDisabled();
  // A note more than in other states, which is tightest here.
  await expectAccessible(page, 'a balance that is not known', { widths: [375], without: aroundMain });
  portal.endpoint.set('up');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Start dry run' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await expect(recipientsField(page)).toHaveValue(line);
  await enter(page, [`${recipients(1)[0]},999999999`]);
  await expect(page.getByText(/The list adds up to 999,999,999 BNB\. This wallet has/)).toBeVisible();
  // A part of the list may have been paid before: only the chain knows.
  await dryRun(page);
  await expect(page.getByText(/payments that are still open add up to 999,999,999 BNB\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign and send' })).toBeHidden();
});

test('a list in four chunks survives reloads, a declined signature and a lost answer: everyone is paid once', async ({
  page,
  portal,
}) => {
  const { wallet, signed } = await injectWallet(page, portal.chain);
  const addresses = recipients(1_200);
  await page.goto(path);
  await connect(page);
  await enter(
    page,
    addresses.map((address, index) => `${address};0.00${index + 1}`),
  );
  await dryRun(page);
  await expect(page.getByRole('heading', { name: /^4 chunks/ })).toBeVisible();
  // The same chunks as after the reload below, which is seen at all widths.
  await expectAccessible(page, 'a list that is ready', { widths: [375], without: aroundMain });
  wallet.declines = 'eth_sendTransaction';
  await page.getByRole('button', { name: 'Sign chunk 1 of 4' }).click();
  await expect(page.getByText('You declined in the wallet, so nothing has changed.')).toBeVisible();
  // The answer to the second signature is lost with the page.
  wallet.hangs = 2;
  await page.getByRole('button', { name: 'Sign chunk 1 of 4' }).click();
  await expect(page.getByText('300 of 1,200 recipients paid.')).toBeVisible();
  await expect.poll(() => contracts.balanceOf(null, addresses[599]!)).not.toBe(0n);
  expect(signed).toEqual(['eth_sendTransaction', 'eth_sendTransaction']);
  await page.reload();
  await expect(page.getByText('600 of 1,200 recipients paid.')).toBeVisible();
  await expect(page.getByText('We checked your list against the chain.')).toBeVisible();
  await expectAccessible(page, 'a list after a reload', { widths, without: aroundMain });
  await connect(page);
  await page.getByRole('button', { name: 'Resume with chunk 3 of 4' }).click();
  await page.reload();
  await connect(page);
  await expect(page.getByRole('button', { name: /^Resume|^Start a new/ })).toBeEnabled();
  const resume = page.getByRole('button', { name: /^Resume/ });
  if (await resume.isVisible()) await resume.click();
  await expect(page.getByText('1,200 of 1,200 recipients paid.')).toBeVisible();
  const expected = addresses.map((_, index) => BigInt(`${`00${index + 1}`.padEnd(18, '0')}`));
  expect(await receivedBy(addresses, null)).toEqual(expected);
});

test('the same list is recognized in a browser that knows nothing of it', async ({
  page,
  portal,
  browser,
  baseURL,
}) => {
  await injectWallet(page, portal.chain);
  const lines = recipients(3).map((address) => `${address} 1`);
  await page.goto(path);
  await connect(page);
  await enter(page, lines);
  await dryRun(page);
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expect(page.getByText('3 of 3 recipients paid.')).toBeVisible();
  const other = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await injectWallet(other, portal.chain);
  await other.goto(path);
  await connect(other);
  await enter(other, lines);
  await dryRun(other);
  await expect(other.getByText('3 of 3 recipients paid.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Sign and send' })).toBeHidden();
  await other.getByRole('button', { name: 'Pay the same list again' }).click();
  await expect(other.getByRole('button', { name: 'Sign and send' })).toBeVisible();
  await other.context().close();
});

test('a batching wallet signs approval and payment of a token together; another one signs each, for the exact amount', async ({
  page,
  portal,
}) => {
  const { wallet, signed } = await injectWallet(page, portal.chain, { batches: true });
  const { quiet, balanceOf } = contracts;
  const [one, two] = recipients(2);
  await contracts.delegate();
  await page.goto(path);
  await connect(page);
  await enter(page, [`${one},1.5`], quiet);
  await dryRun(page);
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expect(page.getByText('1 of 1 recipients paid.')).toBeVisible();
  expect(signed).toEqual(['wallet_sendCalls']);
  expect(await balanceOf(quiet, one!)).toBe(1_500_000n);
  wallet.batches = false;
  await contracts.undelegate();
  await page.getByRole('button', { name: 'Start a new list' }).click();
  await recipientsField(page).fill(`${two},2`);
  await dryRun(page);
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expect(page.getByText('1 of 1 recipients paid.')).toBeVisible();
  expect(signed).toEqual(['wallet_sendCalls', 'eth_sendTransaction', 'eth_sendTransaction']);
  expect(await balanceOf(quiet, two!)).toBe(2_000_000n);
});

test('a token that takes a fee: what arrives is said before anything is signed, and the person accepts it', async ({
  page,
  portal,
}) => {
  const { signed } = await injectWallet(page, portal.chain);
  const [one] = recipients(1);
  await page.goto(path);
  await connect(page);
  await enter(page, [`${one},100`], contracts.withFee);
  await dryRun(page);
  await expect(page.getByText('Of 100 FUSSY, the recipients would get 97 FUSSY.')).toBeVisible();
  await expectAccessible(page, 'a token with a fee', { widths, without: aroundMain });
  expect(signed).toEqual([]);
  await page.getByRole('button', { name: 'Accept the fee' }).click();
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expect(page.getByText('1 of 1 recipients paid.')).toBeVisible();
  expect(await contracts.balanceOf(contracts.withFee, one!)).toBe(97_000_000n);
});
