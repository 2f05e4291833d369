import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { makePdf } from '../support/files/pdf-file.ts';
import { expectAccessible } from '../support/page-errors.ts';
import { makeLogo } from '../support/paid-submission.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { goToReview, openFilledForm, openForm } from './submission-steps.ts';

/** Three squares side by side: red, green, blue. */
async function makeFlag(): Promise<Buffer> {
  const square = (background: string) =>
    sharp({ create: { width: 400, height: 400, channels: 3, background } })
      .png()
      .toBuffer();
  const [red, green, blue] = await Promise.all(['#ff0000', '#00ff00', '#0000ff'].map(square));
  return sharp({ create: { width: 1200, height: 400, channels: 3, background: '#000000' } })
    .composite([
      { input: red ?? '', left: 0, top: 0 },
      { input: green ?? '', left: 400, top: 0 },
      { input: blue ?? '', left: 800, top: 0 },
    ])
    .png()
    .toBuffer();
}

const logoInput = (page: Page) => page.locator('input[type=file]').first();
const cropper = (page: Page) => page.getByRole('dialog', { name: 'Choose the part to show' });
const removeButton = (page: Page) => page.getByRole('button', { name: 'Remove', exact: true });

async function chooseFlag(page: Page): Promise<void> {
  await logoInput(page).setInputFiles({ name: 'flag.png', mimeType: 'image/png', buffer: await makeFlag() });
  await expect(cropper(page)).toBeVisible();
  await expect(cropper(page).getByRole('application', { name: 'Part of the picture' })).toBeVisible();
}

/**
 * Records the body of every upload in the page, because the browser's protocol does not show what a Blob
 * holds.
 */
async function noteSent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      Object.assign(window, { sentBody: body });
      send.call(this, body);
    };
  });
}

async function readSent(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const { sentBody } = window as unknown as { sentBody: Blob };
    return [...new Uint8Array(await sentBody.arrayBuffer())];
  });
  return Buffer.from(bytes);
}

/** Red, green, blue and alpha of one point. */
async function colorAt(picture: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
}

test('a part of a larger picture is selected by keyboard and goes to review', async ({ page, portal }) => {
  await noteSent(page);
  await openFilledForm(page, portal);
  await removeButton(page).click();
  await chooseFlag(page);
  const square = cropper(page).getByRole('application', { name: 'Part of the picture' });
  for (const caption of ['Light', 'Dark', 'Round'])
    await expect(cropper(page).getByText(caption, { exact: true })).toBeVisible();
  await square.focus();
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowLeft');
  await cropper(page).getByRole('button', { name: 'Use this part' }).press('Enter');
  await expect(removeButton(page)).toBeVisible();
  await expect(page.getByRole('group', { name: 'How the logo looks' }).locator('img')).toHaveCount(3);
  const sent = await readSent(page);
  expect(await sharp(sent).metadata()).toMatchObject({ format: 'png', width: 400, height: 400 });
  expect(await colorAt(sent, 200, 200)).toEqual([0, 0, 255, 255]);
  await goToReview(page);
});

