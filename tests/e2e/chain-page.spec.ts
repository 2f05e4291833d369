import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { exampleChain } from '#features/submission/developer/model/chain-file/example-chain.ts';
import { aroundMain, expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';

const path = '/en/submit/chain';

/** The fake web of the tests serves these: a node of the chain, a node of another chain, and nothing. */
const endpoints = [
  `https://chain-${exampleChain.chainId}.example.org`,
  'https://chain-10.example.org',
  'https://site.example.org',
  'https://nowhere.invalid',
  'wss://socket.example.org',
  'https://node.example.org/${API_KEY}',
];

const sound = JSON.stringify({ ...exampleChain, rpc: endpoints.slice(0, 1) }, null, 2);
const broken = `{
  // our chain
  "name": "Lantern & Sons",
  "chainId": "56",
  "shortName": "eth",
  "rpc": ["rpc.lantern.example",],
  "nativeCurrency": { "name": "Lantern", "symbol": "LANTERN", "decimals": 18 },
  "explorers": [{ "name": "Scan", "url": "https://scan.lantern.example/" }],
  "logo": "x.png"
}`;

const section = (page: Page, name: string) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { level: 2, name }) });
const text = (page: Page) => page.getByLabel('JSON of the chain');
const issues = (page: Page) => section(page, 'What the check found').getByRole('listitem');
const check = (page: Page) => page.getByRole('button', { name: 'Check', exact: true });

async function open(page: Page) {
  await page.goto(path);
  await expect(page.locator('form[inert]')).toHaveCount(0);
}

test('lists every issue of a pasted file, focuses the first, and leads to its position in the text by keyboard', async ({
  page,
}) => {
  await open(page);
  await text(page).fill(broken);
  await expect(issues(page)).toHaveCount(15);
  for (const [field, words] of [
    ['name', '“&” is not allowed in a name.'],
    ['chainId', 'Chain ID 56 is already used by BNB Smart Chain.'],
    ['shortName', 'Ethereum already uses this short name.'],
    ['rpc[0]', 'The URL has no scheme. Start it with https://.'],
    ['nativeCurrency.symbol', '“LANTERN” is too long.'],
    ['explorers[0].standard', 'standard is missing.'],
    ['explorers[0].url', 'The URL ends with a slash. Removed in the corrected copy.'],
    ['infoURL', 'infoURL is missing. Add it.'],
    ['logo', 'The repository does not allow this field.'],
  ] as const)
    await expect(
      issues(page).filter({ hasText: words }).getByText(field, { exact: true }).first(),
    ).toBeVisible();
  await check(page).click();
  await expect(issues(page).first().getByRole('button')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'The corrected copy' })).toHaveCount(0);

  await issues(page).filter({ hasText: 'uses this short name' }).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  const start = await text(page).evaluate((input: HTMLTextAreaElement) => input.selectionStart);
  expect(broken.slice(start, start + 5)).toBe('"eth"');
});

test('fixes what it can, leaves the rest to the person, and downloads the copy as shown', async ({
  page,
}) => {
  await open(page);
  await text(page).fill(
    `// draft\n${sound.replace(`${exampleChain.chainId},`, `"${exampleChain.chainId}",`)}`,
  );
  await expect(page.getByText('No errors left.')).toBeVisible();
  await expect(issues(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Fix 2 of them in the text' }).click();
  await expect(page.getByRole('heading', { name: 'What the check found' })).toHaveCount(0);
  await expect(page.getByText('No errors: the corrected copy is ready')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`eip155-${exampleChain.chainId}.json`);
  const saved = await readFile(await download.path(), 'utf8');
  expect(saved).toBe(await text(page).inputValue());
  expect(JSON.parse(saved)).toMatchObject({ ...exampleChain, rpc: endpoints.slice(0, 1) });
  await expect(page.getByText(`Add Lantern Chain (${exampleChain.chainId})`).first()).toBeVisible();
  await expect(page.getByText(`_data/chains/eip155-${exampleChain.chainId}.json`).first()).toBeVisible();
});

test('asks the endpoints for their chain id, and works without when that fails', async ({ page }) => {
  await open(page);
  await text(page).fill(JSON.stringify({ ...exampleChain, rpc: endpoints }));
  const list = section(page, 'The endpoints').getByRole('listitem');
  await expect(list).toHaveCount(endpoints.length);
  await expect(list.first()).toContainText('Not checked yet');
  await check(page).click();
  for (const [place, words] of [
    `Reachable, chain ID ${exampleChain.chainId}.`,
    'it serves chain 10',
    'not an RPC endpoint',
    'Not reachable from our server',
    'we only test http and https',
    'it requires a key',
  ].entries())
    await expect(list.nth(place)).toContainText(words);

  await page.route('**/api/chains/check-rpc', (route) => route.fulfill({ status: 503, body: '' }));
  await text(page).fill(sound);
  await check(page).click();
  await expect(page.getByText('The endpoints could not be checked.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The corrected copy' })).toBeVisible();
});

test('accepts a dropped or a chosen file, and a reload loses nothing; an empty check is reported at the field', async ({
  page,
}) => {
  await open(page);
  await check(page).click();
  await expect(page.getByText('There is nothing to check. Paste the file first.')).toBeVisible();
  await expect(text(page)).toBeFocused();
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'chain.json', { type: 'application/json' }));
    return transfer;
  }, sound);
  await text(page).dispatchEvent('drop', { dataTransfer: data });
  await expect(text(page)).toHaveValue(sound);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft.chain'))).toContain('Lantern');
  await page.reload();
  await expect(text(page)).toHaveValue(sound);
  await page.getByRole('button', { name: 'Clear the text' }).click();
  await expect(text(page)).toHaveValue('');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(sound) });
  await expect(text(page)).toHaveValue(sound);
});

test('the menu and the guide lead here', async ({ page }) => {
  await page.goto('/en/developer');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Build' }).click();
  await expect(banner.getByRole('link', { name: 'Submit chain' })).toHaveAttribute('href', path);
  await page.getByRole('main').getByRole('link', { name: 'Submit a chain' }).click();
  await expect(page).toHaveURL(/\/en\/submit\/chain$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Submit a chain' })).toBeVisible();
});

test('every state passes axe and fits in both layouts, light and dark', async ({ page }) => {
  test.slow();
  // One of each layout, where it is tightest.
  const widths = [320, 900];
  await page.setViewportSize({ width: 320, height: 900 });
  await open(page);
  // The other widths: every-page.spec.ts.
  await expectAccessible(page, 'empty', { widths: [320], without: aroundMain });
  await text(page).fill(broken);
  await expect(issues(page)).toHaveCount(15);
  await expectAccessible(page, 'issues', { widths, without: aroundMain });
  await text(page).fill(`// draft\n${sound}`);
  await check(page).click();
  await expect(page.getByText('Reachable, chain ID')).toBeVisible();
  await expectAccessible(page, 'copy', { widths, without: aroundMain });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the steps and the rules can be read', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('noscript b')).toHaveText('The check needs JavaScript.');
    await expect(page.getByRole('heading', { name: 'Fork the repository' })).toBeVisible();
    await expect(page.getByText('A whole number without quotes that is never reused.')).toBeVisible();
  });
});
