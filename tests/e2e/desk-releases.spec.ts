import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropFile } from '../support/drop-file.ts';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { expectAccessibleWithoutPreview, takeScreenshots, makeAccount, signIn } from './desk-steps.ts';

const name = 'tideport-extension-0.9.1.zip';
const buffer = Buffer.alloc(2_000_000, 'a build of the extension ');
const sha256 = createHash('sha256').update(buffer).digest('hex');
const file = { name, mimeType: 'application/zip', buffer };

test('an editor proposes a release, a second person confirms it, visitors verify it, and learn that it was withdrawn', async ({
  page,
  browser,
  editing: portal,
}) => {
  await signIn(page, portal, { account: await makeAccount(portal, { name: 'Edda', role: 'editor' }) });
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Releases' }).click();
  await expect(page.getByRole('heading', { name: 'Releases' })).toBeVisible();
  await takeScreenshots(page, 'releases');
  await expect(page.getByRole('region', { name: 'Key generator' })).toContainText('offline-keys.html');
  await page.getByRole('link', { name: 'New release' }).click();
  await page.getByRole('combobox', { name: 'Platform' }).click();
  await page.getByRole('option', { name: 'Browser extension' }).click();
  await page.getByLabel('Version').fill('0.9.1');
  await page.getByLabel('Released on').fill('2026-01-15');
  await page.getByLabel('What is new, English').fill('Shorter requests.');
  await page.getByLabel('File of the release').setInputFiles(file);
  await expect(page.getByText(sha256)).toBeVisible();
  const button = page.getByRole('button', { name: 'Publish release' });
  const checksums = page.getByLabel('Checksum file of the build');
  await checksums.fill(`${'0'.repeat(64)}  ${name}`);
  await expect(page.getByText('The checksum file has another hash for this file')).toBeVisible();
  await expect(button).toBeDisabled();
  await takeScreenshots(page, 'release-mismatch');
  await checksums.fill(`${sha256}  dist/${name}\n${'0'.repeat(64)}  dist/other.zip`);
  await expect(page.getByText('The checksum file has the same hash.')).toBeVisible();
  await button.click();
  await expect(page.getByText('You proposed this, so another person has to confirm it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await takeScreenshots(page, 'proposal-own');

  const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const verify = async () => {
    await visitor.goto(`${portal.origin}/en/verify`);
    await visitor.getByLabel('File to verify').setInputFiles(file);
  };
  await verify();
  await expect(visitor.getByText('Genuine. We published this file.')).toHaveCount(0);
  await test.step('a second person sees what was proposed, and confirms it', async () => {
    const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await signIn(other, portal, { account: await makeAccount(portal, { name: 'Sola', role: 'editor' }) });
    await other
      .getByRole('navigation', { name: 'Desk' })
      .getByRole('link', { name: /^Second person/ })
      .click();
    await expect(other.getByRole('heading', { name: 'Waiting for a second person' })).toBeVisible();
    await takeScreenshots(other, 'proposals');
    await other.getByRole('link', { name }).click();
    await expect(other.getByRole('table', { name: 'Before and after' })).toContainText(sha256);
    await takeScreenshots(other, 'proposal');
    await expectAccessible(other, 'what waits for a second person', { widths: [1440, 1024] });
    await other.getByRole('button', { name: 'Confirm' }).click();
    await expect(other.getByText('Confirmed. Visitors see it now.')).toBeVisible();
    await other.context().close();
  });
  await verify();
  await expect(visitor.getByText('Genuine. We published this file.')).toBeVisible();

  await page.goto(`${portal.deskOrigin}/#/releases`);
  const row = page.getByRole('row', { name: 'Browser extension 0.9.1' });
  await expect(row).toContainText('Published');
  await row.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByLabel('It contains a security vulnerability.').check();
  const shown = page.getByRole('dialog').frameLocator('iframe[title="Preview of the page"]');
  await expect(shown.getByRole('row', { name: '0.9.1' })).toContainText('Withdrawn on');
  await takeScreenshots(page, 'release-withdraw');
  await page.getByRole('button', { name: 'Withdraw release' }).click();
  await expect(row).toContainText('Withdrawn');
  await verify();
  await expect(visitor.getByText('Stop. We withdrew this version.')).toBeVisible();
  await expect(visitor.getByText('It contains a security vulnerability.')).toBeVisible();
  await expect(visitor.getByRole('row', { name: '0.9.1' })).toContainText('Withdrawn on');
  await expectAccessible(visitor, 'a withdrawn release', { widths: [320, 1440] });
  await visitor.context().close();
});

test('an editor drops the file of a release and the checksum file of the build, and a wrong sum stops the release; restores the notes of another, and its withdrawal stays', async ({
  page,
  editing: portal,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const write = (fileName: string, content: string | Buffer) => {
    const path = join(folder, fileName);
    writeFileSync(path, content);
    return path;
  };
  const build = write('tideport-extension-0.9.2.zip', buffer);
  const other = `${'0'.repeat(64)}  dist/other.zip`;
  const wrong = write('SHA256SUMS.wrong', `${'1'.repeat(64)}  dist/tideport-extension-0.9.2.zip\n${other}\n`);
  const right = write('SHA256SUMS', `${sha256}  dist/tideport-extension-0.9.2.zip\n${other}\n`);
  try {
    await signIn(page, portal, {
      account: await makeAccount(portal, { name: 'Dora', role: 'editor' }),
      path: '/releases/create',
    });
    await page.getByRole('combobox', { name: 'Platform' }).click();
    await page.getByRole('option', { name: 'Browser extension' }).click();
    await page.getByLabel('Version').fill('0.9.2');
    await page.getByLabel('Released on').fill('2026-01-16');
    await page.getByLabel('What is new, English').fill('Faster requests.');
    const button = page.getByRole('button', { name: 'Publish release' });
    const checksums = page.getByLabel('Checksum file of the build');

    await dropFile(page, page.getByText('or drop it here', { exact: false }), build);
    await expect(page.getByText(sha256)).toBeVisible();
    await dropFile(page, checksums, wrong);
    await expect(page.getByText('The checksum file has another hash for this file')).toBeVisible();
    await expect(button).toBeDisabled();

    await dropFile(page, checksums, build);
    await expect(page.getByText('is too large for a checksum file')).toBeVisible();
    await expect(checksums).toHaveValue(/^1{64} /);

    await dropFile(page, checksums, right);
    await expect(page.getByText('The checksum file has the same hash.')).toBeVisible();
    await expect(button).toBeEnabled();
    const preview = page.frameLocator('iframe[title="Preview of the page"]');
    await page.getByRole('button', { name: 'Verification' }).click();
    await expect(preview.getByRole('row', { name: /0\.9\.2/ })).toContainText(sha256);
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    await expect(preview.getByText('Faster requests.')).toBeAttached();
    await expectAccessibleWithoutPreview(page, 'a new release at the desk', { widths: [1024, 1440] });
    await takeScreenshots(page, 'release-dropped');
  } finally {
    rmSync(folder, { recursive: true });
  }

  await test.step('the notes of a release are restored, and the withdrawal stays', async () => {
    await page.goto(`${portal.deskOrigin}/#/releases`);
    const row = page.getByRole('row', { name: /^Android \d/ }).first();
    const dialog = page.getByRole('dialog');
    await row.getByRole('button', { name: 'Edit notes' }).click();
    const notes = dialog.getByLabel('What is new, English');
    await expect(notes).not.toHaveValue('');
    const before = await notes.inputValue();
    await notes.fill('Another text.');
    const preview = dialog.frameLocator('iframe[title="Preview of the page"]');
    await expect(preview.getByText('Another text.')).toBeAttached();
    await dialog.getByRole('button', { name: 'Save notes' }).click();
    await expect(page.getByText('Notes saved.')).toBeVisible();
    await row.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByLabel('It does not work correctly.').check();
    await page.getByRole('button', { name: 'Withdraw release' }).click();
    await expect(row).toContainText('Withdrawn');

    await row.getByRole('button', { name: 'Edit notes' }).click();
    await dialog.getByRole('button', { name: '1, as it was before' }).click();
    await expect(dialog.getByRole('table', { name: 'Changes from 1 to what is stored' })).toContainText(
      'Another text.',
    );
    await expectAccessibleWithoutPreview(page, 'versions of a release at the desk', { widths: [1024, 1440] });
    await takeScreenshots(page, 'release-versions');
    await dialog.getByRole('button', { name: 'Restore the notes of 1' }).click();
    await expect(page.getByText('Version 1 restored. Visitors see it now.')).toBeVisible();
    await expect(row).toContainText('Withdrawn');
    await row.getByRole('button', { name: 'Edit notes' }).click();
    await expect(notes).toHaveValue(before);
  });
});
