import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import { distFolder } from '../../scripts/build/dist-folder.ts';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';

const fileName = 'tideport-desktop-9.9.0-linux-x86_64.AppImage';
const content = Buffer.alloc(3_000_000, 'genuine ');
const sha256 = createHash('sha256').update(content).digest('hex');
const older = { version: '9.8.0', content: Buffer.from('the one before') };
const olderSha256 = createHash('sha256').update(older.content).digest('hex');

/** Publishes two releases whose files the tests have, since the demonstration's hashes match no real files. */
async function publish(dataDir: string): Promise<void> {
  const { database, close } = await connectDatabase({ url: undefined, dataDir });
  const row = { platform: 'desktop-linux', notes: '{"en":"Notes"}' };
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('releases')
      .values([
        {
          ...row,
          version: '9.9.0',
          released: '2026-12-01',
          file_name: fileName,
          size_bytes: content.length,
          sha256,
        },
        {
          ...row,
          version: older.version,
          released: '2026-11-30',
          file_name: 'tideport-old.AppImage',
          size_bytes: 14,
          sha256: olderSha256,
        },
      ])
      .onConflict((conflict) => conflict.columns(['platform', 'version']).doNothing())
      .execute();
    await bumpContentRevision(transaction);
  });
  await close();
}

const choose = (page: Page, file: { name: string; buffer: Buffer }) =>
  page.getByLabel('File to verify').setInputFiles({ ...file, mimeType: 'application/octet-stream' });

test.beforeEach(async ({ portal, request }) => {
  await publish(portal.dataDir);
  // The portal checks for a new revision every second.
  await expect.poll(async () => (await request.get('/en/verify')).text()).toContain('tideport-desktop-9.9.0');
});

async function open(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/verify');
}

