import { createHash } from 'node:crypto';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { look, makeAccount, signIn } from './desk-steps.ts';

const name = 'tideport-extension-0.9.1.zip';
const buffer = Buffer.alloc(2_000_000, 'a build of the extension ');
const sha256 = createHash('sha256').update(buffer).digest('hex');
const file = { name, mimeType: 'application/zip', buffer };

test('an editor publishes a release, visitors verify it, and learn that it was withdrawn', async ({
  page,
  portal,
  browser,
}) => {
  await signIn(page, portal, makeAccount(portal, { name: 'Edda', role: 'editor' }));
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Releases' }).click();
  await expect(page.getByRole('heading', { name: 'Releases' })).toBeVisible();
  await look(page, 'releases');
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
  await look(page, 'release-mismatch');
  await checksums.fill(`${sha256}  dist/${name}\n${'0'.repeat(64)}  dist/other.zip`);
  await expect(page.getByText('The checksum file has the same hash.')).toBeVisible();
  await button.click();
  const row = page.getByRole('row', { name: 'Browser extension 0.9.1' });
  await expect(row).toContainText('Published');

  const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const verify = async () => {
    await visitor.goto(`${portal.origin}/en/verify`);
    await visitor.getByLabel('File to verify').setInputFiles(file);
  };
  await verify();
  await expect(visitor.getByText('Genuine. We published this file.')).toBeVisible();

  await row.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByLabel('It contains a security vulnerability.').check();
  await look(page, 'release-withdraw');
  await page.getByRole('button', { name: 'Withdraw release' }).click();
  await expect(row).toContainText('Withdrawn');
  await verify();
  await expect(visitor.getByText('Stop. We withdrew this version.')).toBeVisible();
  await expect(visitor.getByText('It contains a security vulnerability.')).toBeVisible();
  await expect(visitor.getByRole('row', { name: '0.9.1' })).toContainText('Withdrawn on');
  await expectAccessible(visitor, 'a withdrawn release', { widths: [320, 1440] });
  await visitor.context().close();
});
