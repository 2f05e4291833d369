import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { exampleChain } from '#features/developer/model/chain-file/example-chain.ts';
import { loadSitemap } from '../support/read-sitemap.ts';
import { startProductionPortal, type ProductionPortal } from '../support/production-portal.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { choiceOf, look, makeAccount, openSubmission, sendDecision, signIn } from './desk-steps.ts';
import {
  fillForm,
  goToDonate,
  goToPaste,
  goToReview,
  newProject,
  openForm,
  sendLink,
} from './submission-steps.ts';

let portal: ProductionPortal;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  portal = await startProductionPortal();
});
test.afterAll(() => portal.stop());

const password = 'nine quiet herons at the quay';
const signed = {
  name: 'saltmark-extension-1.0.0.zip',
  mimeType: 'application/zip',
  buffer: Buffer.alloc(90_000, 'build'),
};

/** The step of the desk's checklist, and the way to its form. */
async function openStep(page: Page, title: string, form: string): Promise<void> {
  await page.goto(`${portal.deskOrigin}/#/checklist`);
  const step = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${title}`) }) });
  await step.getByRole('link', { name: form }).click();
}

async function write(page: Page, language: string, texts: Record<string, string>): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(`^${language}`) }).click();
  for (const [label, text] of Object.entries(texts))
    await page.getByRole('tabpanel').getByLabel(label).fill(text);
}

test('a team fills the site of its own brand, from the production start on an empty database', async ({
  page,
  browser,
}) => {
  test.setTimeout(360_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const visitor = await (await browser.newContext({ baseURL: portal.origin })).newPage();
  const project = newProject();

  await test.step('the empty site bears the brand, and promises nothing that is not there', async () => {
    await visitor.goto('/en');
    await expect(visitor).toHaveTitle(/Saltmark/);
    await visitor.goto('/en/verify');
    await expect(visitor.getByText('There is nothing to compare with yet')).toBeVisible();
    await visitor.goto('/en/dappstore');
    await expect(visitor.getByRole('main').locator('li h3 a')).toHaveCount(0);
  });

  await test.step('the first account is made with the command; it begins with the checklist', async () => {
    const desk = makeAccount(portal, { name: 'Ada', role: 'administrator,editor,reviewer' });
    await signIn(page, { ...portal, desk });
    await expect(page.getByRole('heading', { name: 'Fill your site', level: 1 })).toBeVisible();
    await look(page, 'first-checklist');
  });

  await test.step('a release', async () => {
    await openStep(page, 'Releases', 'Add a release');
    await page.getByRole('combobox', { name: 'Platform' }).click();
    await page.getByRole('option', { name: 'Browser extension' }).click();
    await page.getByLabel('Version').fill('1.0.0');
    await page.getByLabel('What is new, English').fill('The first one.');
    await page.getByLabel('File of the release').setInputFiles(signed);
    const sha256 = createHash('sha256').update(signed.buffer).digest('hex');
    await page.getByLabel('Checksum file of the build').fill(`${sha256}  ${signed.name}`);
    await page.getByRole('button', { name: 'Publish release' }).click();
    await expect(page.getByRole('row', { name: 'Browser extension 1.0.0' })).toContainText('Published');
    await visitor.goto('/en/verify');
    await visitor.getByLabel('File to verify').setInputFiles(signed);
    await expect(visitor.getByText('Genuine. We published this file.')).toBeVisible();
  });

  await test.step('news', async () => {
    await openStep(page, 'News', 'Write news');
    await write(page, 'Simplified Chinese', { Title: '开站', Summary: '我们开站了。', Text: '欢迎。' });
    await write(page, 'English', { Title: 'We are open', Summary: 'A new wallet.', Text: 'Welcome.' });
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
    await visitor.goto('/en/news');
    await visitor.getByRole('link', { name: 'We are open' }).first().click();
    await expect(visitor.getByRole('heading', { level: 1, name: 'We are open' })).toBeVisible();
  });

  await test.step('a banner', async () => {
    await openStep(page, 'Banner', 'Add a banner');
    await write(page, 'Simplified Chinese', { Title: '第一天' });
    await write(page, 'English', { Title: 'The first day' });
    await page.getByRole('textbox', { name: 'Link' }).fill(`${portal.origin}/news`);
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
    await visitor.goto('/en');
    await expect(visitor.getByRole('region', { name: 'Highlights' }).getByRole('link')).toHaveText([
      /The first day/,
    ]);
  });

  await test.step('a category', async () => {
    await openStep(page, 'Categories', 'See categories');
    await page.getByRole('button', { name: 'New category' }).click();
    await page.getByRole('dialog').getByLabel('English').fill('Harbors');
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await openForm(visitor, '/en/submit/dapp');
    await expect(visitor.getByLabel('Harbors')).toBeAttached();
  });

  await test.step('a chain', async () => {
    await openStep(page, 'Chains', 'See chains');
    await page.getByRole('button', { name: 'Add a network' }).click();
    await page.getByLabel('Chain file').fill(JSON.stringify(exampleChain));
    await page.getByRole('button', { name: 'Add network' }).click();
    await expect(page.getByText('The network was added.')).toBeVisible();
    const chains = await visitor.request.get('/v1/block_chain/list');
    expect(await chains.text()).toContain('Lantern Chain');
  });

  await test.step('a DApp: its team sends it, one person confirms the donation, an invited one approves', async () => {
    await openForm(visitor);
    await fillForm(visitor, project);
    await goToReview(visitor);
    await goToDonate(visitor);
    await goToPaste(visitor);
    const hash = `0x${'5'.repeat(63)}1`;
    await sendLink(visitor, hash);

    await page.goto(`${portal.deskOrigin}/#/accounts`);
    await page.getByRole('button', { name: 'Invite a person' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill('bo@saltmark.internal');
    await dialog.getByLabel('Name').fill('Bo');
    await dialog.getByLabel(/^Reviewer/).check();
    await dialog.getByRole('button', { name: 'Create invitation' }).click();
    const second = await (await browser.newContext()).newPage();
    await second.goto(await dialog.locator('code').innerText());
    await dialog.getByRole('button', { name: 'Close' }).click();
    await second.getByLabel('New password').fill(password);
    await second.getByRole('button', { name: 'Create account' }).click();
    await expect(second.getByRole('heading', { name: 'Review', level: 1 })).toBeVisible();
    await page.goto(`${portal.deskOrigin}/#/review`);
    await openSubmission(page, project.title);
    await choiceOf(page, 'Confirm payment by hand').click();
    await page.getByLabel('Transaction link or hash').fill(hash);
    await sendDecision(page);
    await expect(page.getByText('Payment confirmed.')).toBeVisible();
    await openSubmission(second, project.title);
    await choiceOf(second, 'Approve').click();
    await sendDecision(second);
    await expect(second.getByText('Approved and listed.')).toBeVisible();
    await second.context().close();
    await visitor.goto('/en/dappstore');
    await expect(
      visitor.getByRole('main').getByRole('heading', { name: project.title, exact: true }),
    ).toBeVisible();
  });

  await test.step('tokens: an import adds them', async () => {
    const file = join(portal.dataDir, 'tokens.json');
    const token = {
      chainId: 1,
      address: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
      name: 'Quay Dollar',
      symbol: 'QUD',
      decimals: 18,
    };
    writeFileSync(
      file,
      JSON.stringify({
        name: 'Ours',
        timestamp: '2026-01-01T00:00:00Z',
        version: { major: 1, minor: 0, patch: 0 },
        tokens: [token],
      }),
    );
    portal.run('import', 'tokens', file);
    await visitor.goto('/en/dappstore?key=QUD');
    await expect(visitor.getByRole('region', { name: 'Tokens and NFTs' })).toContainText('Quay Dollar');
  });

  await test.step('no page and no file that it links to names another brand', async () => {
    const listed = (await loadSitemap(portal.origin)).map(({ loc }) => new URL(loc).pathname);
    const files = [
      '/site.en.webmanifest',
      '/robots.txt',
      '/api/openapi.json',
      '/.well-known/security.txt',
      '/mark.svg',
    ];
    const addresses = [...listed.filter((path) => /^\/(en|th)(\/|$)/.test(path)), ...files];
    expect(addresses.length).toBeGreaterThan(25);
    const seen = new Set<string>();
    for (const address of addresses) {
      const text = await (await visitor.request.get(address)).text();
      expect(text, address).not.toMatch(/tideport/i);
      for (const [asset = ''] of text.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)) seen.add(asset);
    }
    expect(seen.size).toBeGreaterThan(20);
    for (const asset of seen)
      expect(await (await visitor.request.get(asset)).text(), asset).not.toMatch(/tideport/i);
  });

  await test.step('the checklist counts what is there', async () => {
    await page.goto(`${portal.deskOrigin}/#/checklist`);
    await expect(page.getByText('1 file can be downloaded and verified.')).toBeVisible();
    await expect(page.getByText('2 items are listed.')).toBeVisible();
    await look(page, 'filled-checklist');
  });
  await visitor.context().close();
});
