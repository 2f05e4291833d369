import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/page-errors.ts';
import { startOwnPortal } from '../support/own-portal.ts';
import { expect, test } from '../support/portal-fixture.ts';
import type { PortalProcess } from '../support/portal-process.ts';
import { look, makeAccount, signIn } from './desk-steps.ts';

/** Its own: what is published here would be on the home page of other tests. */
let portal: PortalProcess;
test.beforeAll(async () => {
  portal = await startOwnPortal({});
});
test.afterAll(() => portal.stop());

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

async function fill(page: Page, language: string, text: string) {
  await page.getByRole('tab', { name: new RegExp(`^${language}`) }).click();
  await page.getByRole('tabpanel').getByLabel('Title').fill(text);
}

/** The banners that a visitor gets who comes now. */
async function readBanners(visitor: Page) {
  await visitor.goto(`${portal.origin}/en`);
  return visitor.getByRole('region', { name: 'Highlights' }).getByRole('link');
}

test('an editor writes a banner with a picture, schedules and publishes it; a visitor sees it until it is taken down', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, portal, makeAccount(portal, { name: 'Mara', role: 'editor' }));
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  const list = page.getByRole('list').first();
  const preview = page.frameLocator('iframe[title="Preview of the page"]');
  const picture = page.getByRole('group', { name: 'Picture' });
  const visitor = await (await browser.newContext()).newPage();
  const readHome = async () => (await visitor.request.get(`${portal.origin}/en`)).text();

  await test.step('chooses the kind and writes the banner', async () => {
    await page.getByRole('combobox', { name: 'Kind of content' }).click();
    await page.getByRole('option', { name: /^Banners/ }).click();
    await expect(list.getByRole('link')).toHaveCount(5);
    await page.getByRole('button', { name: /^New/ }).click();
    await fill(page, 'Simplified Chinese', '港口节');
    await fill(page, 'English', title);
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
    const drawn = preview.getByRole('link', { name: title }).locator('img');
    await drawn.scrollIntoViewIfNeeded();
    await expect.poll(() => drawn.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(960);
    await look(page, 'banner');
  });

  await test.step('schedules it: visitors see nothing yet, nor its picture', async () => {
    await page.getByLabel('From (UTC)').fill('2099-01-01T09:00');
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(list.getByRole('link', { name: title })).toContainText('Scheduled 1 Jan, 09:00');
    await expect(await readBanners(visitor)).toHaveCount(5);
    const address = await picture.getByRole('img').getAttribute('src');
    expect((await visitor.request.get(`${portal.origin}${address}`)).status()).toBe(404);
    await page.locator('iframe').evaluate((frame) => frame.remove());
    await expectAccessible(page, 'a banner at the desk', { widths: [1440, 1024] });
  });

  await test.step('publishes it: a visitor sees it with its picture', async () => {
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(list.getByRole('link', { name: title })).toContainText('Published');
    await expect.poll(readHome).toContain(title);
    await expect(await readBanners(visitor)).toHaveCount(6);
    const banner = visitor.getByRole('link', { name: title });
    await expect(banner).toHaveAttribute('href', '/en/news');
    const shown = banner.locator('img');
    await banner.scrollIntoViewIfNeeded();
    await expect.poll(() => shown.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(960);
    await look(visitor, 'home-banner');
  });

  await test.step('takes it down: it is gone', async () => {
    await page.getByRole('button', { name: 'Take down' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take down' }).click();
    await expect(list.getByRole('link', { name: title })).toContainText('Taken down');
    await expect.poll(readHome).not.toContain(title);
    await expect(await readBanners(visitor)).toHaveCount(5);
  });
  await visitor.context().close();
});