test('keys and buttons zoom, the pointer moves, and Escape leaves everything as it was', async ({ page }) => {
  await openForm(page);
  await chooseFlag(page);
  const square = cropper(page).getByRole('application', { name: 'Part of the picture' });
  await square.focus();
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('-');
  const shownAt = async (x: number, y: number) => {
    const url = await square.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    return colorAt(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'), x, y);
  };
  await expect.poll(() => shownAt(50, 200)).toEqual([255, 0, 0, 255]);
  await expect.poll(() => shownAt(50, 20)).toEqual([0, 0, 0, 0]);
  for (let press = 0; press < 8; press += 1)
    await cropper(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => shownAt(200, 20)).toEqual([0, 255, 0, 255]);
  // Returns when the square no longer moves with the dialog that is opening.
  await square.hover({ position: { x: 140, y: 140 } });
  const box = await square.boundingBox();
  if (!box) throw new Error('The square has no place');
  await page.mouse.down();
  await page.mouse.move(box.x + 640, box.y + 140, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => shownAt(200, 200)).toEqual([255, 0, 0, 255]);
  await page.keyboard.press('Escape');
  await expect(cropper(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Choose a logo' })).toBeVisible();
});

test('a logo of the right size is uploaded unchanged, and recognized when it is chosen again; an upload can be stopped', async ({
  page,
}) => {
  await noteSent(page);
  await openForm(page);
  const logo = await makeLogo();
  const file = { name: 'right.png', mimeType: 'image/png', buffer: logo };
  await logoInput(page).setInputFiles(file);
  await expect(removeButton(page)).toBeVisible();
  expect((await readSent(page)).equals(logo)).toBe(true);

  // As when the response to the first upload was lost.
  await removeButton(page).click();
  let uploads = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/uploads?role=icon')) uploads += 1;
  });
  await logoInput(page).setInputFiles(file);
  await expect(removeButton(page)).toBeVisible();
  expect(uploads).toBe(0);

  await removeButton(page).click();
  await page.route('**/api/uploads?role=icon', () => {});
  await logoInput(page).setInputFiles({ name: 'slow.png', mimeType: 'image/png', buffer: await makeLogo() });
  await expect(page.getByRole('progressbar', { name: 'Uploading slow.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the upload' }).click();
  await expect(page.getByRole('button', { name: 'Choose a logo' })).toBeVisible();
});

test.describe('invalid files', () => {
  // The trace requests the body of a picture that could not be decoded.
  test.use({ expectNoise: /Connecting to 'blob:/ });

  test('a file that is not a logo gets its own message', async ({ page }) => {
    await openForm(page);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>');
    const cmyk = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#345678' } })
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    const cases: [string, string, Buffer, RegExp][] = [
      ['drawing.png', 'image/png', svg, /an image in SVG format/],
      ['page.png', 'image/png', Buffer.from('<html></html>'), /neither JPG nor PNG/],
      ['empty.png', 'image/png', Buffer.alloc(0), /This file is empty/],
      ['small.png', 'image/png', await makeLogo(120, 90), /This image is only 120 × 90/],
      ['cut.png', 'image/png', (await makeLogo()).subarray(0, 40), /cannot be read as an image/],
      ['print.jpg', 'image/jpeg', cmyk, /uses print colors/],
    ];
    for (const [name, mimeType, buffer, sentence] of cases) {
      await logoInput(page).setInputFiles({ name, mimeType, buffer });
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(
        page.getByText(/high-quality logo of 400 × 400 px, JPG or PNG, at most 5 MB/),
      ).toBeVisible();
    }
    await page.getByRole('button', { name: 'Adjust this picture' }).click();
    await cropper(page).getByRole('button', { name: 'Use this part' }).click();
    await expect(removeButton(page)).toBeVisible();
  });
});

test.describe('with a lost connection', () => {
  test.use({ expectNoise: /net::ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION_REFUSED)/ });

  test('a button sends the same file again; a selection that was not sent is sent automatically after a reload', async ({
    page,
  }) => {
    await openForm(page);
    await page.route('**/api/uploads?role=icon', (route) => route.abort());
    await logoInput(page).setInputFiles({
      name: 'lost.png',
      mimeType: 'image/png',
      buffer: await makeLogo(),
    });
    await expect(page.getByText('The connection was lost. Try again.')).toBeVisible();
    await page.unroute('**/api/uploads?role=icon');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(removeButton(page)).toBeVisible();

    await removeButton(page).click();
    // Something of the draft must be on the device: an untouched form is a new one.
    await page.getByLabel('Project name').fill('Lantern of the reload');
    await page.route('**/api/uploads?role=icon', (route) => route.abort());
    await chooseFlag(page);
    await cropper(page).getByRole('button', { name: 'Use this part' }).click();
    await expect(page.getByText('The connection was lost. Try again.')).toBeVisible();
    await page.unroute('**/api/uploads?role=icon');
    await page.reload();
    await expect(removeButton(page)).toBeVisible();
    await expect(page.getByText('flag.png', { exact: true })).toBeVisible();
  });

  test('the same file is sent automatically when the network is back, and list and box agree', async ({
    page,
    context,
  }) => {
    await openForm(page);
    // What the page fetches by itself after loading has arrived.
    await page.waitForFunction(() =>
      ['/v1/block_chain/list', '/v1/token/ns_token_protocol_list_map'].every((path) =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes(path)),
      ),
    );
    // With the first press the code that checks the form is there.
    const listed = page.getByRole('alert').getByRole('link', { name: /^Logo/ });
    await page.getByRole('button', { name: 'Next: review' }).click();
    await expect(listed).toBeVisible();
    await context.setOffline(true);
    await logoInput(page).setInputFiles({
      name: 'offline.png',
      mimeType: 'image/png',
      buffer: await makeLogo(),
    });
    await expect(page.getByText('The connection was lost. Try again.')).toBeVisible();
    await expect(listed).toHaveText('Logo: not sent yet');
    await context.setOffline(false);
    await expect(removeButton(page)).toBeVisible();
    await expect(listed).toHaveCount(0);
  });
});

test('a report whose pages do not show all its content is refused with the reason', async ({ page }) => {
  await openForm(page);
  await page
    .getByRole('radiogroup', { name: /audited/ })
    .getByLabel('Yes')
    .check();
  const report = page.locator('input[type=file]').nth(1);
  const cases: [Buffer, string][] = [
    [
      makePdf({ catalog: '/NeedsRendering true /AcroForm << /XFA [] >>' }),
      'This PDF is a dynamic form (XFA).',
    ],
    [
      makePdf({ trailer: '/Encrypt 5 0 R', more: ['<< /Filter /Standard /V 4 >>'] }),
      'This PDF is protected by a password.',
    ],
    [makePdf({ count: 5000 }), 'This PDF has more than 1000 pages.'],
  ];
  for (const [buffer, sentence] of cases) {
    await report.setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer });
    await expect(page.getByText(sentence)).toBeVisible();
  }
});

test('the open cropper passes axe and fits at 320 and 1440 px, light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openForm(page);
  await chooseFlag(page);
  await expectAccessible(page, 'cropper', { widths: [320, 1440] });
});
