import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { mnemonicToAccount } from 'viem/accounts';
import { distFolder } from '../../scripts/build/dist-folder.ts';
import { expectNothingSent } from '../support/expect-nothing-sent.ts';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';

const widths = [375, 900, 1440];
const filePath = '/tools/offline-keys.html';
const builtFile = `${distFolder}/keys/offline-keys.html`;
const known = `${'abandon '.repeat(11)}about`;

/** What a page asked for and wrote to the console. */
function listen(page: Page) {
  const requests: string[] = [];
  const heard: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('console', (message) => heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(String(error)));
  return { requests, heard };
}

const words = (page: Page) =>
  page.getByRole('region', { name: 'Your recovery phrase' }).getByRole('listitem');
const firstAddress = (page: Page, address: string) => page.getByText(address, { exact: true });

async function enter(page: Page, phrase: string): Promise<void> {
  await page.getByRole('radio', { name: 'Use one that I have' }).check();
  await page.getByLabel('Words of your recovery phrase').fill(phrase);
  await page.getByRole('button', { name: 'Show addresses' }).press('Enter');
}

/** Everything that the file can do. */
async function useEverything(page: Page): Promise<void> {
  await page.getByLabel('Number of words').selectOption('24');
  await page.getByLabel('Word list').selectOption('japanese');
  await page.getByLabel('Dice rolls').fill('1 2 3 9 456');
  await expect(page.getByText('The dice add 15 bits. A phrase of this length holds 256.')).toBeVisible();
  await page.getByLabel('Dice rolls').fill('111111');
  await expect(
    page.getByText('The dice add 0 bits, because every roll shows the same number.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Create recovery phrase' }).press('Enter');
  await expect(words(page)).toHaveCount(24);
  const first = await words(page).allTextContents();
  await page.getByRole('button', { name: 'Create recovery phrase' }).press('Enter');
  await expect(words(page)).not.toHaveText(first);
  await enter(page, ` ${known.toUpperCase()} `);
  await expect(firstAddress(page, '0x9858EfFD232B4033E47d90003D41EC34EcaEda94')).toBeVisible();
  await page.getByLabel('Show private keys, also when printing').check();
  await expect(
    page.getByText('0x1ab42cc412b618bdea3a599e3c9bae199ebf030895b039e9db1e30dafb12b727'),
  ).toBeVisible();
  for (const [network, address] of [
    ['Bitcoin · SegWit (BIP-84)', 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
    ['Solana', 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk'],
    ['TRON', 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH'],
    ['Bitcoin · Taproot (BIP-86)', 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'],
    ['XRP Ledger', 'rHsMGQEkVNJmpGWs8XUBoTBiAAbwxZN5v3'],
    ['Sui', '0x5e93a736d04fbb25737aa40bee40171ef79f65fae833749e3c089fe7cc2161f1'],
  ] as const) {
    await page.getByLabel('Network').selectOption(network);
    await expect(firstAddress(page, address)).toBeVisible();
  }
  const path = page.getByLabel('Derivation path');
  await path.fill("m/44'/784'/0");
  await expect(page.getByText('This network needs an apostrophe after every number.')).toBeVisible();
  await page.getByLabel('Network').selectOption('Ethereum · EVM');
  await path.fill('m/44');
  await expect(page.getByRole('button', { name: 'Show more addresses' })).toBeHidden();
  await path.fill('44/60');
  await expect(page.getByText("Enter a path such as m/44'/60'/0'/0/x.")).toBeVisible();
  await path.fill("m/44h/60h/x'/0/0");
  await expect(page.getByText("m/44'/60'/4'/0/0", { exact: true })).toBeVisible();
  await path.fill("m/44'/60'/0'/0/x");
  await page.getByRole('button', { name: 'Show more addresses' }).press('Enter');
  await expect(page.getByText("m/44'/60'/0'/0/9", { exact: true })).toBeVisible();
  await page.getByLabel('Passphrase').fill('Überfahrt');
  const { address } = mnemonicToAccount(known, { passphrase: 'Überfahrt' });
  await expect(firstAddress(page, address)).toBeVisible();
  await expect(page.getByText("m/44'/60'/0'/0/9", { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy address' }).first().click();
  await page.getByRole('button', { name: 'Print this page' }).click();
}

/** What the browser keeps for the page's origin. */
const readStores = (page: Page) =>
  page.evaluate(() => {
    try {
      return [document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
        (text) => text !== '',
      );
    } catch {
      return [];
    }
  });

let context: BrowserContext;
let page: Page;
test.beforeEach(async ({ browser }) => {
  context = await browser.newContext({ locale: 'en-US' });
  page = await context.newPage();
  await page.addInitScript(() => {
    globalThis.print = () => undefined;
  });
});
test.afterEach(() => context.close());

test('the page offers the file with its hash, which the served file and its policy have', async ({
  page,
  request,
}) => {
  await page.goto('/en/tools/keys');
  const file = readFileSync(builtFile);
  const sha256 = createHash('sha256').update(file).digest('hex');
  await expect(page.getByText(sha256)).toBeVisible();
  const link = page.getByRole('link', { name: 'Download the file' });
  await expect(link).toHaveAttribute('href', filePath);
  const served = await request.get(filePath);
  expect(
    createHash('sha256')
      .update(await served.body())
      .digest('hex'),
  ).toBe(sha256);
  const policy = served.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; img-src data:; connect-src 'none'; /,
  );
  expect(policy).toContain('sandbox allow-scripts');
  expect(policy).not.toContain('allow-same-origin');
  const download = page.waitForEvent('download');
  await link.click();
  expect(readFileSync(await (await download).path()).equals(file)).toBe(true);
});

test.describe('the served file', () => {
  test('asks for nothing and stores nothing while everything in it is used, and cannot send anything, whatever a script in it tries', async ({
    portal,
  }) => {
    const { requests, heard } = listen(page);
    const address = `${portal.origin}${filePath}`;
    await page.goto(address);
    await expect(page.getByText('This device is connected to a network.')).toBeVisible();
    await useEverything(page);
    expect(requests).toEqual([address]);
    expect(page.url()).toBe(address);
    expect(await readStores(page)).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(heard).toEqual([]);
    await expectNothingSent(page);
  });

  test('opens in the language of the page that linked to it, and in each of the twelve', async ({
    portal,
  }) => {
    await page.goto(`${portal.origin}${filePath}#ja`);
    await expect(page.getByRole('heading', { name: 'オフラインの鍵' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await page.getByRole('combobox', { name: '言語' }).selectOption('Русский');
    await expect(page.getByRole('heading', { name: 'Ключи без сети' })).toBeVisible();
  });
});

test.describe('the downloaded file', () => {
  test.beforeEach(async () => {
    await context.setOffline(true);
    await page.goto(pathToFileURL(builtFile).href);
  });

  test('does everything without a network, says that it sees none, and cannot send anything by its own policy alone', async () => {
    const { requests, heard } = listen(page);
    await expect(page.getByText('The browser reports no connection.')).toBeVisible();
    await useEverything(page);
    expect(requests).toEqual([]);
    expect(heard).toEqual([]);
    expect(await readStores(page)).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByText('This device is connected to a network.')).toBeVisible();
    await expectNothingSent(page);
  });

  test('names what is wrong with a phrase', async () => {
    await enter(page, '');
    await expect(page.getByText('Enter the words of your recovery phrase.')).toBeVisible();
    await expect(page.getByLabel('Words of your recovery phrase')).toBeFocused();
    await enter(page, known.replace('about', 'abuot'));
    await expect(
      page.getByText('Word 12, “abuot”, is not in the word list. Similar words: about'),
    ).toBeVisible();
    await enter(page, known.replace('about', 'abuot').replace('abandon', 'abandn'));
    await expect(page.getByText('Not in the word list: 1. abandn, 12. abuot.')).toBeVisible();
    const typed = page.getByRole('list', { name: 'Words entered' }).getByRole('listitem');
    await expect(typed).toHaveCount(12);
    await expect(typed.first()).toContainText('Not in the word list. Similar words: abandon');
    await page.getByLabel('Words of your recovery phrase').fill('legal winn');
    await expect(typed.nth(1)).toHaveText('winn');
    await expect(page.getByText('Number of words: 2. Word list: English.')).toBeVisible();
    await enter(page, 'abandon abandon');
    await expect(page.getByText('Number of words entered: 2.')).toBeVisible();
    await enter(page, known.replace('about', 'abandon'));
    await expect(page.getByText('the checksum does not match')).toBeVisible();
    await expectAccessible(page, 'a wrong phrase', { widths });
    await enter(page, known);
    await expectAccessible(page, 'the addresses of a phrase', { widths });
  });

  test('prints words, addresses and codes, and private keys only where they are shown; forgets everything when it is cleared or left', async () => {
    await enter(page, known);
    await page.emulateMedia({ media: 'print' });
    await expect(words(page)).toHaveCount(12);
    await expect(words(page).first()).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR code of 0x9858' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden();
    await expect(page.getByText('Private key', { exact: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await page.getByLabel('Show private keys, also when printing').check();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Private key', { exact: true }).first()).toBeVisible();

    await expect(page.getByText(/^Printed on .+ by version [\d.]+ of the file$/)).toBeVisible();
    await expect(page.getByText('A passphrase is used.')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    for (const leave of ['clear', 'pagehide'] as const) {
      await enter(page, known);
      await expect(firstAddress(page, '0x9858EfFD232B4033E47d90003D41EC34EcaEda94')).toBeVisible();
      if (leave === 'clear') await page.getByRole('button', { name: 'Clear this page' }).press('Enter');
      else await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
      await expect(page.getByRole('heading', { name: 'Addresses' })).toBeHidden();
      expect(await page.content()).not.toContain('abandon abandon');
    }
  });
});
