import type { Page } from '@playwright/test';
import type { CheckAnswer } from '#features/store/token-checks/model/check-call.ts';
import type { Finding } from '#features/store/token-checks/model/check.ts';
import { devTokenContract } from '#platform/chain/dev/dev-accounts.ts';
import { aroundMain, expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';

/** The empty page: every-page.spec.ts. What checks find on a chain: token-checks.test.ts. */
const path = '/en/tools/token-check';
const owner = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const pair = '0x1111111111111111111111111111111111111111';
const widths = [375, 900, 1440];

const finding = (given: Pick<Finding, 'id' | 'outcome' | 'why'> & Partial<Finding>): Finding => ({
  ...{ call: 'eth_simulateV1 transfer(address,uint256)', block: 21_204_118, params: {} },
  ...given,
});

const worked = (['purchase', 'transfer', 'resale'] as const).map((id) =>
  finding({ id, outcome: 'passed', why: 'works', params: { failed: 0, tried: 3 } }),
);
const noFee = finding({
  ...{ id: 'fees', outcome: 'passed', why: 'no-fee' },
  params: { purchase: 0, transfer: 0, resale: 0 },
});
const noSource = finding({
  ...{ id: 'source', outcome: 'not-determined', why: 'no-source', call: null, block: null },
});

const sourceMatches = finding({
  ...{ id: 'source', outcome: 'passed', why: 'source-matches' },
  call: `GET …/v2/contract/56/${devTokenContract}`,
});

const checkOf = (verdict: CheckAnswer['verdict'], findings: Finding[]): CheckAnswer => ({
  ...{ network: 'bsc', address: devTokenContract.toLowerCase(), block: 21_204_118 },
  ...{ name: 'Example Token', symbol: 'EXT', verdict, findings },
});

/** Answers in the place of the server. @returns what was asked */
async function answer(page: Page, check: CheckAnswer): Promise<unknown[]> {
  const asked: unknown[] = [];
  await page.route('**/api/tools/*/token-check', (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill({ json: { result: 0, message: '', data: check } });
  });
  return asked;
}

async function check(page: Page, address: string): Promise<void> {
  await page.getByLabel('Token contract').fill(address);
  await page.getByRole('button', { name: 'Check token' }).press('Enter');
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

test.beforeEach(({ portal }) => {
  portal.endpoint.set('up');
});

test('a token is checked without a wallet, and nothing goes to another host', async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto(path);
  await check(page, 'not an address');
  await expect(page.getByText('An address starts with 0x')).toBeVisible();
  await expect(page.getByLabel('Token contract')).toBeFocused();
  await check(page, devTokenContract.replace('F', 'f'));
  await expect(page.getByText('This address has a typing error')).toBeVisible();
  await check(page, devTokenContract);
  await expect(heading(page, 'Evidence')).toBeVisible();
  // The development chain has no exchange that the portal knows.
  await expect(page.getByText('We know no exchange on this network to simulate with.').first()).toBeVisible();
  await expect(page.getByText('The contract responds like a token.')).toBeVisible();
  await expect(heading(page, 'No problem found')).toBeHidden();
  await expectAccessible(page, 'a token that was checked', { widths, without: aroundMain });
  expect([...hosts].filter((origin) => origin !== new URL(baseURL!).origin && origin !== 'null')).toEqual([]);
});

test('a token that cannot be resold is stopped, with the reason of its contract', async ({ page }) => {
  const [purchase, transfer] = worked;
  const resale = finding({
    ...{ id: 'resale', outcome: 'stop', why: 'reverts' },
    params: { failed: 3, tried: 3, reason: 'not open' },
  });
  await answer(page, checkOf('stop', [purchase!, transfer!, resale, noFee, noSource]));
  await page.goto(path);
  await check(page, devTokenContract);
  await expect(heading(page, 'Stop. This token cannot be resold.')).toBeVisible();
  await expect(page.getByText('Example Token (EXT) · block 21,204,118')).toBeVisible();
  await expect(page.getByText(devTokenContract.toLowerCase())).toBeVisible();
  await expect(page.getByText('1 check could not be determined.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Purchase worked, fee 0%' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Resale failed' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Resale: stop' });
  await expect(row).toContainText('It failed for 3 of 3 simulated buyers.');
  await expect(row.getByText('not open')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Source code: not determined' })).toContainText(
    'Not run',
  );
  await expect(page.getByText('stop: 1 · passed: 3 · not determined: 1')).toBeVisible();
  await expectAccessible(page, 'a token that is stopped', { widths, without: aroundMain });
});

test('a caution says who can do what', async ({ page }) => {
  const canRaise = finding({
    ...{ id: 'fee-change', outcome: 'caution', why: 'owner-can', call: 'eth_simulateV1 setFee(uint256)' },
    params: {
      ...{ function: 'setFee(uint256)', effect: 'raises-fee', by: owner, kind: 'timelock' },
      ...{ before: 300, fee: 2_500, delaySeconds: 172_800 },
    },
  });
  await answer(page, checkOf('caution', [...worked, noFee, canRaise]));
  await page.goto(path);
  await check(page, devTokenContract);
  await expect(heading(page, 'Caution. Read the findings before you buy.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Changing the fee: caution' });
  await expect(row).toContainText('This address can raise the fee from 3% to 25% with setFee(uint256).');
  await expect(row).toContainText('A timelock has control. Changes take effect after this delay: 2 days.');
  await expect(row.getByText('0x90F7…b906')).toBeVisible();
  await expectAccessible(page, 'a token with a caution', { widths: [375, 1440], without: aroundMain });
});

test('no problem is said of a block, and running again shows the latest one', async ({ page }) => {
  const first = checkOf('passed', [...worked, noFee, sourceMatches]);
  const asked = await answer(page, first);
  await page.goto(path);
  await check(page, devTokenContract);
  await expect(heading(page, 'No problem found')).toBeVisible();
  await expect(page.getByText(/Purchase, transfer and resale work at block 21,204,118\./)).toBeVisible();
  const source = page.getByRole('row').filter({ hasText: 'Source code: passed' });
  await expect(source).toContainText('The source code is published and compiles to the code that runs.');
  await expect(source).toContainText(sourceMatches.call!);
  await expectAccessible(page, 'a token that passed', { widths: [375, 1440], without: aroundMain });
  await page.unroute('**/api/tools/*/token-check');
  const again = await answer(page, { ...first, block: 21_204_119 });
  await page.getByRole('button', { name: 'Run again: Source code' }).press('Enter');
  await expect(page.getByText(/work at block 21,204,119\./)).toBeVisible();
  expect(asked).toEqual([{ address: devTokenContract }]);
  expect(again).toEqual(asked);
});

test('the focus stays while a check runs again, and goes to the evidence where its button is gone', async ({
  page,
}) => {
  const [purchase, transfer, resale] = worked;
  await answer(page, checkOf('passed', [...worked, noFee]));
  await page.goto(path);
  await check(page, devTokenContract);
  const again = page.getByRole('button', { name: 'Run again: Resale' });
  const announced = page.getByRole('main').getByRole('status').filter({ hasText: 'Stop. This token' });

  const held = Promise.withResolvers<void>();
  const failed = finding({ id: 'resale', outcome: 'stop', why: 'reverts', params: { failed: 3, tried: 3 } });
  const stopped = checkOf('stop', [purchase!, transfer!, failed, noFee]);
  await page.route('**/api/tools/*/token-check', async (route) => {
    await held.promise;
    await route.fulfill({ json: { result: 0, message: '', data: stopped } });
  });
  await again.press('Enter');
  await expect(heading(page, 'Checking again at the latest block')).toBeVisible();
  await expect(again).toBeFocused();
  held.resolve();
  await expect(announced).toHaveCount(1);
  await expect(again).toBeFocused();

  await answer(page, checkOf('passed', [purchase!, transfer!, { ...resale!, call: null }, noFee]));
  await again.press('Enter');
  await expect(heading(page, 'No problem found')).toBeVisible();
  await expect(heading(page, 'Evidence')).toBeFocused();
});

test('without a pair nothing is passed, and a pair can be entered', async ({ page }) => {
  const unknown = (['purchase', 'transfer', 'resale', 'fees'] as const).map((id) =>
    finding({ id, outcome: 'not-determined', why: 'no-pair' }),
  );
  const asked = await answer(page, checkOf('not-determined', unknown));
  await page.goto(path);
  await check(page, devTokenContract);
  await expect(heading(page, 'Not determined. This is not a pass.')).toBeVisible();
  await expect(page.getByText('4 checks could not be determined.')).toBeVisible();
  await expectAccessible(page, 'a token without a pair', { widths: [375, 1440], without: aroundMain });
  await page.getByRole('button', { name: 'Enter a pair' }).press('Enter');
  await expect(page.getByLabel('Address of the pair')).toBeFocused();
  await page.getByLabel('Address of the pair').fill('0x12');
  await page.getByRole('button', { name: 'Check token' }).press('Enter');
  await expect(page.getByText('An address starts with 0x')).toBeVisible();
  await page.getByLabel('Address of the pair').fill(pair);
  await page.getByRole('button', { name: 'Check token' }).press('Enter');
  await expect
    .poll(() => asked)
    .toEqual([{ address: devTokenContract }, { address: devTokenContract, pair }]);
});

test('a link fills the form, and checks nothing by itself', async ({ page }) => {
  const asked = await answer(page, checkOf('passed', worked));
  await page.goto(`${path}?network=bsc&address=${devTokenContract}`);
  await expect(page.getByLabel('Token contract')).toHaveValue(devTokenContract);
  await expect(page.getByText('Enter the address of a token.')).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Check token' }).press('Enter');
  await expect(heading(page, 'No problem found')).toBeVisible();
});

test('a check that is under way says what it does, and can be stopped', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/tools/*/token-check', async (route) => {
    await held.promise;
    // The page has ended the request.
    await route.abort().catch(() => undefined);
  });
  await page.goto(path);
  await check(page, devTokenContract);
  await expect(heading(page, 'Checking the token')).toBeVisible();
  await expect(page.getByText('Resell an hour, a day, a week and a month later')).toBeVisible();
  await expectAccessible(page, 'a check under way', { widths: [375, 1440], without: aroundMain });
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(heading(page, 'Checking the token')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Check token' })).toBeFocused();
  await expect(heading(page, 'The check was not made')).toBeHidden();
  held.resolve();
});

interface Refusal {
  name: string;
  status: number;
  headers?: Record<string, string>;
  words: string;
  /** How many buttons try again. */
  retries: number;
}

const refusals: readonly Refusal[] = [
  {
    ...{ name: 'a visitor’s share is spent', status: 429, headers: { 'retry-after': '600' } },
    ...{ words: 'You have checked many tokens', retries: 0 },
  },
  {
    ...{ name: 'a visitor’s share of the day is spent', status: 429, headers: { 'retry-after': '7200' } },
    ...{ words: 'Your daily limit of checks is reached.', retries: 0 },
  },
  {
    ...{ name: 'a network’s share is spent', status: 503, headers: { 'retry-after': '7200' } },
    ...{ words: 'This network’s daily limit of checks is reached.', retries: 0 },
  },
  {
    ...{ name: 'the endpoint does not respond', status: 503, headers: { 'retry-after': '30' } },
    ...{ words: 'The network did not respond', retries: 1 },
  },
  { name: 'the address is refused', status: 400, words: 'This is not a token address', retries: 0 },
];

for (const { name, status, headers = {}, words, retries } of refusals)
  test(`no check is made where ${name}, and nothing is said about the token`, async ({ page }) => {
    const body = { result: status, message: 'Refused.', data: null };
    await page.route('**/api/tools/*/token-check', (route) => route.fulfill({ status, headers, json: body }));
    await page.goto(path);
    await check(page, devTokenContract);
    await expect(heading(page, 'The check was not made')).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry).toHaveCount(retries);
    await expect(heading(page, 'Evidence')).toBeHidden();
    if (retries === 0) return;
    await expectAccessible(page, 'a check that failed', { widths: [375, 1440], without: aroundMain });
    await retry.press('Enter');
    await expect(page.getByRole('button', { name: 'Check token' })).toBeFocused();
    await expect(heading(page, 'The check was not made')).toBeVisible();
  });
