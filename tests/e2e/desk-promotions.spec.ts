import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/portal-fixture.ts';
import { expectAccessibleWithoutPreview, takeScreenshots, makeAccount, signIn } from './desk-steps.ts';

const title = 'Harbor festival';
/** A picture of the ratio 4:3, as a camera makes it. */
const drawPhoto = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#0b5a7c' } })
    .composite([
      {
        input: Buffer.from(
          '<svg width="900" height="500"><circle cx="450" cy="250" r="240" fill="#ffb37f"/></svg>',
        ),
      },
    ])
    .jpeg()
    .toBuffer();

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

async function fill(page: Page, language: string, texts: Record<string, string>) {
  await page.getByRole('tab', { name: new RegExp(`^${language}`) }).click();
  for (const [label, text] of Object.entries(texts))
    await page.getByRole('tabpanel').getByLabel(label).fill(text);
}

async function chooseKind(page: Page, kind: string) {
  await page.getByRole('combobox', { name: 'Kind of content' }).click();
  await page.getByRole('option', { name: new RegExp(`^${kind}`) }).click();
}

test('an editor writes a banner with a picture, schedules and publishes it; a visitor sees it until it is taken down', async ({
  page,
  browser,
  editing: portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, portal, { account: await makeAccount(portal, { name: 'Mara', role: 'editor' }) });
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  const list = page.getByRole('list').first();
  const preview = page.frameLocator('iframe[title="Preview of the page"]');
  const picture = page.getByRole('group', { name: 'Picture' });
  /** The preview is loaded again after each change, also while it is scrolled to the picture. */
  const expectPreviewed = (width: number) =>
    expect(async () => {
      const drawn = preview.getByRole('link', { name: title }).locator('img');
      await drawn.scrollIntoViewIfNeeded({ timeout: 2_000 });
      await expect(drawn).toHaveJSProperty('naturalWidth', width, { timeout: 2_000 });
    }).toPass();
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const readHome = async () => (await visitor.request.get(`${portal.origin}/en`)).text();
  const countBanners = async () => {
    const [strip = ''] = /<section aria-label="Highlights".*?<\/section>/s.exec(await readHome()) ?? [];
    return strip.match(/<a\b/g)?.length;
  };

  await test.step('chooses the kind and writes the banner', async () => {
    await chooseKind(page, 'Banners');
    await expect(list.getByRole('link')).toHaveCount(5);
    await page.getByRole('button', { name: /^New/ }).click();
    await fill(page, 'Simplified Chinese', { Title: '港口节' });
    await fill(page, 'English', { Title: title });
    await page.getByRole('textbox', { name: 'Link' }).fill(`${portal.origin}/news`);
  });

  await test.step('a file that is no picture is refused with a sentence; a photo is cut and shown', async () => {
    const input = page.getByLabel('File for Picture');
    await input.setInputFiles(file('holiday.jpg', Buffer.from('not a picture')));
    await expect(picture.getByRole('alert')).toContainText(
      'This file is not a picture. JPG or PNG, at least',
    );
    await input.setInputFiles(file('holiday.jpg', await drawPhoto()));
    const shown = picture.getByRole('img', { name: 'Picture, as visitors see it' });
    await expect(shown).toHaveAttribute('src', /^\/files\/[0-9a-f]{64}\.jpg$/);
    await expect(picture.getByRole('alert')).toHaveCount(0);
    await expectPreviewed(960);
    await takeScreenshots(page, 'banner');
  });

  await test.step('chooses the part of the photo that visitors see: by keyboard, slider and mouse', async () => {
    const shown = picture.getByRole('img');
    const middle = await shown.getAttribute('src');
    await picture.getByRole('button', { name: 'Choose the part' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose the part that visitors see' });
    const stage = dialog.getByRole('application', { name: 'Part of the picture' });
    const place = dialog.getByRole('status');
    await expect(stage).toBeFocused();
    await expect(place).toHaveText(
      '1600 × 900 px of 1600 × 1200, 0 px from the left and 150 px from the top',
    );
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowUp');
    await expect(place).toContainText('229 px from the top');
    await dialog.getByRole('slider', { name: /^Zoom/ }).press('End');
    await expect(place).toHaveText(
      '480 × 270 px of 1600 × 1200, 560 px from the left and 544 px from the top',
    );
    await stage.press('-');
    await expect(place).toContainText('552 × 311 px');
    const box = (await stage.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width + 400, box.y - 400, { steps: 4 });
    await page.mouse.up();
    await expect(place).toContainText('1048 px from the left and 0 px from the top');
    await takeScreenshots(page, 'cut');
    await dialog.getByRole('button', { name: 'Use this part' }).click();
    await expect(dialog).toBeHidden();
    await expect(shown).not.toHaveAttribute('src', middle!);
    await expectPreviewed(552);
  });

  await test.step('chooses another part later, of the same photo', async () => {
    await picture.getByRole('button', { name: 'Choose the part' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose the part that visitors see' });
    await expect(dialog.getByRole('status')).toContainText('1048 px from the left and 0 px from the top');
    await dialog.getByRole('button', { name: 'Reset' }).click();
    await dialog.getByRole('button', { name: 'Use this part' }).click();
    await expectPreviewed(960);
  });

  await test.step('schedules it: visitors see nothing yet, nor its picture', async () => {
    await page.getByLabel('From (UTC)').fill('2099-01-01T09:00');
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(list.getByRole('link', { name: title })).toContainText('Scheduled 1 Jan, 09:00');
    expect(await countBanners()).toBe(5);
    const address = await picture.getByRole('img').getAttribute('src');
    expect((await visitor.request.get(`${portal.origin}${address}`)).status()).toBe(404);
    await expectAccessibleWithoutPreview(page, 'a banner at the desk', { widths: [1440, 1024] });
    await picture.getByRole('button', { name: 'Choose the part' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose the part that visitors see' });
    await expect(dialog.getByRole('application')).toBeFocused();
    await expectAccessibleWithoutPreview(page, 'the cut of a picture at the desk', { widths: [1440, 1024] });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('publishes it: a visitor sees it with its picture', async () => {
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(list.getByRole('link', { name: title })).toContainText('Published');
    await expect.poll(readHome).toContain(title);
    expect(await countBanners()).toBe(6);
    await visitor.goto(`${portal.origin}/en`);
    const banner = visitor.getByRole('link', { name: title });
    await expect(banner).toHaveAttribute('href', '/en/news');
    const shown = banner.locator('img');
    await banner.scrollIntoViewIfNeeded();
    await expect(shown).toHaveJSProperty('naturalWidth', 960);
    await takeScreenshots(visitor, 'home-banner');
  });

  await test.step('takes it down: it is gone', async () => {
    await page.getByRole('button', { name: 'Take down' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take down' }).click();
    await expect(list.getByRole('link', { name: title })).toContainText('Taken down');
    await expect.poll(readHome).not.toContain(title);
    expect(await countBanners()).toBe(5);
  });
  await visitor.context().close();
});

test('an editor writes the notice above the header and a milestone; without the notice, the brand’s returns', async ({
  page,
  browser,
  editing: portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, portal, { account: await makeAccount(portal, { name: 'Jonas', role: 'editor' }) });
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  const list = page.getByRole('list').first();
  const preview = page.frameLocator('iframe[title="Preview of the page"]');
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const strip = visitor.getByRole('complementary', { name: 'Notice' });
  const text = 'Swaps pause on Friday at 9:00 UTC.';

  await test.step('the brand’s notice is there; a new one is previewed, published and seen', async () => {
    await chooseKind(page, 'Tips bar');
    await expect(list.getByRole('link', { name: /^In mainland China/ })).toContainText('Published');
    await page.getByRole('button', { name: /^New/ }).click();
    await fill(page, 'Simplified Chinese', { Text: '周五 9:00（UTC）兑换暂停。' });
    await fill(page, 'English', { Text: text });
    await page.getByRole('textbox', { name: 'Link' }).fill('https://help.tideport.example/pause');
    await expect(preview.locator('[data-tips-bar]')).toContainText(text);
    await takeScreenshots(page, 'notice');
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(list.getByRole('link', { name: text })).toContainText('Published');
    await visitor.goto(`${portal.origin}/en/news`);
    await expect(strip).toContainText(text);
    await expect(strip.getByRole('link')).toHaveAttribute('href', 'https://help.tideport.example/pause');
  });

  await test.step('takes it down: the brand’s is back', async () => {
    await page.getByRole('button', { name: 'Take down' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take down' }).click();
    await expect(list.getByRole('link', { name: text })).toContainText('Taken down');
    await visitor.goto(`${portal.origin}/en/news`);
    await expect(strip).toContainText('In mainland China');
  });

  await test.step('publishes a milestone', async () => {
    await chooseKind(page, 'Milestones');
    await page.getByRole('button', { name: /^New/ }).click();
    await fill(page, 'Simplified Chinese', { Title: '新码头', Text: '桌面端上线。' });
    await fill(page, 'English', { Title: 'A new pier', Text: 'The desktop wallet opens.' });
    await page.getByLabel('Month').fill('2026-10');
    await expect(preview.getByRole('heading', { name: 'A new pier' })).toBeVisible();
    await takeScreenshots(page, 'milestone');
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(list.getByRole('link', { name: 'A new pier' })).toContainText('Published');
    await visitor.goto(`${portal.origin}/en/about`);
    const milestone = visitor.getByRole('listitem').filter({ hasText: 'A new pier' }).last();
    await expect(milestone).toContainText('October');
  });
  await visitor.context().close();
});
