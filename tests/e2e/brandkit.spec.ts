import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, test } from '../support/portal-fixture.ts';

async function listDownloaded(path: string): Promise<string[]> {
  return Object.keys(unzipSync(await readFile(path)));
}

test('the brand kit is shown, downloads as a whole and in parts, and its colors can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/brandkit');

  await test.step('the kit downloads as an archive that opens', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download the brand kit (ZIP)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('tideport-brandkit.zip');
    const names = await listDownloaded(await download.path());
    expect(names).toContain('tideport-brandkit/svg/tideport-lockup-day.svg');
    expect(names).toContain('tideport-brandkit/png/tideport-mark-one-color-night.png');
    expect(names).toContain('tideport-brandkit/README.txt');
  });

  await test.step('every drawing is shown and can be downloaded separately', async () => {
    const gallery = page.getByRole('region', { name: 'Logo files' });
    await expect(gallery.getByRole('img')).toHaveCount(10);
    const widths = await gallery.getByRole('img').evaluateAll(async (images) => {
      for (const image of images as HTMLImageElement[]) {
        image.loading = 'eager';
        await image.decode();
      }
      return (images as HTMLImageElement[]).map(({ naturalWidth }) => naturalWidth);
    });
    expect(widths.every((width) => width > 0)).toBe(true);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      gallery.getByRole('link', { name: 'PNG: Mark, Night', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('tideport-mark-night.png');
  });

  await test.step('a right click on the logo offers the kit as a page and as a file', async () => {
    const banner = page.getByRole('banner');
    await banner.getByRole('link', { name: 'Tideport, home' }).click({ button: 'right' });
    await expect(banner.getByRole('link', { name: 'Brand kit', exact: true })).toHaveAttribute(
      'href',
      '/en/brandkit',
    );
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      banner.getByRole('link', { name: 'Download brand kit (ZIP)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('tideport-brandkit.zip');
  });

  await test.step('the spelling table distinguishes right from wrong, in words as well', async () => {
    const table = page.getByRole('region', { name: 'How it is spelled' }).getByRole('table');
    await expect(table.getByRole('rowheader', { name: 'Right: Tideport' })).toBeVisible();
    for (const wrong of ['TidePort', 'Tide Port', 'tideport', 'TIDEPORT']) {
      await expect(table.getByRole('rowheader', { name: `Wrong: ${wrong}`, exact: true })).toBeVisible();
    }
  });

  await test.step('a color can be copied', async () => {
    const coral = page
      .getByRole('region', { name: 'Few colors' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Coral' }) });
    await coral.getByRole('button', { name: 'Copy' }).first().click();
    await expect(coral.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#FF6B47');
  });
});

test('serves files like other stored responses, and nothing else', async ({ request }) => {
  const archive = await request.get('/brandkit/tideport-brandkit.zip');
  expect(archive.headers()['content-type']).toBe('application/zip');
  const etag = archive.headers()['etag'] ?? '';
  expect(etag).not.toBe('');
  const again = await request.get('/brandkit/tideport-brandkit.zip', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  const svg = await request.get('/brandkit/tideport-wordmark-day.svg');
  expect(svg.headers()['content-type']).toBe('image/svg+xml');
  for (const path of ['/brandkit/logo.svg', '/brandkit/..%2fbrand.ts', '/brandkit/README.txt']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
