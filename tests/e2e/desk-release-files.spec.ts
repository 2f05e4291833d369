import { createHash } from 'node:crypto';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { expectAccessibleWithoutPreview, takeScreenshots, makeAccount, signIn } from './desk-steps.ts';

const build = (processor: string) => {
  const buffer = Buffer.from(`a build for ${processor}`);
  const sha256 = createHash('sha256').update(buffer).digest('hex');
  const name = `tideport-desktop-0.9.3-linux-${processor}.AppImage`;
  return { file: { name, mimeType: 'application/octet-stream', buffer }, name, sha256 };
};
const [first, second] = [build('x86_64'), build('arm64')];

test('an editor proposes a release of two files; once it is confirmed, visitors find, download and verify both', async ({
  page,
  browser,
  editing: portal,
}) => {
  await signIn(page, portal, {
    account: await makeAccount(portal, { name: 'Olga', role: 'editor' }),
    path: '/releases/create',
  });
  await page.getByRole('combobox', { name: 'Platform' }).click();
  await page.getByRole('option', { name: 'Linux' }).click();
  await page.getByLabel('Version').fill('0.9.3');
  // Later than every other: the download page begins with it.
  await page.getByLabel('Released on').fill('2027-06-01');
  await page.getByLabel('What is new, English').fill('For two processors.');
  await page.getByLabel('File of the release').setInputFiles(first.file);
  await expect(page.getByText(first.sha256)).toBeVisible();
  await page.getByLabel('Another file').setInputFiles(second.file);
  const added = page.getByRole('group', { name: second.name });
  await expect(added).toContainText(second.sha256);
  const button = page.getByRole('button', { name: 'Publish release' });
  const checksums = page.getByLabel('Checksum file of the build');
  await checksums.fill(`${first.sha256}  ${first.name}`);
  await expect(added).toContainText(`The checksum file does not name ${second.name}.`);
  await expect(button).toBeDisabled();
  await checksums.fill(`${first.sha256}  ${first.name}\n${second.sha256}  ${second.name}`);
  await expect(added).toContainText('The checksum file has the same hash.');
  await expectAccessibleWithoutPreview(page, 'a release of two files at the desk', { widths: [1024, 1440] });
  await takeScreenshots(page, 'release-files');
  await button.click();
  await expect(page.getByText('You proposed this, so another person has to confirm it.')).toBeVisible();
  const proposal = page.url();

  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await signIn(other, portal, { account: await makeAccount(portal, { name: 'Pia', role: 'editor' }) });
  await other.goto(proposal);
  const table = other.getByRole('table', { name: 'Before and after' });
  for (const text of ['File 2', second.name, second.sha256]) await expect(table).toContainText(text);
  await other.getByRole('button', { name: 'Confirm' }).click();
  await expect(other.getByText('Confirmed. Visitors see it now.')).toBeVisible();
  await other.context().close();

  const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await visitor.goto(`${portal.origin}/en/download/pc`);
  const row = visitor.locator('#desktop-linux');
  for (const { name, sha256 } of [first, second]) {
    await expect(row.getByRole('link', { name })).toHaveAttribute('href', new RegExp(`/${name}$`));
    await expect(row).toContainText(sha256);
  }
  await expectAccessible(visitor, 'a release of two files', { widths: [320, 1440] });
  await visitor.goto(`${portal.origin}/en/verify`);
  await visitor.getByLabel('File to verify').setInputFiles(second.file);
  await expect(visitor.getByText('Genuine. We published this file.')).toBeVisible();
  await expect(visitor.getByRole('row', { name: /0\.9\.3/ })).toHaveCount(2);
  await visitor.context().close();
});
