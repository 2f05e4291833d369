import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { deskOrigin, createDesk, useDeskAssets } from '../support/desk.ts';
import { deleteOrphanFiles } from '#platform/files/delete-orphan-files.ts';
import { findFile } from '#platform/files/find-file.ts';
import { promotionPorts } from '#features/site/content-editing/server/news/promotion-port.ts';
import type { Database } from '#platform/database/database.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createEditingWorld, jonas, mara, start } from '../support/editing-world.ts';

const hour = 3_600_000;

/** A picture that no other test has. */
const draw = (width = 1200, height = 900) => {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } });
};
const hashOf = (address: string) => address.slice('/files/'.length, -'.jpg'.length);

const bannerBody = (picture: string, title = 'Spring tide') => ({
  texts: { en: { title }, zh: { title: '大潮' } },
  drafts: [],
  facts: { url: 'https://tide.example/spring', position: 0, picture },
});

describeOnEachEngine('pictures of contents', (open) => {
  const assets = useDeskAssets();

  async function prepare() {
    const opened = await open();
    const world = createEditingWorld(opened, promotionPorts);
    const upload = async (bytes: Uint8Array, field = 'picture', kind = 'banner') =>
      world.editing.storePicture({ kind, field, bytes, person: mara });
    const create = (picture: string) =>
      world.editing.create({ kind: 'banner', body: bannerBody(picture), person: mara });
    const sweep = (hours: number) => deleteOrphanFiles(opened.database, new Date(start + hours * hour));
    return { ...world, database: opened.database, upload, create, sweep };
  }

  const isStored = async (database: Database, address: string) =>
    (await findFile(database, hashOf(address))) !== undefined;

  it('are drawn anew: upright, cut to the ratio around the middle, without what was hidden in the file', async () => {
    const { upload, database } = await prepare();
    const secret = 'taken at 59.91 N';
    const side = await sharp({ create: { width: 450, height: 900, channels: 3, background: '#a81e2c' } })
      .png()
      .toBuffer();
    const photo = await sharp({ create: { width: 1800, height: 900, channels: 3, background: '#0b5a7c' } })
      .composite([{ input: side, left: 0, top: 0 }])
      .jpeg({ quality: 100 })
      .withExif({ IFD0: { ImageDescription: secret } })
      .toBuffer();
    expect(photo.includes(secret)).toBe(true);
    const address = await upload(photo);
    expect(address).toMatch(/^\/files\/[0-9a-f]{64}\.jpg$/);
    const stored = await findFile(database, hashOf(address));
    expect(stored).toMatchObject({ mediaType: 'image/jpeg', isPublic: false });
    const bytes = Buffer.from(stored!.bytes);
    expect(bytes.includes(secret)).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 960, height: 540, space: 'srgb' });
    // 100 of 1800 columns are cut off on each side: the red quarter loses 100 of its 450.
    const columnAt = async (left: number) =>
      (await sharp(bytes).extract({ left, top: 270, width: 1, height: 1 }).raw().toBuffer())[0]!;
    expect(await columnAt(200)).toBeGreaterThan(140);
    expect(await columnAt(230)).toBeLessThan(60);
  });

  it('keep what lets the ground through as PNG', async () => {
    const { upload } = await prepare();
    const clear = await sharp({
      create: { width: 960, height: 540, channels: 4, background: { r: 10, g: 90, b: 120, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    expect(await upload(clear)).toMatch(/\.png$/);
  });

  it.each([
    [
      'a text',
      Buffer.from('not a picture'),
      /^This file is not a picture\. JPG or PNG, at least 480 × 270 px/,
    ],
    ['nothing', Buffer.alloc(0), /^This file is empty\./],
    [
      'a GIF',
      Buffer.from('GIF89a\u0001\u0000\u0001\u0000'),
      /^This picture is in GIF format\. Save it as JPG or PNG\./,
    ],
    ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1), /^This file is larger than 5 MB\./],
  ])('refuse %s with a sentence that says what is accepted', async (...[, bytes, sentence]) => {
    const { upload } = await prepare();
    await expect(upload(bytes)).rejects.toThrow(sentence);
  });

  it('refuse a picture that is too small, too large or broken off', async () => {
    const { upload } = await prepare();
    await expect(upload(await draw(479, 500).png().toBuffer())).rejects.toThrow(
      /^This picture is 479 × 500 px\. Choose a larger one\. .*at least 480 × 270 px/,
    );
    await expect(upload(await draw(6000, 4001).png().toBuffer())).rejects.toThrow(
      /^This picture is 6000 × 4001 px\. Save it with fewer than 24 million pixels\./,
    );
    const whole = await draw().png().toBuffer();
    await expect(upload(whole.subarray(0, whole.length - 20))).rejects.toThrow(/cannot be read as a picture/);
    await expect(upload(whole, 'title')).rejects.toThrow('There is no such picture field.');
  });

  it('are deleted after a day when nothing uses them; those of a draft and of every version stay', async () => {
    const { upload, create, sweep, act, editing, database } = await prepare();
    const [unused, first, second] = [
      await upload(await draw().png().toBuffer()),
      await upload(await draw().png().toBuffer()),
      await upload(await draw().png().toBuffer()),
    ];
    const id = await create(first);
    await act(id, { name: 'save', body: bannerBody(second), current: [] }, 'banner');
    expect(await sweep(23)).toBe(0);
    expect(await sweep(25), 'the picture and its whole').toBe(2);
    expect(await sweep(10_000)).toBe(0);
    expect(await Promise.all([unused, first, second].map((each) => isStored(database, each)))).toEqual([
      false,
      true,
      true,
    ]);
    await act(id, { name: 'restore', number: 1 }, 'banner');
    expect((await editing.get('banner', id)).body.facts['picture']).toBe(first);
  });

  /** Left half red, right half blue, in the ratio 2:1. */
  const drawHalves = async () =>
    sharp({ create: { width: 1800, height: 900, channels: 3, background: '#1f3fae' } })
      .composite([
        {
          input: await sharp({ create: { width: 900, height: 900, channels: 3, background: '#a81e2c' } })
            .png()
            .toBuffer(),
          left: 0,
          top: 0,
        },
      ])
      .png()
      .toBuffer();

  it('are cut again to another part, also after they were published; the whole is never public', async () => {
    const { upload, create, act, editing, sweep, database } = await prepare();
    const middle = await upload(await drawHalves());
    const cut = await editing.getCut(hashOf(middle));
    expect(cut).toMatchObject({
      size: { width: 1800, height: 900 },
      area: { left: 100, top: 0, width: 1600, height: 900 },
    });
    const id = await create(middle);
    await act(id, { name: 'publish', body: bannerBody(middle), until: null }, 'banner');
    await sweep(10_000);

    const again = (area: typeof cut.area, from = middle) =>
      editing.cutAgain({ kind: 'banner', field: 'picture', hash: hashOf(from), area, person: jonas });
    const right = await again({ left: 1000, top: 200, width: 800, height: 450 });
    const stored = await findFile(database, hashOf(right));
    expect(stored?.isPublic).toBe(false);
    const { width, height } = await sharp(Buffer.from(stored!.bytes)).metadata();
    expect([width, height]).toEqual([800, 450]);
    const { channels } = await sharp(Buffer.from(stored!.bytes)).stats();
    expect(channels[2]!.min, 'only the blue half').toBeGreaterThan(channels[0]!.max);
    expect(await editing.getCut(hashOf(right))).toMatchObject({
      address: cut.address,
      area: { left: 1000, top: 200, width: 800, height: 450 },
    });

    await act(id, { name: 'publish', body: bannerBody(right), until: null }, 'banner');
    expect((await findFile(database, hashOf(right)))?.isPublic).toBe(true);
    expect((await findFile(database, hashOf(cut.address)))?.isPublic).toBe(false);
    await expect(create(cut.address)).rejects.toThrow('no longer stored');
  });

  it('refuse a part that is outside, of another ratio or too small, and a picture that was never cut', async () => {
    const { upload, editing } = await prepare();
    const hash = hashOf(await upload(await drawHalves()));
    const cutTo = (left: number, [width, height]: [number, number], field = 'picture') =>
      editing.cutAgain({ kind: 'banner', field, hash, area: { left, top: 0, width, height }, person: mara });
    await expect(cutTo(1001, [800, 450])).rejects.toThrow(
      'This part extends beyond the picture. Choose another part.',
    );
    await expect(cutTo(0, [800, 600])).rejects.toThrow('This part is not in the ratio 16:9.');
    await expect(cutTo(0, [464, 261])).rejects.toThrow('This part is smaller than 480 × 270 px.');
    await expect(cutTo(0, [800, 450], 'url')).rejects.toThrow('There is no such picture field.');
    await expect(editing.getCut('e'.repeat(64))).rejects.toThrow(
      'The whole of this picture is not stored. Upload it again.',
    );
  });

  it('keep of a large photo no more than what a part may need', async () => {
    const { upload, editing } = await prepare();
    const photo = await draw(4000, 3000).jpeg().toBuffer();
    const wide = await draw(5000, 540).jpeg().toBuffer();
    const sizeOf = async (address: string) => (await editing.getCut(hashOf(address))).size;
    expect(await sizeOf(await upload(photo))).toEqual({ width: 2160, height: 1620 });
    expect(await sizeOf(await upload(wide)), 'still as high as its field').toEqual({
      width: 5000,
      height: 540,
    });
  });

  it('are refused in a form that is older than the day after which they were deleted', async () => {
    const { upload, create, sweep, act } = await prepare();
    const address = await upload(await draw().png().toBuffer());
    await sweep(25);
    const sentence = 'Picture: this file is no longer stored. Upload it again.';
    await expect(create(address)).rejects.toThrow(sentence);
    const id = await create('');
    const late = { body: bannerBody(address), current: [] };
    await expect(act(id, { name: 'save', ...late }, 'banner')).rejects.toThrow(sentence);
  });

  it('never make public what a visitor sent with a form', async () => {
    const { create, database } = await prepare();
    const sha256 = 'c'.repeat(64);
    await database
      .insertInto('files')
      .values({
        sha256,
        media_type: 'image/png',
        size_bytes: 1,
        width: 400,
        height: 400,
        public: 0,
        bytes: Buffer.from('x'),
        create_time: new Date(start).toISOString(),
      })
      .execute();
    await database
      .insertInto('uploads')
      .values({ sha256, role: 'icon', key_hash: 'k', create_time: new Date(start).toISOString() })
      .execute();
    await expect(create(`/files/${sha256}.png`)).rejects.toThrow('no longer stored');
  });

  it('are shown to visitors from the publication on, and to editors before', async () => {
    const opened = await open();
    const desk = await createDesk(opened, assets());
    const editor = await desk.signIn('editor', 'Mara');
    const reviewer = await desk.signIn('reviewer', 'Rosa');
    const cookie = await desk.app.request(`${deskOrigin}/api/auth/sign-in`, {
      method: 'POST',
      headers: { host: '127.0.0.1:4001', origin: deskOrigin, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'mara@example.org', password: desk.password }),
    });
    const session = cookie.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    const send = (type: string, bytes: Uint8Array<ArrayBuffer>) =>
      desk.app.request(`${deskOrigin}/api/desk/content/banner/pictures/picture`, {
        method: 'POST',
        headers: { host: '127.0.0.1:4001', origin: deskOrigin, cookie: session, 'content-type': type },
        body: bytes,
      });
    const png = new Uint8Array(await draw().png().toBuffer());
    expect((await send('image/png', png)).status).toBe(415);
    const sent = await send('application/octet-stream', png);
    expect(sent.status).toBe(200);
    const { id: address } = (await sent.json()) as { id: string };

    const status = async (caller: typeof editor) => (await caller.get(address)).status;
    expect([await status(editor), await status(reviewer), await status(desk.anonymous)]).toEqual([
      200, 404, 404,
    ]);
    expect((await editor.get(address.replace('.jpg', '.png'))).status).toBe(404);
    const post = async (path: string, body: object) =>
      (await editor.post(`/api/desk/content/${path}`, body)).json() as Promise<{
        id: number;
        version: number;
      }>;
    const { id, version } = await post('banner', { body: bannerBody(address) });
    expect(await status(desk.anonymous)).toBe(404);
    await post(`banner/${id}/actions`, { version, action: { name: 'publish' } });
    expect([await status(desk.anonymous), await status(reviewer)]).toEqual([200, 200]);
  });

  it('may be sent by another editor than the one who uses them', async () => {
    const { upload, editing } = await prepare();
    const address = await upload(await draw().png().toBuffer());
    const id = await editing.create({ kind: 'banner', body: bannerBody(address), person: jonas });
    expect((await editing.get('banner', id)).body.facts['picture']).toBe(address);
  });
});
