import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { pageTable, type PageId } from '#app/page-table.ts';
import { decidingChecks } from '#features/store/token-checks/model/check.ts';
import { devFaucet, devTokenContract } from '#platform/chain/dev/dev-accounts.ts';
import type { DevChain } from '#platform/chain/dev/dev-chain.ts';
import { distFolder } from '../../scripts/build/dist-folder.ts';
import { deployApprovalContracts, unlimited, type ApprovalContracts } from '../support/approval-contracts.ts';
import { freshAddress } from '../support/batch-payments.ts';
import { injectWallet } from '../support/inject-wallet.ts';
import { aroundMain, expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { owner } from '../support/signing-contracts.ts';
import type { SwitchableProxy } from '../support/switchable-proxy.ts';

/* Every tool in every state that a person can meet: one table, each line of which passes axe on a phone and on a wide window, light and
   dark. The compiler names a tool or a state that has no line. */

const states = ['empty', 'waiting', 'partial', 'error', 'done'] as const;
type State = (typeof states)[number];
/** The form of an appeal is plain, and walked in `token-check-appeals.spec.ts`. */
type ToolId = Exclude<Extract<PageId, `tools-${string}`>, 'tools-token-check-appeal'>;

interface Stage {
  page: Page;
  chain: DevChain;
  endpoint: SwitchableProxy;
}

/** Leads to a state and sees its words. */
type Reach = (stage: Stage) => Promise<void>;

/** Why a tool has no such state. */
interface NoState {
  none: string;
}

const pathOf = (tool: ToolId) => `/en${pageTable.find(({ id }) => id === tool)!.path}`;
const open = async (page: Page, tool: ToolId) => void (await page.goto(pathOf(tool)));
/** From now on nothing that the tools ask is answered. */
const holdAnswers = (page: Page) => page.route('**/api/tools/**', () => undefined);

async function lookUp(page: Page, address: string): Promise<void> {
  await open(page, 'tools-approvals');
  await page.getByLabel('Address').fill(address);
  await page.getByRole('button', { name: 'Check approvals' }).click();
}

const approvals: Record<State, Reach> = {
  async empty({ page }) {
    await open(page, 'tools-approvals');
    await expect(page.getByRole('button', { name: 'Check approvals' })).toBeVisible();
  },
  async waiting({ page }) {
    await holdAnswers(page);
    await lookUp(page, devFaucet);
    await expect(page.getByText('Reading. The list is final when every network is complete.')).toBeVisible();
  },
  async partial({ page, endpoint }) {
    endpoint.set('down');
    await lookUp(page, devFaucet);
    await expect(page.getByText(/^Incomplete on BNB Smart Chain/)).toBeVisible();
  },
  async error({ page }) {
    await lookUp(page, 'not an address');
    await expect(page.getByText('An address starts with 0x')).toBeVisible();
  },
  async done({ page }) {
    await lookUp(page, devFaucet);
    await expect(page.getByText('Complete to the latest block.')).toBeVisible();
    await expect(page.getByRole('table').getByRole('checkbox').first()).toBeVisible();
  },
};

const message = 'Two lines\nand a wave 🌊';
/** It signed nothing. */
const stranger = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

async function verify(page: Page, address: string): Promise<void> {
  await open(page, 'tools-verify-message');
  await page.getByLabel('Message', { exact: true }).fill(message);
  await page.getByLabel('Signature', { exact: true }).fill(await owner.signMessage({ message }));
  await page.getByLabel('Address').fill(address);
  await page.getByRole('button', { name: 'Verify signature' }).press('Enter');
}

const askContract = (page: Page) => page.getByRole('button', { name: 'Check with the contract' });

const verification: Record<State, Reach> = {
  async empty({ page }) {
    await open(page, 'tools-verify-message');
    await expect(page.getByRole('button', { name: 'Verify signature' })).toBeVisible();
  },
  async waiting({ page }) {
    await holdAnswers(page);
    await verify(page, stranger);
    const asked = page.waitForRequest('**/api/tools/**');
    await askContract(page).press('Enter');
    await asked;
  },
  async partial({ page, endpoint }) {
    endpoint.set('down');
    await verify(page, stranger);
    await askContract(page).press('Enter');
    await expect(page.getByRole('heading', { name: 'Not determined' })).toBeVisible();
  },
  async error({ page }) {
    await open(page, 'tools-verify-message');
    await page.getByRole('button', { name: 'Verify signature' }).press('Enter');
    await expect(page.getByText('Paste the message that was signed.')).toBeVisible();
  },
  async done({ page }) {
    await verify(page, owner.address);
    await expect(page.getByText('The key of this address signed exactly this message.')).toBeVisible();
  },
};

/** No run pays the addresses of another one. */
const turn = (Date.now() % 1_000_000) + 6_000_000;

/** A wallet and a list of so many lines; `place` keeps its addresses apart from those of other states. */
async function enterList({ page, chain }: Stage, place: number, count: number) {
  const injected = await injectWallet(page, chain);
  await open(page, 'tools-batch-sender');
  await page.getByRole('button', { name: 'Connect Test wallet' }).click();
  const lines = Array.from({ length: count }, (_, index) => `${freshAddress(turn + place, index)},0.001`);
  await page.getByLabel('Recipients').fill(lines.join('\n'));
  await expect(page.getByRole('button', { name: 'Start dry run' })).toBeEnabled();
  return injected;
}

const dryRun = (page: Page) => page.getByRole('button', { name: 'Start dry run' }).click();

const batches: Record<State, Reach> = {
  async empty({ page }) {
    await open(page, 'tools-batch-sender');
    await expect(page.getByText('Enter the recipients first.')).toBeVisible();
  },
  async waiting(stage) {
    await enterList(stage, 0, 2);
    await holdAnswers(stage.page);
    await dryRun(stage.page);
    await expect(stage.page.getByText('0 of 2 lines simulated.')).toBeVisible();
  },
  async partial(stage) {
    const { page } = stage;
    const { wallet } = await enterList(stage, 1, 400);
    // The answer to the second of two signatures is lost.
    wallet.hangs = 2;
    await dryRun(page);
    await page.getByRole('button', { name: 'Sign chunk 1 of 2' }).click();
    await expect(page.getByText(/^[1-9]\d* of 400 recipients paid\.$/)).toBeVisible();
  },
  async error({ page }) {
    await open(page, 'tools-batch-sender');
    await page.getByLabel('Recipients').fill(`${devFaucet.replace('C', 'c')},1`);
    await expect(page.getByText('Line 1: the checksum does not match.')).toBeVisible();
  },
  async done(stage) {
    const { page } = stage;
    await enterList(stage, 2, 1);
    await dryRun(page);
    await page.getByRole('button', { name: 'Sign and send' }).click();
    await expect(page.getByText('1 of 1 recipients paid.')).toBeVisible();
  },
};

/** Opens the offline file and enters a phrase. */
async function enterPhrase(page: Page, phrase: string): Promise<void> {
  await page.goto(pathToFileURL(`${distFolder}/keys/offline-keys.html`).href);
  await page.getByRole('radio', { name: 'Use one that I have' }).check();
  await page.getByLabel('Words of your recovery phrase').fill(phrase);
  await page.getByRole('button', { name: 'Show addresses' }).press('Enter');
}

const keys: Record<State, Reach | NoState> = {
  async empty({ page }) {
    await open(page, 'tools-keys');
    await expect(page.getByRole('link', { name: 'Download the file' })).toBeVisible();
  },
  waiting: { none: 'the file asks for nothing, and what it computes is there before the next frame' },
  partial: { none: 'a phrase has all its addresses or none' },
  async error({ page }) {
    await enterPhrase(page, 'abandon abandon');
    await expect(page.getByText('Number of words entered: 2.')).toBeVisible();
  },
  async done({ page }) {
    await enterPhrase(page, `${'abandon '.repeat(11)}about`);
    await expect(page.getByText('0x9858EfFD232B4033E47d90003D41EC34EcaEda94', { exact: true })).toBeVisible();
  },
};

async function checkToken(page: Page, address: string): Promise<void> {
  await open(page, 'tools-token-check');
  await page.getByLabel('Token contract').fill(address);
  await page.getByRole('button', { name: 'Check token' }).press('Enter');
}

const tokens: Record<State, Reach> = {
  async empty({ page }) {
    await open(page, 'tools-token-check');
    await expect(page.getByText('Enter the address of a token.')).toBeVisible();
  },
  async waiting({ page }) {
    await holdAnswers(page);
    await checkToken(page, devTokenContract);
    await expect(page.getByRole('heading', { name: 'Checking the token' })).toBeVisible();
  },
  // The development chain has no exchange that the portal knows.
  async partial({ page }) {
    await checkToken(page, devTokenContract);
    await expect(page.getByRole('heading', { name: 'Evidence' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No problem found' })).toBeHidden();
  },
  async error({ page }) {
    await checkToken(page, 'not an address');
    await expect(page.getByText('An address starts with 0x')).toBeVisible();
  },
  async done({ page }) {
    const findings = decidingChecks.map((id) => ({
      ...{ id, outcome: 'passed', why: 'works', call: 'eth_call', block: 21_204_118, params: {} },
    }));
    const check = {
      ...{ network: 'bsc', address: devTokenContract.toLowerCase(), block: 21_204_118 },
      ...{ name: 'Example Token', symbol: 'EXT', verdict: 'passed', findings },
    };
    await page.route('**/api/tools/*/token-check', (route) =>
      route.fulfill({ json: { result: 0, message: '', data: check } }),
    );
    await checkToken(page, devTokenContract);
    await expect(page.getByRole('heading', { name: 'No problem found' })).toBeVisible();
  },
};

const table: Record<ToolId, Record<State, Reach | NoState>> = {
  'tools-approvals': approvals,
  'tools-batch-sender': batches,
  'tools-keys': keys,
  'tools-token-check': tokens,
  'tools-verify-message': verification,
};

let contracts: ApprovalContracts;
test.beforeAll(async ({ portal }) => {
  contracts = await deployApprovalContracts(portal.chain.transactions);
  await contracts.undelegateOwner();
  await contracts.approve(contracts.plainSpender, unlimited);
});
// Other files count the approvals of this account.
test.afterAll(() => contracts.approve(contracts.plainSpender, 0n));
test.beforeEach(({ portal }) => {
  portal.endpoint.set('up');
});

for (const tool of Object.keys(table) as ToolId[])
  for (const state of states) {
    const reach = table[tool][state];
    if (typeof reach !== 'function') continue;
    test(`${tool}, ${state}`, async ({ page, portal: { chain, endpoint } }) => {
      await reach({ page, chain, endpoint });
      await expectAccessible(page, `${tool}, ${state}`, { widths: [375, 1440], without: aroundMain });
    });
  }
