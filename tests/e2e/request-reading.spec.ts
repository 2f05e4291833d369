import type { Page } from '@playwright/test';
import { encodeFunctionData, parseAbi } from 'viem';
import { aroundMain, expectAccessible } from '../support/page-errors.ts';
import { callFile } from '../support/descriptors.ts';
import { expect, test } from '../support/portal-fixture.ts';

const path = '/en/extension';
const widths = [375, 900, 1440];
const spender = `0x${'bb'.repeat(20)}`;
const token = `0x${'aa'.repeat(20)}` as const;
const data = `0x095ea7b3${spender.slice(2).padStart(64, '0')}${'f'.repeat(64)}` as const;
const approval = JSON.stringify({
  method: 'eth_sendTransaction',
  params: [{ from: `0x${'cc'.repeat(20)}`, to: token, chainId: '0x1', data }],
});

async function read(page: Page, text: string): Promise<void> {
  await page.getByLabel('Request from a site').fill(text);
  await page.getByRole('button', { name: 'Read request' }).press('Enter');
}

test('a request is read without being sent, and its dangers are named', async ({ page }) => {
  await page.goto(path);
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`));
  await read(page, approval);
  await expect(page.getByText('Allows an address to spend a token, or to take one item')).toBeVisible();
  await expect(
    page.getByText('There is no limit: the address can take all you have of this token'),
  ).toBeVisible();
  await expect(page.getByText('Chain ID 1', { exact: true })).toBeVisible();
  await expect(page.getByText(spender, { exact: true })).toBeVisible();
  await expect(page.getByText('Reject it unless you know exactly why')).toBeVisible();
  expect(bodies.filter((sent) => sent.includes(spender.slice(2)))).toEqual([]);
  await page.getByText('All values of the request').click();
  await expectAccessible(page, 'a dangerous request', { widths, without: aroundMain });
});

test('a text is no danger, and what cannot be read is named', async ({ page }) => {
  await page.goto(path);
  await read(page, 'Hello');
  await expect(page.getByText('It has none of the dangers that we look for.')).toBeVisible();
  await expect(page.getByText('We cannot see who owns an address')).toBeVisible();
  // A result belongs to the text that it was made of.
  await page.getByLabel('Request from a site').fill('{"method":');
  await expect(page.getByText('It has none of the dangers that we look for.')).toBeHidden();
  await page.getByRole('button', { name: 'Read request' }).press('Enter');
  await expect(page.getByText('This is not valid JSON. Copy the whole request again.')).toBeVisible();
  await expectAccessible(page, 'a request that cannot be read', { widths, without: aroundMain });
});

test('a contract that is described is explained, and the dangers stay', async ({ page }) => {
  const formats = {
    'approve(address spender,uint256 amount)': {
      intent: 'Claim your reward',
      fields: [
        { path: 'spender', label: 'Partner', format: 'addressName' },
        { path: 'amount', label: 'Reward', format: 'tokenAmount', params: { tokenPath: '@.to' } },
        { path: 'reward', label: 'Bonus' },
      ],
    },
  };
  const descriptors = [JSON.stringify(callFile({ address: token, owner: 'A shop', formats }))];
  const asked: string[] = [];
  await page.route('**/api/tools/descriptors/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ json: { result: 0, message: '', data: { descriptors, tokens: [] } } });
  });
  await page.goto(path);
  await read(page, approval);
  await expect(page.getByText('Claim your reward')).toBeVisible();
  await expect(page.getByText('Our team confirmed the following descriptions.')).toBeVisible();
  await expect(page.getByText('See all values of the request.')).toBeVisible();
  await expect(
    page.getByText('There is no limit: the address can take all you have of this token'),
  ).toBeVisible();
  await expect(page.getByText('Allows an address to spend a token, or to take one item')).toBeVisible();
  expect(asked).toEqual([`/api/tools/descriptors/1/${token}`]);
  await expectAccessible(page, 'a request that is described', { widths, without: aroundMain });
});

test('a call inside of a described one has its dangers too, and its contract is looked up', async ({
  page,
}) => {
  const forwarder = `0x${'dd'.repeat(20)}` as const;
  const abi = parseAbi(['function forward(address target, bytes action)']);
  const call = encodeFunctionData({ abi, functionName: 'forward', args: [token, data] });
  const params = { calleePath: 'target' };
  const formats = {
    'forward(address target,bytes action)': {
      intent: 'Act through your account',
      fields: [{ path: 'action', label: 'Action', format: 'calldata', params }],
    },
  };
  const file = JSON.stringify(callFile({ address: forwarder, owner: 'A wallet', formats }));
  const asked: string[] = [];
  await page.route('**/api/tools/descriptors/**', (route) => {
    const contract = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    asked.push(contract);
    const descriptors = contract === forwarder ? [file] : [];
    return route.fulfill({ json: { result: 0, message: '', data: { descriptors, tokens: [] } } });
  });
  await page.goto(path);
  await read(page, JSON.stringify({ to: forwarder, chainId: 1, data: call }));
  await expect(page.getByText('Act through your account')).toBeVisible();
  await expect(page.getByText('Allows an address to spend a token, or to take one item')).toBeVisible();
  await expect(
    page.getByText('There is no limit: the address can take all you have of this token'),
  ).toBeVisible();
  expect(asked).toEqual([forwarder, token]);
  await expectAccessible(page, 'a call inside of a described one', { widths, without: aroundMain });
});

test.describe('where descriptions cannot be looked up', () => {
  test.use({ expectNoise: /status of 503/ });

  test('a request is read all the same', async ({ page }) => {
    const body = { result: 503, message: 'Refused.', data: null };
    await page.route('**/api/tools/descriptors/**', (route) => route.fulfill({ status: 503, json: body }));
    await page.goto(path);
    await read(page, approval);
    await expect(page.getByText('We could not look up how the contracts are described.')).toBeVisible();
    await expect(
      page.getByText('There is no limit: the address can take all you have of this token'),
    ).toBeVisible();
  });
});

test('what reads a request comes when the field gets the focus', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto(path);
  await page.waitForLoadState();
  expect(scripts.filter((script) => script.includes('request-result'))).toEqual([]);
  const arrived = page.waitForResponse((response) => response.url().includes('request-result'));
  await page.getByLabel('Request from a site').focus();
  expect((await arrived).ok()).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what the tool needs', async ({ page }) => {
    await page.goto(path);
    const heading = page.getByRole('heading', { name: 'Read a request that you received' });
    await expect(heading.locator('xpath=../noscript/div')).toContainText('This tool needs JavaScript');
    await expect(heading.locator('xpath=../noscript/div')).toBeVisible();
    await expect(page.getByLabel('Request from a site')).toBeHidden();
  });
});
