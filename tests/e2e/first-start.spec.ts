import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { exampleChain } from '#features/submission/developer/model/chain-file/example-chain.ts';
import { endAfterTests } from '../support/end-after-tests.ts';
import { ownLanguages } from '../support/own-brand.ts';
import { startProductionPortal, type ProductionPortal } from '../support/production-portal.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { choiceOf, takeScreenshots, openSubmission, sendDecision } from './desk-steps.ts';
import { walkEmptySite } from './empty-site.ts';
import { checkLanguages, checkTraces } from './check-own-brand.ts';
import {
  confirmByHand,
  enterFirst,
  expectTeam,
  fillListedToken,
  fillToken,
  inviteTeam,
  sendPaid,
} from './first-start-steps.ts';
import { showNow } from './show-now.ts';
import { fillForm, newProject, openForm } from './submission-steps.ts';

let portal: ProductionPortal;
const ending = endAfterTests();
test.beforeAll(async () => {
  test.setTimeout(180_000);
  portal = ending(await startProductionPortal());
});
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

test('no page of the empty site, in any language, claims what is not there or leads to nothing', async ({
  request,
}) => {
  test.setTimeout(300_000);
  await walkEmptySite({ origin: portal.origin, languages: ownLanguages }, request);
});

test('browsers may still reach hosts below the portal’s own without TLS where the settings say so', async ({
  request,
}) => {
  const paths = ['/en', '/v1/news/list', '/mark.svg', '/robots.txt', '/nothing/here'];
  for (const address of [...paths.map((path) => portal.origin + path), portal.deskOrigin])
    // The second answer is the stored one.
    for (const answer of [await request.get(address), await request.get(address)])
      expect(answer.headers()['strict-transport-security'], address).toBe('max-age=31536000');
});

test('the page of a product that the brand does not have is not found, and no list has it', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get(`${portal.origin}/sitemap.xml`)).text();
  expect(sitemap).toContain('/en/card<');
  expect(sitemap).not.toContain('/hardware<');
  for (const language of ownLanguages)
    expect((await request.get(`${portal.origin}/${language}/hardware`)).status(), language).toBe(404);
  expect((await request.get(`${portal.origin}/og/en/hardware.png`)).status()).toBe(404);
  await page.goto(`${portal.origin}/en`);
  await expect(page.locator('body')).not.toContainText(/hardware/i, { useInnerText: true });
});

