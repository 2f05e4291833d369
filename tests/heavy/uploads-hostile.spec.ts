import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { startDevChain } from '#platform/chain/dev/dev-chain.ts';
import { createLog } from '#platform/log/log.ts';
import type { HostileFile } from '../support/files/hostile-file.ts';
import { makePng } from '../support/files/png-file.ts';
import { acceptedFiles } from '../support/files/accepted-files.ts';
import { dangerousPdfs } from '../support/files/dangerous-pdfs.ts';
import { hostileFiles } from '../support/hostile-files.ts';
import { startPortalProcess, type PortalProcess } from '../support/portal-process.ts';
import { listOpenFiles, readPeakBytes, resetPeak, withoutCompileCache } from '../support/process-memory.ts';
import { sendRaw } from '../support/send-raw.ts';

interface OwnPortal extends PortalProcess {
  /** Where it stores incoming bodies. */
  tempDir: string;
}

/**
 * A portal that takes the visitor's address from a header: there are more files here than one address may
 * send.
 */
const test = base.extend<object, { portal: OwnPortal }>({
  portal: [
    async ({}, provide) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'tideport-e2e-'));
      const tempDir = join(dataDir, 'tmp');
      mkdirSync(tempDir);
      const chain = await startDevChain({
        stateFile: join(dataDir, 'chain/state.json'),
        log: createLog('silent'),
      });
      const portal = await startPortalProcess({
        dataDir,
        rpcUrl: chain.rpcUrl,
        env: { TRUSTED_PROXIES: '1', TMPDIR: tempDir, ...withoutCompileCache },
      });
      await provide({ ...portal, tempDir });
      await portal.stop();
      await chain.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const megabyte = 1024 * 1024;
/** One file is open at a time, within 128 MB of WebAssembly memory and 128 MB of JavaScript. */
const memoryMaxBytes = 550 * megabyte;
const atOnce = 8;

interface Sending {
  file: Pick<HostileFile, 'role' | 'name'>;
  content: Buffer;
  sender: number;
}

async function send({ origin }: PortalProcess, { file: { role, name }, content, sender }: Sending) {
  const response = await fetch(`${origin}/api/uploads?role=${role}`, {
    method: 'POST',
    body: new Uint8Array(content),
    headers: {
      'content-type': 'image/png',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'upload-key': `hostile-sender-${sender}`.padEnd(16, '0'),
      'x-forwarded-for': `198.51.100.${sender % 250}`,
    },
  });
  return { status: response.status, data: ((await response.json()) as { data: unknown }).data };
}

/** Works through a list with several workers. */
async function inParallel<Item>(items: readonly Item[], work: (item: Item, index: number) => Promise<void>) {
  const line = [...items.entries()];
  const hand = async () => {
    for (let next = line.shift(); next; next = line.shift()) await work(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
}

test('hostile files, eight at a time, are refused with their reasons within 550 MB', async ({ portal }) => {
  test.setTimeout(240_000);
  // Created before anything is sent: creating them takes seconds, in which the server closes idle
  // connections.
  const make = async <File extends Pick<HostileFile, 'make'>>(file: File) => ({
    file,
    content: await file.make(),
  });
  const ready = await Promise.all(hostileFiles.map(make));
  const taken = await Promise.all([...acceptedFiles, ...dangerousPdfs].map(make));
  resetPeak(portal.pid);
  await inParallel([...ready, ...ready], async ({ file, content }, index) => {
    const answer = await send(portal, { file, content, sender: index });
    expect({ title: file.title, ...answer }).toEqual({
      title: file.title,
      status: file.refusal.code === 'too-large' ? 413 : 422,
      data: file.refusal,
    });
  });
  await inParallel(taken, async ({ file, content }, index) => {
    const { status } = await send(portal, { file, content, sender: index });
    expect({ title: file.title, status }).toEqual({ title: file.title, status: 201 });
  });
  const peakBytes = readPeakBytes(portal.pid);
  console.log(`Peak of the portal: ${Math.round(peakBytes / megabyte)} MB`);
  expect(peakBytes).toBeLessThan(memoryMaxBytes);
  expect((await fetch(`${portal.origin}/readyz`)).status).toBe(200);
});

test('requests that lie about themselves are refused, and leave nothing behind', async ({ portal }) => {
  const { origin } = portal;
  const png = makePng();
  function* endless() {
    for (;;) yield Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536), Buffer.from('\r\n')]);
  }
  const chunked = await sendRaw({ origin, headers: { 'Transfer-Encoding': 'chunked' }, body: endless() });
  expect([0, 413]).toContain(chunked.status);
  expect(chunked.sent).toBeLessThan(80 * megabyte);

  const promised = await sendRaw({ origin, headers: { 'Content-Length': 4e9 }, body: [png] });
  expect(promised.status).toBe(413);
  const both = { 'Content-Length': png.length, 'Transfer-Encoding': 'chunked' };
  expect((await sendRaw({ origin, headers: both, body: [png] })).status).toBe(400);
  expect((await sendRaw({ origin, headers: { 'Content-Length': '-5' }, body: [png] })).status).toBe(400);
  const less = await sendRaw({ origin, headers: { 'Content-Length': 100 }, body: [png] });
  // Our answer and the parser's own answer to the rest are both on their way.
  expect([400, 422]).toContain(less.status);
  const bare = { 'Content-Type': 'multipart/form-data', 'Content-Length': png.length };
  expect((await sendRaw({ origin, headers: bare, body: [png] })).status).toBe(400);
  expect((await sendRaw({ origin, headers: { 'Content-Length': png.length }, body: [png] })).status).toBe(
    201,
  );

  const more = { 'Content-Length': png.length + 1000 };
  const { promise: hangsUp, resolve: hangUp } = Promise.withResolvers<void>();
  const sendings = Array.from({ length: 20 }, () => sendRaw({ origin, headers: more, body: [png], hangsUp }));
  const listArriving = () => listOpenFiles(portal.pid).filter((file) => file.includes('upload-'));
  // Checked while they arrive: otherwise finding nothing left behind would prove nothing.
  await expect.poll(() => listArriving().length).toBeGreaterThan(0);
  hangUp();
  await Promise.all(sendings);
  await expect.poll(listArriving).toEqual([]);
  expect(readdirSync(portal.tempDir).filter((name) => name.startsWith('upload-'))).toEqual([]);
  expect(portal.output()).not.toContain('request failed');
});

test('serves files with their own type and never as something that a browser runs', async ({ portal }) => {
  const [file] = acceptedFiles;
  if (!file) throw new Error('There is no valid file');
  const { data } = await send(portal, { file, content: await file.make(), sender: 1 });
  const { sha256 } = data as { sha256: string };
  for (const ending of ['jpg', 'html', 'svg'])
    expect((await fetch(`${portal.origin}/files/${sha256}.${ending}`)).status).toBe(404);
});
