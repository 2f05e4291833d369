import { expect, it } from 'vitest';
import type { ListedRelease } from '#features/site/downloads/model/listed-release.ts';
import { brand } from '#brand/brand.ts';
import { createAudit } from '#features/team/audit/server/audit.ts';
import { emptyNotes } from '#features/site/downloads/model/new-release.ts';
import { createDownloads } from '#features/site/downloads/server/downloads.ts';
import { getContentRevision } from '#platform/database/content-revision.ts';
import { createDesk, useDeskAssets } from '../support/desk.ts';
import { describeOnEachEngine } from '../support/databases.ts';

const sha256 = 'a'.repeat(64);
const other = 'b'.repeat(64);
const name = 'wallet-android-4.2.0.apk';
const release = {
  platform: 'android',
  version: '4.2.0',
  released: '2026-11-20',
  file: { name, sizeBytes: 84_000_000, sha256, checksums: `${sha256}  ${name}\n` },
  notes: { ...emptyNotes, en: 'Approvals show who may move what.', zh: '授权页面显示谁可以转移什么。' },
};

describeOnEachEngine('releases at the desk', (open) => {
  const assets = useDeskAssets();

  async function prepare() {
    const opened = await open();
    const desk = await createDesk(opened, assets());
    const editor = await desk.signIn('editor');
    const downloads = createDownloads(opened);
    const revision = () => getContentRevision(opened.database);
    const publish = (change: object = {}) => editor.post('/api/desk/releases', { ...release, ...change });
    const act = (id: number, change: object) => editor.post(`/api/desk/releases/${id}/actions`, change);
    const audited = async () => {
      const page = await createAudit(opened).list({ page: 1, perPage: 50, area: 'release' });
      return page.data.map(({ action, subject, detail }) => ({
        action,
        subject,
        detail: JSON.parse(detail),
      }));
    };
    const seenOf = async (id: number) => {
      const { data } = (await (await editor.get('/api/desk/releases')).json()) as { data: ListedRelease[] };
      return data.find((each) => each.id === id)?.seen;
    };
    return { editor, downloads, revision, publish, act, audited, seenOf };
  }
  const messageOf = async (response: Response) =>
    [response.status, ((await response.json()) as { message: string }).message] as const;

  it('publishes a file whose hash the checksum file confirms, with an entry in the audit log', async () => {
    const { editor, downloads, revision, publish, audited } = await prepare();
    const before = await revision();
    const response = await publish();
    expect(response.status).toBe(200);
    const { id } = (await response.json()) as { id: number };
    expect(await revision()).toBe(before + 1);
    const file = { name, sizeBytes: 84_000_000, sha256 };
    const facts = { platform: 'android', version: '4.2.0', released: '2026-11-20', file };
    expect(await downloads.listPublished()).toEqual([facts]);
    expect(await downloads.listReleases('zh')).toEqual([{ ...facts, notes: release.notes.zh }]);
    const { data } = (await (await editor.get('/api/desk/releases')).json()) as { data: unknown[] };
    const { en, zh } = release.notes;
    expect(data).toEqual([
      {
        ...facts,
        id,
        address: `${brand.downloads.filesUrl}/${name}`,
        notes: { en, zh },
        seen: expect.any(String) as string,
      },
    ]);
    expect(await audited()).toEqual([
      {
        action: 'publish',
        subject: `release ${id}`,
        detail: { platform: 'android', version: '4.2.0', file: name, sha256, alone: true },
      },
    ]);
  });

  it.each([
    ['another hash in the checksum file', { checksums: `${other}  ${name}` }, `has ${other} for ${name}`],
    ['a checksum file of other files', { checksums: `${sha256}  other.apk` }, `does not name ${name}`],
    ['a name with a path', { name: '../wallet.apk' }, 'file.name'],
    ['a hash that is none', { sha256: 'a' }, 'file.sha256'],
    ['an empty file', { sizeBytes: 0 }, 'file.sizeBytes'],
  ])('refuses %s, and publishes nothing', async (_, change, sentence) => {
    const { downloads, revision, publish, audited } = await prepare();
    const before = await revision();
    const [status, message] = await messageOf(await publish({ file: { ...release.file, ...change } }));
    expect([status, message]).toEqual([400, expect.stringContaining(sentence)]);
    expect(await downloads.listPublished()).toEqual([]);
    expect(await revision()).toBe(before);
    expect(await audited()).toEqual([]);
  });

  it.each([
    ['a platform that nobody knows', { platform: 'amiga' }, 'platform'],
    ['a version without numbers', { version: 'v4.2' }, 'version'],
    ['a day that does not exist', { released: '2026-02-31' }, 'released'],
    ['no English notes', { notes: { ...release.notes, en: ' ' } }, 'English'],
    ['no file', { file: null }, 'needs a file'],
    ['a file for the App Store', { platform: 'ios' }, 'App Store'],
  ])('refuses a release with %s', async (_, change, sentence) => {
    const { publish } = await prepare();
    expect(await messageOf(await publish(change))).toEqual([400, expect.stringContaining(sentence)]);
  });

  it('publishes what a store delivers without a file', async () => {
    const { downloads, publish } = await prepare();
    expect((await publish({ platform: 'ios', file: null })).status).toBe(200);
    expect((await downloads.listPublished())[0]?.file).toBeNull();
  });

  it('refuses another file for a version that was published, even after it was withdrawn', async () => {
    const { downloads, publish, act } = await prepare();
    const { id } = (await (await publish()).json()) as { id: number };
    const file = { ...release.file, sha256: other, checksums: other };
    const refusal = [409, expect.stringContaining('Version 4.2.0')];
    expect(await messageOf(await publish({ file }))).toEqual(refusal);
    await act(id, { name: 'withdraw', reason: 'tampered' });
    expect(await messageOf(await publish({ file }))).toEqual(refusal);
    expect((await downloads.listPublished())[0]?.file?.sha256).toBe(sha256);
  });

  it('withdraws a release with a reason: no longer offered, but still known to version verification', async () => {
    const { downloads, revision, publish, act, audited } = await prepare();
    const { id } = (await (await publish()).json()) as { id: number };
    const before = await revision();
    expect((await act(id, { name: 'withdraw', reason: 'vulnerability' })).status).toBe(200);
    expect(await revision()).toBe(before + 1);
    expect(await downloads.listReleases('en')).toEqual([]);
    const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
    expect((await downloads.listPublished())[0]?.withdrawal).toEqual({ day, reason: 'vulnerability' });
    expect((await audited())[0]).toMatchObject({ action: 'withdraw', detail: { reason: 'vulnerability' } });
    expect((await act(id, { name: 'withdraw', reason: 'defect' })).status).toBe(409);
  });

  it('offers a withdrawn release again, once', async () => {
    const { downloads, publish, act } = await prepare();
    const { id } = (await (await publish()).json()) as { id: number };
    expect((await act(id, { name: 'offer-again' })).status).toBe(409);
    await act(id, { name: 'withdraw', reason: 'mistake' });
    expect((await act(id, { name: 'offer-again' })).status).toBe(200);
    expect((await downloads.listReleases('en'))[0]?.withdrawal).toBeUndefined();
  });

  it('edits the notes and nothing else', async () => {
    const { downloads, publish, act, seenOf } = await prepare();
    const { id } = (await (await publish()).json()) as { id: number };
    const [published] = await downloads.listPublished();
    const notes = { ...emptyNotes, en: 'Approvals show who can move what.' };
    const seen = await seenOf(id);
    expect((await act(id, { name: 'set-notes', notes, seen })).status).toBe(200);
    expect(await downloads.listReleases('zh')).toEqual([{ ...published, notes: notes.en, notesLang: 'en' }]);
    const latest = await seenOf(id);
    expect((await act(id, { name: 'set-notes', notes: emptyNotes, seen: latest })).status).toBe(400);
    expect((await act(999, { name: 'set-notes', notes, seen: latest })).status).toBe(404);
  });

  it('does not overwrite notes that another person saved in the meantime', async () => {
    const { downloads, publish, act, seenOf } = await prepare();
    const { id } = (await (await publish()).json()) as { id: number };
    const seen = await seenOf(id);
    const save = (en: string) => act(id, { name: 'set-notes', notes: { ...emptyNotes, en }, seen });
    const both = await Promise.all([save('Mine.'), save('Yours.')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const kept = both[0].status === 200 ? 'Mine.' : 'Yours.';
    expect((await downloads.listReleases('en'))[0]?.notes).toBe(kept);
    expect((await act(id, { name: 'set-notes', notes: emptyNotes })).status).toBe(400);
  });
});