test('a team fills the site of its own brand, from the production start on an empty database, without a command', async ({
  page,
  browser,
}) => {
  test.setTimeout(360_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const visitor = await (await browser.newContext({ baseURL: portal.origin })).newPage();
  for (const each of [page, visitor]) each.setDefaultTimeout(30_000);
  const eyes = { page, visitor, deskOrigin: portal.deskOrigin };
  const project = newProject();

  await test.step('the empty site bears the brand, and promises nothing that is not there', async () => {
    await visitor.goto('/en');
    await expect(visitor).toHaveTitle(/Saltmark/);
    await visitor.goto('/en/verify');
    await expect(visitor.getByText('No app is published yet')).toBeVisible();
    await visitor.goto('/en/dappstore');
    await expect(visitor.getByRole('main').locator('li h3 a')).toHaveCount(0);
  });

  await test.step('the first administrator gets a link by email, and begins with the checklist', async () => {
    await enterFirst(page, portal);
    await expect(page.getByRole('heading', { name: 'Checklist', level: 1 })).toBeVisible();
    await takeScreenshots(page, 'first-checklist');
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
    await showNow(eyes, {
      call: /\/releases$/,
      act: () => page.getByRole('button', { name: 'Publish release' }).click(),
      shown: { '/en/extension': '1.0.0', '/en/verify': sha256, '/zh/verify': sha256 },
    });
    await expect(page.getByRole('row', { name: 'Browser extension 1.0.0' })).toContainText('Published');
    await visitor.goto('/en/verify');
    await visitor.getByLabel('File to verify').setInputFiles(signed);
    await expect(visitor.getByText('Genuine. We published this file.')).toBeVisible();
  });

  await test.step('news', async () => {
    await openStep(page, 'News', 'Write news');
    await write(page, 'Simplified Chinese', { Title: '开站', Summary: '我们开站了。', Text: '欢迎。' });
    await write(page, 'English', { Title: 'We are open', Summary: 'A new wallet.', Text: 'Welcome.' });
    await showNow(eyes, {
      call: /\/content\/news\/\d+\/actions$/,
      act: () => page.getByRole('button', { name: 'Publish now' }).click(),
      shown: { '/en/news': 'We are open', '/zh/news': '开站', '/v1/news/list?lang=en': 'We are open' },
    });
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
    await showNow(eyes, {
      call: /\/content\/banner\/\d+\/actions$/,
      act: () => page.getByRole('button', { name: 'Publish now' }).click(),
      shown: { '/en': 'The first day', '/v1/banner/list?lang=en': 'The first day' },
    });
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
    await showNow(eyes, {
      call: /\/categories$/,
      act: () => page.getByRole('dialog').getByRole('button', { name: 'Create' }).click(),
      shown: { '/en/submit/dapp': 'Harbors', '/v1/application/category_list?lang=en': 'Harbors' },
    });
    await expect(page.getByRole('dialog')).toBeHidden();
    await openForm(visitor, '/en/submit/dapp');
    await expect(visitor.getByLabel('Harbors')).toBeAttached();
  });

  await test.step('a chain', async () => {
    await openStep(page, 'Networks', 'See networks');
    await page.getByRole('button', { name: 'Add a network' }).click();
    await page.getByRole('textbox', { name: 'Chain file' }).fill(JSON.stringify(exampleChain));
    await showNow(eyes, {
      call: /\/networks$/,
      act: () => page.getByRole('button', { name: 'Add network' }).click(),
      shown: { '/v1/block_chain/list': 'Lantern Chain' },
    });
    await expect(page.getByText('The network was added.')).toBeVisible();
  });

  await test.step('a token, added at the desk', async () => {
    await openStep(page, 'First DApps, tokens and collections', 'See listed items');
    await page.getByRole('combobox', { name: 'Kind' }).click();
    await page.getByRole('option', { name: 'Tokens' }).click();
    await page.getByRole('link', { name: 'New token' }).click();
    await fillListedToken(page);
    await page.getByRole('button', { name: /^List it now/ }).click();
    await page.getByLabel('I have checked this. Save anyway.').first().waitFor();
    for (const box of await page.getByLabel('I have checked this. Save anyway.').all()) await box.check();
    await showNow(eyes, {
      call: /\/new-listings\/token\/edits$/,
      act: () => page.getByRole('button', { name: /^List it now/ }).click(),
      shown: {
        '/en/dappstore?key=HAC': 'Harbor Coin',
        '/zh/dappstore?key=HAC': 'Harbor Coin',
        '/v1/application/search?key=HAC': 'Harbor Coin',
      },
    });
    await expect(page.getByText('Listed. Visitors see it now.')).toBeVisible();
    await visitor.goto('/en/dappstore?key=HAC');
    await expect(visitor.getByRole('region', { name: 'Tokens and NFTs' })).toContainText('Harbor Coin');
  });

  const second = await inviteTeam(page, browser, portal);

  await test.step('a DApp: its team sends it, one person confirms the donation, the invited one approves', async () => {
    await openForm(visitor);
    await fillForm(visitor, project);
    const hash = await sendPaid(visitor, '1');
    await confirmByHand(page, portal, { title: project.title, hash });
    await openSubmission(second, project.title);
    await choiceOf(second, 'Approve').click();
    await showNow(
      { ...eyes, page: second },
      {
        call: /\/submissions\/\d+\/actions$/,
        act: () => sendDecision(second),
        shown: { '/en/dappstore': project.title, '/zh/dappstore': project.title },
      },
    );
    await expect(second.getByText('Approved and listed.')).toBeVisible();
  });

  await test.step('a token, in the same way', async () => {
    await openForm(visitor, '/en/submit/token');
    await fillToken(visitor);
    const hash = await sendPaid(visitor, '2');
    await confirmByHand(page, portal, { title: 'Quay Dollar', hash });
    await openSubmission(second, 'Quay Dollar');
    await choiceOf(second, 'Approve').click();
    await showNow(
      { ...eyes, page: second },
      {
        call: /\/submissions\/\d+\/actions$/,
        act: () => sendDecision(second),
        shown: {
          '/en/dappstore?key=QUD': 'Quay Dollar',
          '/v1/application/search?key=QUD': 'Quay Dollar',
        },
      },
    );
    await second.context().close();
    await visitor.goto('/en/dappstore?key=QUD');
    await expect(visitor.getByRole('region', { name: 'Tokens and NFTs' })).toContainText('Quay Dollar');
  });

  await test.step('no page and no file that it links to shows another brand', () =>
    checkTraces(visitor, portal));

  await test.step('pages, sitemap, feeds and the desk know the languages that the brand offers, and no others', () =>
    checkLanguages(eyes, portal));

  await test.step('the checklist counts what is there', async () => {
    await page.goto(`${portal.deskOrigin}/#/checklist`);
    await expect(page.getByText('1 release is published.')).toBeVisible();
    await expect(page.getByText('3 DApps, tokens and collections are listed.')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Privacy and terms ?: Done$/ })).toBeVisible();
    const drawings = page.getByRole('listitem').filter({ hasText: 'Name, logo and colors' });
    await expect(drawings).toContainText('The brand is your team’s own');
    await page.getByRole('button', { name: 'Mark as compared' }).click();
    await expect(page.getByText('one person compared it')).toBeVisible();
    await takeScreenshots(page, 'filled-checklist');
  });

  await test.step('there is a person of each role', () => expectTeam(page, portal));
  await visitor.context().close();
});

test('the command makes an account as well, and prints its password', async ({ request }) => {
  const email = 'cy@example.org';
  const printed = portal.run('account', 'create', '--email', email, '--name', 'Cy', '--role', 'editor');
  const [, password = ''] = /^Password, shown only now: (.+)$/m.exec(printed) ?? [];
  const { deskOrigin } = portal;
  const answer = await request.post(`${deskOrigin}/api/auth/sign-in`, {
    headers: { origin: deskOrigin },
    data: { email, password },
  });
  expect(answer.status()).toBe(204);
});
