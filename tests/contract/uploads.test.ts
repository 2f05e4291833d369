import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createFileStore } from '#features/submission/uploads/server/file-store.ts';
import { deleteOrphanFiles } from '#platform/files/delete-orphan-files.ts';
import { findFile } from '#platform/files/find-file.ts';
import { spoolBody } from '#platform/http/spool-body.ts';
import { dangerousPdfs } from '../support/files/dangerous-pdfs.ts';
import { testOpener } from '../support/file-opener.ts';
import { makePdf } from '../support/files/pdf-file.ts';
import { makePng } from '../support/files/png-file.ts';
import { secret, acceptedFiles } from '../support/files/accepted-files.ts';
import { hostileFiles } from '../support/hostile-files.ts';
import { longestTurnMs, watchListener } from '../support/watch-listener.ts';
import { worldKey } from '../support/world-files.ts';
import { casesFor, describeOnEachEngine } from '../support/databases.ts';
import { ana, createWorld, drawLogo, idOf, pay, submit, type World } from '../support/submission-world.ts';

const pdf = (length = 100) => makePdf({ content: ' '.repeat(length) });
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#345678' } });

async function send({ api }: World, role: string, content: BodyInit | { body: BodyInit; type: string }) {
  const isTyped = typeof content === 'object' && 'type' in content && 'body' in content;
  const response = await api.request(`/api/uploads?role=${role}`, {
    method: 'POST',
    body: isTyped ? content.body : content,
    headers: { 'upload-key': worldKey, ...(isTyped ? { 'content-type': content.type } : {}) },
  });
  return {
    status: response.status,
    ...((await response.json()) as { result: number; message: string; data: Record<string, unknown> }),
  };
}

