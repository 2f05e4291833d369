import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { dropFile } from '../support/drop-file.ts';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { expectAccessibleWithoutPreview, takeScreenshots, makeAccount, signIn } from './desk-steps.ts';

const draw = (background: string) =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer();

const files: string[] = [];
test.afterAll(() => files.forEach((folder) => rmSync(folder, { recursive: true })));

async function writePicture(background: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'picture-'));
  files.push(folder);
  const path = join(folder, 'harbor.jpg');
  writeFileSync(path, await draw(background));
  return path;
}

test('an editor places pictures in a news item by choosing, dropping and pasting; visitors see them from the publication on', async ({
  page,
  browser,
  editing: portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, portal, {
    account: await makeAccount(portal, { name: 'Mara', role: 'editor' }),
    path: '/content/news/create',
  });
  const panel = page.getByRole('tabpanel');
  await page.getByRole('tab', { name: /^Simplified Chinese/ }).click();
  for (const [label, text] of [
    ['Title', '港口'],
    ['Summary', '摘要'],
    ['Text', '正文'],
  ] as const)
    await panel.getByLabel(label).fill(text);
  await page.getByRole('tab', { name: /^English/ }).click();
  await panel.getByLabel('Title').fill('Harbor lights');
  await panel.getByLabel('Summary').fill('What is new at the quay.');
  const text = panel.getByLabel('Text', { exact: true });
  await text.fill('The quay at night.');
  const dialog = page.getByRole('dialog', { name: 'Place a picture' });
  const place = dialog.getByRole('button', { name: 'Place picture' });

  await test.step('a chosen file needs an alternative text', async () => {
    await panel.getByLabel('Picture to place').setInputFiles(await writePicture('#0b5a7c'));
    await expect(dialog.getByRole('img', { name: 'The picture, as visitors see it' })).toBeVisible();
    await expect(place).toBeDisabled();
    await dialog.getByLabel('Alternative text').fill('A blue quay');
    await expectAccessibleWithoutPreview(page, 'placing a picture at the desk', { widths: [1024, 1440] });
    await takeScreenshots(page, 'text-picture');
    await place.click();
    await expect(text).toHaveValue(/!\[A blue quay\]\(\/files\/[0-9a-f]{64}\.jpg#960x720\)/);
  });

  await test.step('a dropped file; a part of it is chosen', async () => {
    await dropFile(page, text, await writePicture('#a81e2c'));
    await dialog.getByRole('button', { name: 'Choose the part' }).click();
    await page.getByRole('button', { name: 'Use this part' }).click();
    await dialog.getByLabel('Alternative text').fill('A red boat');
    await place.click();
    await expect(text).toHaveValue(/!\[A red boat\]\(\/files\/[0-9a-f]{64}\.jpg#960x540\)/);
  });

  await test.step('a pasted picture', async () => {
    const bytes = [...(await draw('#1e7a3c'))];
    await text.evaluate((field, content) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(content)], 'green.jpg', { type: 'image/jpeg' }));
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, bytes);
    await dialog.getByLabel('Alternative text').fill('A green buoy');
    await place.click();
    await expect(text).toHaveValue(/!\[A green buoy\]/);
  });

  const preview = page.frameLocator('iframe[title="Preview of the page"]');
  await expect(preview.getByRole('img', { name: 'A green buoy' })).toBeAttached();
  const source = await text.inputValue();
  const addresses = [...source.matchAll(/\/files\/[0-9a-f]{64}\.jpg/g)].map(([address]) => address);
  expect(new Set(addresses).size).toBe(3);
  const statusOf = async (address: string) => (await page.request.get(`${portal.origin}${address}`)).status();
  expect(await statusOf(addresses[0]!)).toBe(404);
  await takeScreenshots(page, 'text-pictures-placed');

  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await visitor.goto(`${portal.origin}/en/news`);
  await visitor.getByRole('link', { name: 'Harbor lights' }).first().click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Harbor lights' })).toBeVisible();
  for (const name of ['A blue quay', 'A red boat', 'A green buoy']) {
    const picture = visitor.getByRole('img', { name });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((element) => (element as HTMLImageElement).naturalWidth), name)
      .toBe(960);
  }
  await expectAccessible(visitor, 'a news item with pictures', { widths: [375, 1440] });
  await takeScreenshots(visitor, 'news-with-pictures');
  await visitor.context().close();
});
