import type { Page } from '@playwright/test';
import { owner, deploySigningContracts, type SigningContracts } from '../support/signing-contracts.ts';
import { aroundMain, expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';

const path = '/en/tools/verify-message';
const stranger = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
/** The empty page: every-page.spec.ts; further states: tool-states.spec.ts. */
const widths = [375, 900, 1440];
/** An outcome has two layouts. */
const outcomeWidths = [375, 1440];

interface Signed {
  message: string;
  signature: string;
  address?: string;
}

async function fill(page: Page, { message, signature, address = '' }: Signed): Promise<void> {
  await page.getByLabel('Message', { exact: true }).fill(message);
  await page.getByLabel('Signature', { exact: true }).fill(signature);
  await page.getByLabel('Address').fill(address);
}

const verify = (page: Page) => page.getByRole('button', { name: 'Verify signature' }).press('Enter');

let contracts: SigningContracts;
test.beforeAll(async ({ portal }) => {
  contracts = await deploySigningContracts(portal.chain.transactions);
});
test.beforeEach(({ portal }) => {
  portal.endpoint.set('up');
});

test('a text belongs to the address that signed it, without a request to any server', async ({ page }) => {
  const message = 'Two lines\nand a wave 🌊';
  const signature = await owner.signMessage({ message });
  await page.goto(path);
  await fill(page, { message, signature });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await verify(page);
  await expect(page.getByRole('heading', { name: 'Signed by this address' })).toBeVisible();
  await expect(page.getByText('Compare it with the address you expect.')).toBeVisible();
  await expect(page.getByText(owner.address)).toBeVisible();
  await page.getByLabel('Address').fill(owner.address.toLowerCase());
  await expect(page.getByRole('heading', { name: 'Signed by this address' })).toBeHidden();
  await verify(page);
  await expect(page.getByText('The key of this address signed exactly this message.')).toBeVisible();
  await page.getByLabel('Address').fill(stranger);
  await verify(page);
  // Only the key is judged: the address may be a contract wallet.
  await expect(page.getByRole('heading', { name: 'Not signed with the key of this address' })).toBeVisible();
  await expect(page.getByText(owner.address)).toBeVisible();
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([]);
  await expect(page).toHaveURL(/\/verify-message$/);
});

test('JSON of an explorer fills every field, and the result is passed on as such', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const message = 'I own this';
  const signature = await owner.signMessage({ message });
  const json = JSON.stringify({ address: owner.address, msg: message, sig: signature, version: '2' });
  await page.goto(path);
  await page.getByLabel('Message', { exact: true }).fill(json);
  await expect(page.getByText('All fields were filled in from the pasted JSON.')).toBeVisible();
  await expect(page.getByLabel('Signature', { exact: true })).toHaveValue(signature);
  await verify(page);
  await expect(page.getByText('The key of this address signed exactly this message.')).toBeVisible();
  await page.getByRole('button', { name: 'Copy JSON' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied).toEqual({ address: owner.address, msg: message, sig: signature, version: '2' });
});

test('typed data are shown part by part, with what is not signed, and are passed on as such', async ({
  page,
  context,
}) => {
  const data = {
    types: {
      Order: [
        { name: 'seller', type: 'address' },
        { name: 'amount', type: 'uint256' },
      ],
    },
    primaryType: 'Order',
    domain: { name: 'Market', chainId: 31337 },
    message: { seller: stranger, amount: 5n },
  } as const;
  const signature = await owner.signTypedData(data);
  const text = JSON.stringify({ ...data, message: { seller: stranger, amount: 5, discount: '90 %' } });
  await page.goto(path);
  await page.getByRole('radio', { name: 'Typed data (EIP-712)' }).check();
  await fill(page, { message: text, signature, address: owner.address });
  await verify(page);
  await expect(page.getByText('The key of this address signed exactly this message.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'amount 5 uint256' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'chainId 31337 uint256' })).toBeVisible();
  await expect(page.getByText('Not signed: message.discount')).toBeVisible();
  await expectAccessible(page, 'typed data', { widths, without: aroundMain });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy JSON' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await page.reload();
  await page.getByLabel('Message', { exact: true }).fill(copied);
  await expect(page.getByRole('radio', { name: 'Typed data (EIP-712)' })).toBeChecked();
  await verify(page);
  await expect(page.getByText('The key of this address signed exactly this message.')).toBeVisible();
});

test('what cannot be read is named at its field, which gets the focus', async ({ page }) => {
  await page.goto(path);
  await verify(page);
  await expect(page.getByText('Paste the message that was signed.')).toBeVisible();
  await expect(page.getByLabel('Message', { exact: true })).toBeFocused();
  await page.getByRole('radio', { name: 'Typed data (EIP-712)' }).check();
  await fill(page, {
    message: '{"types":{"A":[{"name":"b","type":"uint8"}]},"primaryType":"A","message":{"b":300}}',
    signature: '0x123',
    address: stranger.replace('F', 'f'),
  });
  await verify(page);
  await expect(page.getByText('The value of message.b does not fit its type, uint8.')).toBeVisible();
  await expect(page.getByText('A signature starts with 0x, followed by pairs')).toBeVisible();
  await expect(page.getByText('This address has a typing error')).toBeVisible();
  await expectAccessible(page, 'errors of the message verification', { widths, without: aroundMain });
});

test('a contract wallet is asked on request, and an outage is no answer', async ({ page, portal }) => {
  const message = 'Signed for the wallet\non two lines';
  const signature = await owner.signMessage({ message: message.replace('\n', '\r\n') });
  await page.goto(path);
  await fill(page, { message, signature, address: contracts.wallet });
  await verify(page);
  await expect(page.getByRole('heading', { name: 'Not signed with the key of this address' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Is this address a contract wallet?' })).toBeVisible();
  await expect(page.getByText(/which asks BNB Smart Chain and stores nothing/)).toBeVisible();
  portal.endpoint.set('down');
  const asked = page.waitForRequest((request) => request.url().endsWith('/read'));
  await page.getByRole('button', { name: 'Check with the contract' }).press('Enter');
  expect((await asked).postData()).not.toContain(Buffer.from(message).toString('hex'));
  await expect(page.getByRole('heading', { name: 'Not determined' })).toBeVisible();
  portal.endpoint.set('up');
  await page.getByRole('button', { name: 'Check with the contract' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Accepted by the contract wallet' })).toBeVisible();
  await expect(page.getByText('It was signed with Windows line breaks (CR LF).')).toBeVisible();
  await expectAccessible(page, 'what a contract accepts', { widths: outcomeWidths, without: aroundMain });
  await fill(page, { message: `${message}.`, signature, address: contracts.wallet });
  await verify(page);
  await page.getByRole('button', { name: 'Check with the contract' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'The contract does not accept it' })).toBeVisible();
});

test('a wallet that is not deployed yet answers through its deployment', async ({ page }) => {
  const message = 'Before the first transaction';
  const signature = contracts.wrap(await owner.signMessage({ message }));
  await page.goto(path);
  await fill(page, { message, signature });
  await verify(page);
  await expect(page.getByText('Enter the wallet’s address and verify again.')).toBeVisible();
  await fill(page, { message, signature, address: contracts.futureWallet });
  await verify(page);
  await expect(page.getByRole('heading', { name: 'Not determined' })).toBeVisible();
  await page.getByRole('button', { name: 'Check with the contract' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Accepted by the contract wallet' })).toBeVisible();
  await fill(page, { message, signature: `${await owner.signMessage({ message })}00`, address: stranger });
  await verify(page);
  await page.getByRole('button', { name: 'Check with the contract' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'No contract at this address' })).toBeVisible();
});