describeOnEachEngine('uploads', (open, _openShared, engine) => {
  test('a logo is accepted by its content and stored as a plain picture', async () => {
    const world = await createWorld(await open());
    const photo = await drawn(400, 400)
      .jpeg()
      .withExif({ IFD0: { ImageDescription: secret } })
      .toBuffer();
    expect(photo.includes(secret)).toBe(true);
    const { status, data } = await send(world, 'icon', { body: new Uint8Array(photo), type: 'image/png' });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      media_type: 'image/jpeg',
    });
    const stored = await findFile(world.database, String(data.sha256));
    expect(Buffer.from(stored?.bytes ?? []).includes(secret)).toBe(false);
    const { exif, icc, xmp, ...facts } = await sharp(stored?.bytes).metadata();
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
    expect(facts).toMatchObject({ format: 'jpeg', width: 400, height: 400, space: 'srgb', channels: 3 });
  });

  test('turns a sideways picture upright, and 16 bits into 8', async () => {
    const world = await createWorld(await open());
    const left = await drawn(200, 400).png().toBuffer();
    const halves = sharp({ create: { width: 400, height: 400, channels: 3, background: '#ffffff' } });
    const photo = await halves
      .composite([{ input: left, left: 0, top: 0 }])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { data } = await send(world, 'icon', new Uint8Array(photo));
    const stored = await findFile(world.database, String(data.sha256));
    const { data: pixels } = await sharp(stored?.bytes).raw().toBuffer({ resolveWithObject: true });
    const red = (x: number, y: number) => pixels[(y * 400 + x) * 3] ?? 0;
    expect([red(10, 10) < 100, red(390, 10) < 100, red(10, 390) > 200, red(390, 390) > 200]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const deep = await drawn(400, 400).toColourspace('rgb16').png().toBuffer();
    const again = await send(world, 'icon', new Uint8Array(deep));
    const plain = await findFile(world.database, String(again.data.sha256));
    expect(await sharp(plain?.bytes).metadata()).toMatchObject({ depth: 'uchar' });
  });

  test('the same logo is stored once', async () => {
    const world = await createWorld(await open());
    const logo = new Uint8Array(await drawn(400, 400).jpeg().toBuffer());
    const first = await send(world, 'icon', logo);
    const again = await send(world, 'icon', logo);
    expect([first.status, again.data.sha256]).toEqual([201, first.data.sha256]);
  });

  test('every hostile file is refused with its reason, holds up no one else, and nothing of it is kept', async () => {
    const world = await createWorld(await open());
    expect(hostileFiles.length).toBeGreaterThanOrEqual(60);
    const files = casesFor(engine, hostileFiles, ({ refusal }) => refusal.code);
    for (const { title, role, make, refusal } of files) {
      const status = refusal.code === 'too-large' ? 413 : 422;
      const content = new Uint8Array(await make());
      const { result: answer, turnMs } = await watchListener(() => send(world, role, content));
      expect({ title, ...answer }).toMatchObject({ title, status, result: status, data: refusal });
      expect(turnMs, title).toBeLessThan(longestTurnMs);
    }
    expect(await world.database.selectFrom('files').select('sha256').execute()).toHaveLength(1);
  });

  test('odd but valid files are accepted and hold up no one else, and a logo loses its metadata', async () => {
    const world = await createWorld(await open());
    const all = [...acceptedFiles, ...dangerousPdfs];
    const files = casesFor(engine, all, ({ role, name }) => `${role} ${name}`);
    for (const { title, role, name, make } of files) {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(await make())], name, { type: 'text/html' }));
      const { result, turnMs } = await watchListener(() => send(world, role, form));
      const { status, data } = result;
      expect({ title, status }).toEqual({ title, status: 201 });
      expect(turnMs, title).toBeLessThan(longestTurnMs);
      expect(data.media_type).toMatch(role === 'icon' ? /^image\/(png|jpeg)$/ : /^application\/pdf$/);
      if (role !== 'icon') continue;
      const stored = await findFile(world.database, String(data.sha256));
      expect(Buffer.from(stored?.bytes ?? []).includes(secret), title).toBe(false);
    }
  });

  test('a report is a complete PDF of at most 10 MB', async () => {
    const world = await createWorld(await open());
    const report = pdf();
    expect(await send(world, 'audit', new Uint8Array(report))).toMatchObject({
      status: 201,
      data: { media_type: 'application/pdf', size_bytes: report.length },
    });
    expect((await send(world, 'audit', new Uint8Array(pdf(10 * 1024 * 1024)))).status).toBe(413);
    expect((await send(world, 'cv', new Uint8Array(pdf(10 * 1024 * 1024 - 2000)))).status).toBe(201);
  });

  test('a multipart form works too; a wrong role or an empty form is a bad request', async () => {
    const world = await createWorld(await open());
    const form = new FormData();
    form.set('file', new File([new Uint8Array(await drawLogo(99))], 'logo.exe', { type: 'text/html' }));
    expect(await send(world, 'icon', form)).toMatchObject({ status: 201, data: { media_type: 'image/png' } });
    const empty = new FormData();
    empty.set('file', 'text');
    expect((await send(world, 'icon', empty)).status).toBe(400);
    const two = new FormData();
    two.append('file', new File([new Uint8Array(await drawLogo(98))], 'one.png'));
    two.append('other', new File(['<svg/>'], 'two.svg'));
    expect((await send(world, 'icon', two)).message).toContain('more than one file');
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
      headers: { 'upload-key': worldKey },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(22 * 1024 * 1024);
  });

  test('a body that breaks off or stalls is a bad request and leaves nothing behind', async () => {
    const world = await createWorld(await open());
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(1000));
        controller.error(new Error('gone'));
      },
    });
    const response = await world.api.request('/api/uploads?role=icon', {
      method: 'POST',
      headers: { 'upload-key': worldKey },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(400);
    const still = new Request('http://portal/', {
      method: 'POST',
      body: new ReadableStream<Uint8Array>(),
      duplex: 'half',
    } as RequestInit);
    await expect(spoolBody(still, { maxBytes: 10, idleTimeoutMs: 5 })).rejects.toThrow('stalled');
    expect(await world.database.selectFrom('files').select('sha256').execute()).toHaveLength(1);
  });

  test('only the sender of a file can ask whether it was received, for twelve hours and at any node', async () => {
    const world = await createWorld(await open());
    const logo = new Uint8Array(makePng());
    const sha256 = createHash('sha256').update(logo).digest('hex');
    const key = 'a-key-of-this-draft-alone';
    const ask = async (asked: { key: string; role?: string }) => {
      const address = `/api/uploads/recent?role=${asked.role ?? 'icon'}&sha256=${sha256}`;
      const response = await world.api.request(address, { headers: { 'upload-key': asked.key } });
      return ((await response.json()) as { data: unknown }).data;
    };
    expect(await ask({ key })).toBeNull();
    const sent = await world.api.request('/api/uploads?role=icon', {
      method: 'POST',
      body: logo,
      headers: { 'upload-key': key },
    });
    const { data } = (await sent.json()) as { data: object };
    expect(data).toMatchObject({ media_type: 'image/png' });
    expect(await ask({ key })).toEqual(data);
    expect(await ask({ key: 'a-key-of-another-draft' })).toBeNull();
    expect(await ask({ key, role: 'audit' })).toBeNull();
    const { database, clock } = world;
    const otherNode = createFileStore({ database, opener: testOpener, now: () => clock.time });
    const { sha256: stored } = data as { sha256: string };
    expect(stored, 'what is stored is another file than the sender has').not.toBe(sha256);
    expect(await otherNode.findRecent({ role: 'icon', key, sha256 })).toMatchObject({ sha256: stored });
    clock.time = new Date(clock.time.getTime() + 13 * 3_600_000);
    expect(await ask({ key })).toBeNull();
  });

  test('unused uploads are deleted after a day; those of a submission stay', async () => {
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

  test('a logo is public once it is listed; before that, only by reference', async () => {
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
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
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
