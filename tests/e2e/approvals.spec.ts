import type { Page } from '@playwright/test';
import type { Hex } from 'viem';
import { executorCallOf } from '#features/approvals/model/revoking/executor-call.ts';
import { devFaucet, devStranger } from '#platform/chain/dev/dev-accounts.ts';
import type { DevChain } from '#platform/chain/dev/dev-chain.ts';
import { deployApprovalContracts, unlimited, type ApprovalContracts } from '../support/approval-contracts.ts';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';

interface TestWallet {
  account: string;
  /** Batches of several calls (EIP-5792). */
  batches: boolean;
  /** Methods whose next call the person declines. */
  declines: string | null;
}

/** A wallet in the page that signs with the chain's unlocked accounts. @returns its behavior, which a test may change, and what it signed */
async function injectWallet(page: Page, chain: DevChain, start: Partial<TestWallet> = {}) {
  const wallet: TestWallet = { account: devFaucet, batches: false, declines: null, ...start };
  const signed: string[] = [];
  const { call } = chain.transactions;
  const hashes = new Map<string, string>();
  const answer = async (method: string, params: unknown[]): Promise<unknown> => {
    if (wallet.declines === method) {
      wallet.declines = null;
      throw { code: 4001 };
    }
    if (method === 'eth_requestAccounts' || method === 'eth_accounts') return [wallet.account];
    if (method === 'eth_chainId') return '0x7a69';
    if (method === 'wallet_getCapabilities' && wallet.batches)
      return { '0x7a69': { atomic: { status: 'supported' } } };
    if (method === 'wallet_sendCalls') {
      signed.push(method);
      const [{ calls }] = params as [{ calls: { to: Hex; data: Hex }[] }];
      const own = executorCallOf(wallet.account as Hex, calls);
      const id = `batch-${hashes.size + 1}`;
      hashes.set(id, await call('eth_sendTransaction', [{ from: wallet.account, ...own, gas: '0xfffff0' }]));
      return { id };
    }
    if (method === 'wallet_getCallsStatus')
      return { status: 200, receipts: [{ transactionHash: hashes.get(String(params[0])) }] };
    if (method === 'eth_sendTransaction') {
      signed.push(method);
      return call(method, params);
    }
    if (method.startsWith('eth_get') || method === 'eth_call') return call(method, params);
    throw { code: 4200 };
  };
  await page.exposeFunction('askWallet', (method: string, params: unknown[]) =>
    answer(method, params).then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    ),
  );
  await page.addInitScript(() => {
    type Ask = (method: string, params: readonly unknown[]) => Promise<{ result?: unknown; error?: unknown }>;
    const provider = {
      async request({ method, params = [] }: { method: string; params?: readonly unknown[] }) {
        const given = await (window as unknown as { askWallet: Ask }).askWallet(method, params);
        if (given.error) throw given.error;
        return given.result;
      },
    };
    const info = {
      uuid: 'test-wallet',
      name: 'Test wallet',
      icon: 'data:image/svg+xml,',
      rdns: 'example.test',
    };
    const announce = () =>
      window.dispatchEvent(
        new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
      );
    window.addEventListener('eip6963:requestProvider', announce);
    announce();
  });
  return { wallet, signed };
}

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
  await expect(page.getByText(/which asks 127\.0\.0\.1:\d+ and stores nothing/)).toBeVisible();
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
  await expectAccessible(page, 'the list of approvals', { widths: [375, 900, 1440] });
  expect([...hosts].filter((origin) => origin !== new URL(baseURL!).origin && origin !== 'null')).toEqual([]);
});

test('an address without approvals is said to have none only when everything was read', async ({
  page,
  portal,
}) => {
  portal.endpoint.set('down');
  await page.goto('/en/tools/approvals');
  await check(page, `0x${'ab'.repeat(20)}`);
  await expect(page.getByText(/did not respond, so we know nothing/)).toBeVisible();
  await expect(page.getByText(/^Incomplete on BNB Smart Chain/)).toBeVisible();
  await expect(page.getByText('No approvals.')).toBeHidden();
  await expectAccessible(page, 'an incomplete list', { widths: [375, 1440] });
  portal.endpoint.set('up');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No approvals. Nothing can spend from this address.')).toBeVisible();
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
  await page.getByRole('button', { name: 'Revoke 3 in one signature' }).press('Enter');
  await expect(page.getByRole('heading', { name: '3 approvals revoked' })).toBeVisible();
  await expect(page.getByText('No approvals. Nothing can spend from this address.')).toBeVisible();
  expect(signed).toEqual(['wallet_sendCalls']);
  await expectAccessible(page, 'what was revoked', { widths: [375, 1440] });
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
  await expectAccessible(page, 'a declined revoke', { widths: [375, 1440] });
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
