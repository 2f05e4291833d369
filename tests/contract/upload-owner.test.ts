import { expect, test } from 'vitest';
import { findFile } from '#platform/files/find-file.ts';
import type { UploadedAs } from '#platform/files/store-upload.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { makePdf } from '../support/files/pdf-file.ts';
import {
  createWorld,
  drawLogo,
  validApplication,
  validDapp,
  type World,
} from '../support/submission-world.ts';

const mine = 'a-key-of-my-own-draft';
const other = 'a-key-of-somebody-else';
const unknown = 'a'.repeat(64);

/** @param request such as `POST /api/submissions` */
async function call({ api }: World, request: string, body: object) {
  const [method, path = ''] = request.split(' ');
  const response = await api.request(path, {
    method: method ?? 'GET',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as { data: Record<string, unknown> } };
}

async function upload({ api }: World, bytes: Buffer, { role, key }: UploadedAs): Promise<string> {
  const response = await api.request(`/api/uploads?role=${role}`, {
    method: 'POST',
    headers: { 'upload-key': key },
    body: new Uint8Array(bytes),
  });
  const { data } = (await response.json()) as { data: { sha256: string } };
  expect(response.status).toBe(201);
  return data.sha256;
}

describeOnEachEngine('upload ownership', (open) => {
  test('someone else’s CV cannot be referenced: the answer is the same as for a missing file', async () => {
    const world = await createWorld(await open());
    const cv = await upload(world, makePdf({ content: 'A life' }), { role: 'cv', key: other });
    const audit = await upload(world, makePdf({ content: 'A report' }), { role: 'audit', key: mine });
    const icon = await upload(world, await drawLogo(70), { role: 'icon', key: mine });
    const ask = (path: string, extra: object, form: object) =>
      call(world, `POST ${path}`, { draft_key: mine, locale: 'en', ...extra, payload: form });
    const asApplication = (sha256: string) => validApplication(sha256);
    const asReport = (sha256: string) =>
      validDapp({ icon }, { has_audit: true, audit_url: 'https://a.example', audit_file: sha256 });
    for (const path of ['/api/submissions/check', '/api/submissions']) {
      const nothing = await ask(path, { kind: 'ambassador' }, asApplication(unknown));
      expect(nothing.body.data).toMatchObject({ issues: [{ path: 'cv', code: 'pdf' }] });
      // Someone else's CV, and one's own file of another role.
      for (const sha256 of [cv, audit, icon])
        expect(await ask(path, { kind: 'ambassador' }, asApplication(sha256))).toEqual(nothing);
      const noReport = await ask(path, { kind: 'dapp' }, asReport(unknown));
      expect(noReport.body.data).toMatchObject({ issues: [{ path: 'audit_file', code: 'pdf' }] });
      for (const sha256 of [cv, icon])
        expect(await ask(path, { kind: 'dapp' }, asReport(sha256))).toEqual(noReport);
      const noLogo = await ask(path, { kind: 'dapp' }, validDapp({ icon: unknown }));
      expect(noLogo.body.data).toMatchObject({ issues: [{ path: 'icon', code: 'logo' }] });
      for (const sha256 of [cv, audit])
        expect(await ask(path, { kind: 'dapp' }, validDapp({ icon: sha256 }))).toEqual(noLogo);
    }
    const made = await ask('/api/submissions', { kind: 'dapp' }, asReport(audit));
    expect(made.status).toBe(201);
    const address = `/api/submissions/${String(made.body.data['reference'])}`;
    const put = (sha256: string) =>
      call(world, `PUT ${address}`, { draft_key: mine, payload: asReport(sha256) });
    expect((await put(unknown)).status).toBe(422);
    expect(await put(cv)).toEqual(await put(unknown));
    // The sender may.
    const theirs = await ask('/api/submissions', { kind: 'ambassador', draft_key: other }, asApplication(cv));
    expect(theirs.status).toBe(201);
  });

  test('the same file sent by two people belongs to both', async () => {
    const world = await createWorld(await open());
    const logo = await drawLogo(71);
    const icon = await upload(world, logo, { role: 'icon', key: mine });
    expect(await upload(world, logo, { role: 'icon', key: other })).toBe(icon);
    const send = (draft_key: string, url: string) =>
      call(world, 'POST /api/submissions', {
        kind: 'dapp',
        locale: 'en',
        draft_key,
        payload: validDapp({ icon }, { url }),
      });
    expect((await send(mine, 'https://one.example')).status).toBe(201);
    expect((await send(other, 'https://two.example')).status).toBe(201);
    expect(await findFile(world.database, icon)).toBeDefined();
  });

  test('editing a submission on another device keeps its files; new ones come with that device’s key', async () => {
    const world = await createWorld(await open());
    const icon = await upload(world, await drawLogo(72), { role: 'icon', key: mine });
    const made = await call(world, 'POST /api/submissions', {
      kind: 'dapp',
      locale: 'en',
      draft_key: mine,
      payload: validDapp({ icon }),
    });
    const reference = String(made.body.data['reference']);
    const check = (change: object) =>
      call(world, 'POST /api/submissions/check', { kind: 'dapp', draft_key: other, ...change });
    const checked = await check({ reference, payload: validDapp({ icon }) });
    expect(checked.body.data).toEqual({ issues: [], findings: [] });
    const fresh = await check({ payload: validDapp({ icon }) });
    expect(fresh.body.data).toMatchObject({ issues: [{ path: 'icon', code: 'logo' }] });
    const next = await upload(world, await drawLogo(73), { role: 'icon', key: other });
    const put = (draft_key: string | undefined) =>
      call(world, `PUT /api/submissions/${reference}`, { draft_key, payload: validDapp({ icon: next }) });
    expect((await put(undefined)).status).toBe(422);
    expect((await put(other)).status).toBe(200);
  });

  test('an upload without a key is refused', async () => {
    const world = await createWorld(await open());
    for (const headers of [{}, { 'upload-key': 'short' }] as Record<string, string>[]) {
      const body = new Uint8Array(await drawLogo());
      const sent = await world.api.request('/api/uploads?role=icon', { method: 'POST', headers, body });
      expect(sent.status).toBe(400);
      expect(((await sent.json()) as { message: string }).message).toContain('upload-key');
      expect(
        (await world.api.request(`/api/uploads/recent?role=icon&sha256=${unknown}`, { headers })).status,
      ).toBe(400);
    }
  });
});
