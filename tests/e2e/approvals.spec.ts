import type { Page } from '@playwright/test';
import { devFaucet, devStranger } from '#platform/chain/dev/dev-accounts.ts';
import { deployApprovalContracts, unlimited, type ApprovalContracts } from '../support/approval-contracts.ts';
import { injectWallet } from '../support/inject-wallet.ts';
import { aroundMain, expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { behaviorNamed } from '../support/wallet-behaviors.ts';

const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox') });

async function check(page: Page, address: string): Promise<void> {
  await page.getByLabel('Address').fill(address);
  await page.getByRole('button', { name: 'Check approvals' }).click();
}

let contracts: ApprovalContracts;
test.beforeAll(async ({ portal }) => {
  contracts = await deployApprovalContracts(portal.chain.transactions);
});
test.beforeEach(async ({ portal }) => {
  portal.endpoint.set('up');
  await contracts.undelegateOwner();
  await contracts.approve(contracts.plainSpender, unlimited);
  await contracts.approve(contracts.stranger, 120n * 10n ** 18n);
  await contracts.approveAll(contracts.pieces, contracts.proxySpender);
});

test('any address is read without a wallet, the most dangerous approval first, and nothing goes to another host', async ({
  page,
  baseURL,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto('/en/tools/approvals');
  await expect(page.getByText(/which asks BNB Smart Chain and stores nothing/)).toBeVisible();
  await check(page, 'not an address');
  await expect(page.getByText('An address starts with 0x')).toBeVisible();
  await check(page, devFaucet.replace('C', 'c'));
  await expect(page.getByText('This address has a typing error')).toBeVisible();
  await check(page, devFaucet);
  await expect(page.getByText('Complete to the latest block.')).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText('Unlimited');
  await expect(page.getByRole('button', { name: /^Revoke TPT for/ }).first()).toBeDisabled();
  await expect(page.getByText('No wallet found.')).toBeVisible();
  await expectAccessible(page, 'the list of approvals', { widths: [375, 900, 1440], without: aroundMain });
  expect([...hosts].filter((origin) => origin !== new URL(baseURL!).origin && origin !== 'null')).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, permissions: ['clipboard-read', 'clipboard-write'] });

  test('the list is not covered, leads to the app, and each address can be copied and looked up', async ({
    page,
  }) => {
    await page.goto('/en/tools/approvals');
    await check(page, devFaucet);
    await expect(rows(page)).toHaveCount(3);
    await expect(page.getByRole('main').getByRole('link', { name: 'Get the app' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Get the extension' })).toBeHidden();
    await expect(page.getByRole('button', { name: /^Revoke 0/ })).toHaveCount(0);
    const first = rows(page).first();
    await first.getByRole('button', { name: 'Copy the address of TPT' }).click();
    await expect(first.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^0x[\da-f]{40}$/i);
    await expect(first.locator(`a[href$="${copied}"]`)).toBeVisible();
    await expect(first.getByRole('button', { name: /^Copy the address of/ })).toHaveCount(2);
  });

  test('what was chosen is below the list, and nothing of it is in front of a row', async ({
    page,
    portal,
  }) => {
    await injectWallet(page, portal.chain);
    await page.goto('/en/tools/approvals');
    await page.getByRole('button', { name: 'Connect Test wallet' }).click();
    await expect(rows(page)).toHaveCount(3);
    await expect(page.getByText('Select the approvals that you no longer use.')).toBeVisible();
    await page.getByRole('table').getByRole('checkbox').first().check();
    const act = page.getByRole('button', { name: 'Revoke 1 approval' });
    const [table, button] = [await page.getByRole('table').boundingBox(), await act.boundingBox()];
    expect(button!.y).toBeGreaterThanOrEqual(table!.y + table!.height);
    await page.getByRole('table').getByRole('checkbox').first().uncheck();
    await expect(act).toHaveCount(0);
  });
});

test('an address without approvals is said to have none only when everything was read', async ({
  page,
  portal,
}) => {
  portal.endpoint.set('down');
  await page.goto('/en/tools/approvals');
  await check(page, `0x${'ab'.repeat(20)}`);
  await expect(page.getByText(/did not respond, so we could not read/)).toBeVisible();
  await expect(page.getByText(/^Incomplete on BNB Smart Chain/)).toBeVisible();
  await expect(page.getByText(/^No approvals found/)).toBeHidden();
  portal.endpoint.set('up');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No approvals found on BNB Smart Chain.')).toBeVisible();
});

test('three approvals are revoked with one signature by keyboard, and the chain says so', async ({
  page,
  portal,
}) => {
  await contracts.delegateOwner();
  const { signed } = await injectWallet(page, portal.chain, { batches: true });
  await page.goto('/en/tools/approvals');
  await page.getByRole('button', { name: 'Connect Test wallet' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Connected: 0x3c44/ })).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  for (const box of await page.getByRole('table').getByRole('checkbox').all()) await box.press('Space');
  await expect(page.getByText('3 selected, all on BNB Smart Chain.')).toBeVisible();
  await page.getByRole('button', { name: 'Revoke 3 with one signature' }).press('Enter');
  await expect(page.getByRole('heading', { name: '3 approvals revoked' })).toBeVisible();
  await expect(page.getByText('No approvals found on BNB Smart Chain.')).toBeVisible();
  expect(signed).toEqual(['wallet_sendCalls']);
  await expectAccessible(page, 'what was revoked', { widths: [375, 1440], without: aroundMain });
});

test('a wallet that cannot batch signs one by one; a declined one can be gone on with after a reload', async ({
  page,
  portal,
}) => {
  const { wallet, signed } = await injectWallet(page, portal.chain);
  await page.goto('/en/tools/approvals');
  await page.getByRole('button', { name: 'Connect Test wallet' }).click();
  await expect(rows(page)).toHaveCount(3);
  wallet.declines = 'eth_sendTransaction';
  await page.getByRole('table').getByRole('checkbox').nth(0).check();
  await page.getByRole('table').getByRole('checkbox').nth(1).check();
  await expect(page.getByText('This wallet cannot batch transactions, so you sign each one.')).toBeVisible();
  await page.getByRole('button', { name: 'Revoke 2 approvals' }).click();
  await expect(page.getByText('You declined in the wallet, so nothing has changed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '0 of 2 revoked' })).toBeVisible();
  await expectAccessible(page, 'a declined revoke', { widths: [375, 1440], without: aroundMain });
  await page.reload();
  await expect(page.getByRole('heading', { name: '0 of 2 revoked' })).toBeVisible();
  await expect(page.getByText('Connect the wallet of this address to continue.')).toBeVisible();
  await page.getByRole('button', { name: 'Connect Test wallet' }).click();
  await page.getByRole('button', { name: /^Continue with/ }).click();
  await expect(page.getByRole('heading', { name: '2 approvals revoked' })).toBeVisible();
  expect(signed).toEqual(['eth_sendTransaction', 'eth_sendTransaction']);
  await expect(rows(page)).toHaveCount(1);
});

test('only the owner can revoke: another account sees the list and why', async ({ page, portal }) => {
  await injectWallet(page, portal.chain, { account: devStranger });
  await page.goto('/en/tools/approvals');
  await page.getByRole('button', { name: 'Connect Test wallet' }).click();
  await check(page, devFaucet);
  await expect(page.getByText('Wrong account.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Revoke .* for/ }).first()).toBeDisabled();
});

test('a wallet that arrives without an event is offered; a locked one and one that cannot switch say so', async ({
  page,
  portal,
}) => {
  const arrival = { as: 'window.ethereum', afterMs: 1_500 } as const;
  const { wallet, signed } = await injectWallet(page, portal.chain, { isLocked: true, arrival });
  await page.goto('/en/tools/approvals');
  const connect = page.getByRole('button', { name: 'Connect Browser wallet' });
  await connect.click();
  await expect(page.getByText('The wallet did not share an account.')).toBeVisible();
  wallet.isLocked = false;
  wallet.throws = { method: 'eth_requestAccounts', error: behaviorNamed('declined as text').thrown };
  await connect.click();
  await expect(page.getByText('You declined in the wallet, so nothing has changed.')).toBeVisible();
  await connect.click();
  await expect(rows(page)).toHaveCount(3);
  Object.assign(wallet, { chainId: '0x1', switches: 'never' });
  await page
    .getByRole('button', { name: /^Revoke TPT for/ })
    .first()
    .click();
  await expect(page.getByText('The wallet is still on another network.')).toBeVisible();
  wallet.switches = 'late';
  await page.getByRole('button', { name: /^Continue with/ }).click();
  await expect(page.getByRole('heading', { name: '1 approval revoked' })).toBeVisible();
  expect(signed).toEqual(['eth_sendTransaction']);
});

test('a token that allows no revoke is named and left out, and the rest of the batch goes through', async ({
  page,
  portal,
}) => {
  const stubborn = await contracts.deployStubborn('nothing', 'ROCK');
  await contracts.approve(contracts.stranger, 9n, stubborn);
  await contracts.delegateOwner();
  const { signed } = await injectWallet(page, portal.chain, { batches: true });
  await page.goto('/en/tools/approvals');
  await page.getByRole('button', { name: 'Connect Test wallet' }).click();
  await expect(rows(page)).toHaveCount(4);
  for (const box of await page.getByRole('table').getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Revoke 4 with one signature' }).click();
  await expect(page.getByRole('heading', { name: '3 of 4 revoked' })).toBeVisible();
  await expect(page.getByText(/^Not revoked: ROCK\./)).toBeVisible();
  await expectAccessible(page, 'a batch with one left out', { widths: [375, 1440], without: aroundMain });
  expect(signed).toEqual(['wallet_sendCalls']);
  await expect(rows(page)).toHaveCount(1);
  await contracts.clearStubborn(stubborn, contracts.stranger);
});
