import type { Page, Route } from '@playwright/test';
import { localeCodes } from '#i18n/locales.ts';
import { aroundMain, expectAccessible, measureOverhang } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';

const path = '/en/developer/api';
const hotList = 'get-v1-application-hot-list';
const newsItem = 'get-v1-news-id';

const call = (page: Page, id: string) => page.locator(`#${id}`);

const opener = { name: 'Try it here' };
const send = { name: 'Send GET request' };

/** The portal as it answers when a visitor's share of calls is spent. */
const refuse = (route: Route) =>
  route.fulfill({ status: 429, json: { result: 429, message: 'Too many requests.', data: null } });

/** Opens the fields of a call. */
async function open(page: Page, id: string) {
  await call(page, id).getByRole('button', opener).press('Enter');
  return call(page, id);
}

test('a call is sent with the values of its fields, and its response is folded', async ({ page }) => {
  await page.goto(path);
  const section = await open(page, hotList);
  // The button is gone: the focus goes on to what it opened.
  await expect(section.getByLabel('lang')).toBeFocused();
  await section.getByLabel('count').fill('3');
  const asked = page.waitForRequest((request) => request.url().includes('/v1/application/hot_list'));
  await section.getByRole('button', send).press('Enter');
  expect(new URL((await asked).url()).search).toBe('?count=3');
  await expect(section.getByRole('status').filter({ hasText: 'Status 200' })).toContainText(/\d\sms/);
  const response = section.getByRole('figure');
  await expect(response).toContainText('/v1/application/hot_list?count=3');
  await expect(response.locator('pre')).toContainText('"result": 0');
  await expect(response.locator('pre')).toContainText('…');
  await section.getByRole('button', { name: /^Show all \d+ lines$/ }).press('Enter');
  const { data } = JSON.parse((await response.locator('pre').textContent()) ?? '') as { data: unknown[] };
  expect(data).toHaveLength(3);
  await expectAccessible(page, 'a response', { widths: [320, 768, 1440], without: aroundMain });
});

test('a refused call shows its status and what the server says', async ({ page }) => {
  await page.goto(path);
  const section = await open(page, hotList);
  await section.getByLabel('count').fill('many');
  await section.getByRole('button', send).press('Enter');
  await expect(section.getByText('Status 400')).toBeVisible();
  await expect(section.getByRole('figure')).toContainText('must be an integer from 1 to 500');
});

test('a part of the path is needed, and it is the one of the command until it is changed', async ({
  page,
}) => {
  await page.goto(path);
  const section = await open(page, newsItem);
  const id = section.getByLabel('id', { exact: false }).first();
  await expect(id).toHaveValue('1');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await id.fill('');
  await section.getByRole('button', send).press('Enter');
  await expect(id).toBeFocused();
  await expect(id).toHaveAccessibleDescription(/Enter a value\./);
  expect(asked.filter((address) => address.startsWith('/v1/'))).toEqual([]);
  await id.fill('0');
  await section.getByRole('button', send).press('Enter');
  await expect(section.getByText('Status 404')).toBeVisible();
});

test('too many requests are a status too, with what to do', async ({ page }) => {
  await page.route('**/v1/application/hot_list*', refuse);
  await page.goto(path);
  const section = await open(page, hotList);
  await section.getByRole('button', send).press('Enter');
  await expect(section.getByText('Status 429')).toBeVisible();
  await expect(section.getByText('Too many requests came from your network.')).toBeVisible();
  await expectAccessible(page, 'too many requests', { widths: [320, 1440], without: aroundMain });
});

test('a recovery phrase is not sent', async ({ page }) => {
  await page.goto(path);
  const section = await open(page, 'get-v1-application-search');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await section.getByLabel('key').fill(`${'test '.repeat(11)}junk`);
  await section.getByRole('button', send).press('Enter');
  await expect(section.getByText('This looks like a recovery phrase or a private key.')).toBeVisible();
  expect(asked.filter((address) => address.startsWith('/v1/'))).toEqual([]);
});

test.describe('without a network', () => {
  test.use({ expectNoise: /net::ERR_INTERNET_DISCONNECTED/ });

  test('a call says so, and can be sent again', async ({ page, context }) => {
    await page.goto(path);
    const section = await open(page, hotList);
    await expect(section.getByRole('button', send)).toBeVisible();
    await context.setOffline(true);
    await section.getByRole('button', send).press('Enter');
    await expect(section.getByText('We could not reach this site.')).toBeVisible();
    await context.setOffline(false);
    await section.getByRole('button', send).press('Enter');
    await expect(section.getByText('Status 200')).toBeVisible();
    await expect(section.getByText('We could not reach this site.')).toHaveCount(0);
  });
});

test('the fields come when a call is opened', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto(path);
  await page.waitForLoadState();
  expect(scripts.filter((script) => script.includes('call-form'))).toEqual([]);
  const arrived = page.waitForResponse((response) => response.url().includes('call-form'));
  await open(page, hotList);
  expect((await arrived).ok()).toBe(true);
});

test('only GET calls can be sent', async ({ page }) => {
  await page.goto(path);
  const counted = call(page, 'post-api-searches');
  await expect(counted.getByText('curl')).toBeVisible();
  await expect(counted.getByRole('button', opener)).toHaveCount(0);
  await expect(call(page, hotList).getByRole('button', opener)).toHaveCount(1);
});

/** What the form of a call says in English. */
const english = ['Try it here', 'Send GET request', 'Status 429', 'Too many requests', 'Wait a few minutes'];

for (const locale of localeCodes)
  test(`the form of a call is in its page’s language: ${locale}`, async ({ page }) => {
    await page.route('**/v1/application/hot_list*', refuse);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`/${locale}/developer/api`);
    const section = call(page, hotList);
    const button = section.locator(`button[aria-describedby="${hotList}-title"]`);
    const opening = await button.innerText();
    await button.press('Enter');
    const sender = section.locator('button[type=submit]');
    const sending = await sender.innerText();
    await sender.press('Enter');
    const outcome = section.getByRole('status').filter({ hasText: '429' });
    await expect(outcome).toBeVisible();
    const shown = [opening, sending, await outcome.innerText()].join(' ');
    expect(english.filter((words) => shown.includes(words))).toEqual(locale === 'en' ? english : []);
    expect(await measureOverhang(page)).toBeLessThanOrEqual(0);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is the command alone', async ({ page }) => {
    await page.goto(path);
    await expect(call(page, hotList).getByText('curl')).toBeVisible();
    await expect(page.getByRole('button', opener)).toHaveCount(0);
  });
});