test('files, hashes and versions are told apart from what was published', async ({ page }) => {
  await test.step('a published file is genuine: platform, version and date are named, and nothing is sent; for an older one, the latest is offered', async () => {
    await open(page);
    const sent: string[] = [];
    page.on('request', (request) =>
      sent.push(`${request.method()} ${request.url().slice(new URL(request.url()).origin.length)}`),
    );
    await choose(page, { name: 'renamed by me.bin', buffer: content });
    const outcome = page.getByRole('status').filter({ hasText: 'Genuine' });
    await expect(outcome.getByRole('heading', { name: 'Genuine. We published this file.' })).toBeVisible();
    for (const text of ['renamed by me.bin', 'Linux', '9.9.0', 'Dec 1, 2026', sha256])
      await expect(outcome).toContainText(text);
    await expect(outcome).not.toContainText('not the latest version');
    await expectAccessible(page, 'a genuine file', { widths: [1280] });
    // The page may fetch code, its own or that of pages with visible links; such a request has no room for the
    // file.
    expect(sent.filter((line) => !/^GET \/assets\/[\w.-]+$/.test(line))).toEqual([]);

    await choose(page, { name: 'old', buffer: older.content });
    await expect(outcome).toContainText('This is not the latest version. Version 9.9.0 is out');
    await expect(outcome.getByRole('link', { name: 'Get the latest version' })).toHaveAttribute(
      'href',
      '/en/download/pc#desktop-linux',
    );
  });

  await test.step('a file may be dropped anywhere on the page', async () => {
    await open(page);
    const data = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'dropped.AppImage'));
      return transfer;
    }, older.content.toString());
    const heading = page.getByRole('heading', { name: 'Everything we published' });
    await heading.dispatchEvent('dragover', { dataTransfer: data });
    await heading.dispatchEvent('drop', { dataTransfer: data });
    await expect(page.getByRole('status').filter({ hasText: 'dropped.AppImage' })).toContainText('Genuine');
  });

  await test.step('a pasted hash may have spaces and capital letters; an invalid format is reported', async () => {
    await open(page);
    const field = page.getByLabel('SHA-256', { exact: true });
    const compare = page.getByRole('button', { name: 'Compare' });
    await compare.click();
    await expect(page.getByText('Nothing was pasted.')).toBeVisible();
    await field.fill(sha256.slice(1));
    await compare.click();
    await expect(page.getByText('A SHA-256 has 64 characters, this has 63.')).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'a wrong hash', { widths: [1280] });
    await field.fill('tideport.apk');
    await compare.click();
    await expect(page.getByText('This is not a SHA-256')).toBeVisible();
    await field.fill(` ${sha256.toUpperCase().replace(/(.{8})/g, '$1 ')}\n`);
    await compare.click();
    await expect(
      page.getByRole('heading', { name: 'A file that we published has this hash.' }),
    ).toBeVisible();
    await field.fill('0'.repeat(64));
    await compare.click();
    await expect(
      page.getByRole('heading', { name: 'Stop. No file that we published has this hash.' }),
    ).toBeVisible();
  });

  await test.step('a version is looked up within its platform', async () => {
    await open(page);
    const lookUp = page.getByRole('button', { name: 'Look up version' });
    await page.getByLabel('Platform', { exact: true }).selectOption('Linux');
    await page.getByLabel('Version', { exact: true }).fill('9.7');
    await lookUp.click();
    await expect(
      page.getByRole('heading', { name: 'We have not published a version 9.7 for Linux.' }),
    ).toBeVisible();
    await page.getByLabel('Version', { exact: true }).fill(`v${older.version}`);
    await page.keyboard.press('Enter');
    const outcome = page.getByRole('status').filter({ hasText: 'This version was published.' });
    await expect(outcome).toContainText(olderSha256);
    await expect(outcome).toContainText('This is not the latest version.');
    await page.getByLabel('Platform', { exact: true }).selectOption('iOS');
    await page.getByLabel('Version', { exact: true }).fill('3.8.0');
    await lookUp.click();
    await expect(page.getByText('The App Store delivers and verifies this version')).toBeVisible();
    await page.getByLabel('Version', { exact: true }).fill('newest');
    await lookUp.click();
    await expect(page.getByText('Numbers separated by dots, such as 3.8.0.')).toBeVisible();
    await expectAccessible(page, 'a wrong version', { widths: [1280] });
  });

  await test.step('any other file gets a stop sign that says what to do', async () => {
    await open(page);
    await choose(page, { name: fileName, buffer: content.subarray(1) });
    const outcome = page.getByRole('status').filter({ hasText: 'Stop.' });
    await expect(outcome.getByRole('heading', { name: 'Stop. We did not publish this file.' })).toBeVisible();
    await expect(outcome.getByRole('listitem').first()).toHaveText(
      'Do not open or install it, and delete it.',
    );
    await expect(outcome).toContainText(
      'The published file with this name has 3,000,000 bytes, and yours has 2,999,999. If the download was interrupted',
    );
    await expect(outcome.getByRole('link', { name: 'For phones' })).toHaveAttribute(
      'href',
      '/en/download/app',
    );
    await expect(outcome.getByRole('link', { name: 'For computers' })).toHaveAttribute(
      'href',
      '/en/download/pc',
    );
    await expectAccessible(page, 'another file', { widths: [375, 1440] });
    await choose(page, { name: fileName, buffer: content });
    await expect(page.getByRole('heading', { name: 'Genuine. We published this file.' })).toBeVisible();
  });

  await test.step('the key generator of this build is genuine too, and in the list', async () => {
    await open(page);
    const keys = readFileSync(`${distFolder}/keys/offline-keys.html`);
    await choose(page, { name: 'offline-keys.html', buffer: keys });
    const outcome = page.getByRole('status').filter({ hasText: 'Genuine' });
    await expect(outcome).toContainText('Key generator');
    await expect(outcome).not.toContainText('offers another file now');
    await expectAccessible(page, 'a genuine key generator', { widths: [375, 1440] });
    await expect(page.getByRole('table')).toContainText(createHash('sha256').update(keys).digest('hex'));
    await choose(page, { name: 'offline-keys.html', buffer: keys.subarray(0, -1) });
    await expect(page.getByRole('heading', { name: 'Stop. We did not publish this file.' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test('lists the published hashes and a command for each system', async ({ browser, portal }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${portal.origin}/en/verify`);
    await expect(page.getByRole('table', { name: 'Published files with their SHA-256' })).toContainText(
      sha256,
    );
    await expect(page.locator('noscript b')).toHaveText('Verification needs JavaScript.');
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeHidden();
    await expect(page.getByText(/^sha256sum "tideport/)).toBeVisible();
    await context.close();
  });
});
