import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { deleteOrphanFiles } from '#platform/files/delete-orphan-files.ts';
import { findFile } from '#platform/files/find-file.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { ana, createWorld, drawLogo, idOf, pay, submit, type World } from '../support/submission-world.ts';

const pdf = (length = 500) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(length, 'x'), Buffer.from('\n%%EOF\n')]);
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#345678' } });

/** A PNG chunk: length, type, data, CRC (RFC 2083 §3.2). */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let crc = ~0;
  for (const byte of body) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeInt32BE(~crc, 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A few kilobytes that say they are a picture of this size. */
function pngOf(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function send({ api }: World, role: string, content: BodyInit | { body: BodyInit; type: string }) {
  const isTyped = typeof content === 'object' && 'type' in content && 'body' in content;
  const request = isTyped
    ? { body: content.body, headers: { 'content-type': content.type } }
    : { body: content };
  const response = await api.request(`/api/uploads?role=${role}`, { method: 'POST', ...request });
  return {
    status: response.status,
    ...((await response.json()) as { result: number; message: string; data: Record<string, unknown> }),
  };
}

describeOnEachEngine('uploads', (open) => {
  test('a logo is taken by its content and kept as a plain picture', async () => {
    const world = await createWorld(await open());
    const secret = 'Taken at home, 1 Harbour Street';
    const photo = await drawn(400, 400)
      .jpeg()
      .withExif({ IFD0: { ImageDescription: secret } })
      .toBuffer();
    const dirty = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]);
    expect(dirty.includes(secret)).toBe(true);
    const { status, data } = await send(world, 'icon', { body: dirty, type: 'image/png' });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      media_type: 'image/jpeg',
    });
    const stored = Buffer.from((await findFile(world.database, String(data.sha256)))?.bytes ?? []);
    expect(stored.includes(secret)).toBe(false);
    expect(stored.includes('script')).toBe(false);
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 400 });
  });

  test('CMYK becomes sRGB, and the same logo is stored once', async () => {
    const world = await createWorld(await open());
    const cmyk = await drawn(400, 400).toColourspace('cmyk').jpeg().toBuffer();
    const first = await send(world, 'icon', cmyk);
    const again = await send(world, 'icon', cmyk);
    expect([first.status, again.data.sha256]).toEqual([201, first.data.sha256]);
    const stored = await findFile(world.database, String(first.data.sha256));
    expect(await sharp(stored?.bytes).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
  });

  test('what is no logo is refused, with the size that was found', async () => {
    const world = await createWorld(await open());
    const cases: [Buffer, number, object][] = [
      [await drawn(1200, 400).png().toBuffer(), 422, { code: 'wrong-size', width: 1200, height: 400 }],
      [await drawn(399, 400).jpeg().toBuffer(), 422, { code: 'wrong-size', width: 399, height: 400 }],
      [await drawn(400, 400).webp().toBuffer(), 422, { code: 'wrong-type' }],
      [await drawn(400, 400).gif().toBuffer(), 422, { code: 'wrong-type' }],
      [
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>'),
        422,
        { code: 'wrong-type' },
      ],
      [pdf(), 422, { code: 'wrong-type' }],
      [Buffer.alloc(0), 422, { code: 'wrong-type' }],
      [(await drawLogo()).subarray(0, 300), 422, { code: 'broken' }],
      [(await drawLogo(10, 'jpeg')).subarray(0, 700), 422, { code: 'broken' }],
      [Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(1000, 7)]), 422, { code: 'broken' }],
      [Buffer.alloc(5 * 1024 * 1024 + 1), 413, { code: 'too-large' }],
    ];
    for (const [bytes, status, data] of cases) {
      expect(await send(world, 'icon', new Uint8Array(bytes))).toMatchObject({
        status,
        result: status,
        data,
      });
    }
    expect(await world.database.selectFrom('files').select('sha256').execute()).toHaveLength(1);
  });

  test('bombs are refused unopened, and a lying header is broken', async () => {
    const world = await createWorld(await open());
    const bomb = pngOf(60_000, 60_000, Buffer.alloc(1_000_000));
    const started = performance.now();
    expect((await send(world, 'icon', new Uint8Array(bomb))).data).toEqual({
      code: 'wrong-size',
      width: 60_000,
      height: 60_000,
    });
    expect(performance.now() - started).toBeLessThan(1000);
    const short = pngOf(400, 400, Buffer.alloc(1000));
    expect((await send(world, 'icon', new Uint8Array(short))).data).toMatchObject({ code: 'broken' });
  });

  test('a report is a PDF that is whole', async () => {
    const world = await createWorld(await open());
    expect(await send(world, 'audit', new Uint8Array(pdf()))).toMatchObject({
      status: 201,
      data: { media_type: 'application/pdf', size_bytes: 516 },
    });
    expect((await send(world, 'audit', new Uint8Array(pdf().subarray(0, 300)))).data).toEqual({
      code: 'broken',
    });
    expect((await send(world, 'audit', new Uint8Array(await drawLogo()))).data).toEqual({
      code: 'wrong-type',
    });
    expect((await send(world, 'audit', new Uint8Array(pdf(10 * 1024 * 1024)))).data).toEqual({
      code: 'too-large',
    });
    expect((await send(world, 'audit', new Uint8Array(pdf(10 * 1024 * 1024 - 100)))).status).toBe(201);
  });

  test('a multipart form works too; a wrong role or an empty form is a bad request', async () => {
    const world = await createWorld(await open());
    const form = new FormData();
    form.set('file', new File([new Uint8Array(await drawLogo(99))], 'logo.exe', { type: 'text/html' }));
    expect(await send(world, 'icon', form)).toMatchObject({ status: 201, data: { media_type: 'image/png' } });
    const empty = new FormData();
    empty.set('file', 'text');
    expect((await send(world, 'icon', empty)).status).toBe(400);
    expect((await send(world, 'icon', { body: 'x', type: 'multipart/form-data' })).status).toBe(400);
    expect((await send(world, 'avatar', 'x')).message).toContain('role');
  });

  test('an endless body is cut off, whatever its header says', async () => {
    const world = await createWorld(await open());
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const response = await world.api.request('/api/uploads?role=icon', {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(6 * 1024 * 1024);
  });

  test('uploads that nobody came for go after a day; what a submission uses stays', async () => {
    const world = await createWorld(await open());
    const orphan = await send(world, 'icon', new Uint8Array(await drawLogo(50)));
    await submit(world);
    const dayLater = new Date(world.clock.time.getTime() + 25 * 3_600_000);
    expect(await deleteOrphanFiles(world.database, world.clock.time)).toBe(0);
    world.clock.time = dayLater;
    const again = await send(world, 'icon', new Uint8Array(await drawLogo(51)));
    expect(await deleteOrphanFiles(world.database, dayLater)).toBe(1);
    expect(await findFile(world.database, String(orphan.data.sha256))).toBeUndefined();
    expect(await findFile(world.database, String(again.data.sha256))).toBeDefined();
    expect(await findFile(world.database, world.icon)).toBeDefined();
  });

  test('a logo is public once it is listed; before, only the reference leads to it', async () => {
    const world = await createWorld(await open());
    const reference = await submit(world);
    const get = (path: string, headers: Record<string, string> = {}) => world.api.request(path, { headers });
    const address = `/files/${world.icon}.png`;
    expect((await get(address)).status).toBe(404);
    const own = await get(`/api/submissions/${reference}/files/icon`);
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await get(`/api/submissions/${reference}/files/audit`)).status).toBe(404);
    expect((await get(`/api/submissions/${reference}/files/payload`)).status).toBe(404);

    await pay(world, reference);
    const id = await idOf(world, reference);
    await world.review.perform({ id, version: 3, action: { name: 'approve' }, person: ana });
    const shown = await get(address);
    expect(shown.status).toBe(200);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
    });
    expect(
      Buffer.from(await shown.arrayBuffer()).equals(
        Buffer.from(await (await get(`/api/submissions/${reference}/files/icon`)).arrayBuffer()),
      ),
    ).toBe(true);
    expect((await get(address, { 'if-none-match': shown.headers.get('etag') ?? '' })).status).toBe(304);
    for (const wrong of [
      address.replace('.png', '.html'),
      address.replace('.png', ''),
      '/files/x.png',
      '/files/..%2fx.png',
    ]) {
      expect((await get(wrong)).status).toBe(404);
    }
  });
});
