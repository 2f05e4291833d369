import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';

let folder = '';
let big = '';
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'verify-'));
  big = join(folder, 'big.dmg');
  // Sparse: three gigabytes to read that take no space.
  const handle = openSync(big, 'w');
  ftruncateSync(handle, 3_000_000_000);
  closeSync(handle);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('reading a multi-gigabyte file shows progress, leaves the page usable, and can be canceled', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/download/app');
  const sha256 = await page.locator('#android code').innerText();
  await page.goto('/en/verify');
  await page.getByLabel('File to verify').setInputFiles(big);
  const progress = page.getByRole('progressbar', { name: 'Reading big.dmg' });
  await expect(progress).toBeVisible();
  await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0);
  await page.getByLabel('SHA-256', { exact: true }).fill(sha256);
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { name: 'A file that we published has this hash.' })).toBeVisible();
  await expectAccessible(page, 'reading', { widths: [1280] });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(progress).toBeHidden();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
});
