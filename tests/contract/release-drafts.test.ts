import { expect, it } from 'vitest';
import type { ListedDraft } from '#features/site/downloads/model/prepared-release.ts';
import { twoPeople } from '#features/team/second-person/model/decision-rule.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { useDeskAssets, type Caller } from '../support/desk.ts';
import { onePerson } from '../support/one-person.ts';
import { createSecondPersonWorld, release, sha256 } from '../support/second-person-world.ts';

const { name, sizeBytes, checksums } = release.file;
const complete = { ...release, file: { name, sizeBytes, sha256 }, further: [], checksums };
const bare = { ...complete, version: '', released: '', file: null, checksums: '', notes: {} };

describeOnEachEngine('a draft of a release', (open) => {
  const assets = useDeskAssets();

  async function prepare(rule = twoPeople) {
    const world = await createSecondPersonWorld(await open(), assets(), rule);
    const { ana, post, read } = world;
    const create = async (draft: object) => (await post(ana, 'release-drafts', draft)).body.id as number;
    const act = (id: number, action: object, caller: Caller = ana) =>
      post(caller, `release-drafts/${id}/actions`, action);
    const drafts = async () => (await read<{ data: ListedDraft[] }>(ana, 'release-drafts')).data;
    return { ...world, create, act, drafts };
  }

  it('may lack everything, is saved by several people, and is seen by no visitor', async () => {
    const { create, act, drafts, ben, downloads, log } = await prepare();
    const id = await create(bare);
    expect(await drafts()).toMatchObject([{ id, seen: 1, version: '', file: null, by: 'ana@example.org' }]);
    expect((await act(id, { name: 'save', draft: complete, seen: 1 }, ben)).status).toBe(200);
    expect(await drafts()).toMatchObject([{ id, seen: 2, version: '4.2.0', by: 'ben@example.org' }]);
    expect(await downloads.listPublished()).toEqual([]);
    expect((await log()).slice(0, 2).map(({ action }) => action)).toEqual(['save-draft', 'save-draft']);
  });

  it('is published by the rules of a release: it waits for a second person, and ends when that one confirms', async () => {
    const { create, act, drafts, ana, ben, confirm, downloads } = await prepare();
    const id = await create(complete);
    const { status, body } = await act(id, { name: 'publish', seen: 1 });
    expect([status, body.proposed]).toEqual([202, expect.any(Number)]);
    expect(await downloads.listPublished()).toEqual([]);
    expect(await drafts()).toHaveLength(1);
    expect((await confirm(ana, body.proposed)).status).toBe(403);
    // What was proposed is published, whatever became of the draft since.
    await act(id, { name: 'save', draft: { ...complete, released: '2026-12-24' }, seen: 1 });
    expect((await confirm(ben, body.proposed)).status).toBe(200);
    expect((await downloads.listPublished())[0]).toMatchObject({
      released: release.released,
      file: { sha256 },
    });
    expect(await drafts()).toEqual([]);
  });

  it('stays when its proposal is confirmed and it has become another version since', async () => {
    const { create, act, drafts, ben, confirm } = await prepare();
    const id = await create(complete);
    const { body } = await act(id, { name: 'publish', seen: 1 });
    await act(id, { name: 'save', draft: { ...complete, version: '4.3.0' }, seen: 1 });
    expect((await confirm(ben, body.proposed)).status).toBe(200);
    expect(await drafts()).toMatchObject([{ id, version: '4.3.0' }]);
  });

  it('stays when its proposal is declined', async () => {
    const { create, act, drafts, ben, decide } = await prepare();
    const id = await create(complete);
    const { body } = await act(id, { name: 'publish', seen: 1 });
    await decide(ben, body.proposed, { name: 'decline', note: 'Another build.' });
    expect(await drafts()).toHaveLength(1);
    expect((await act(id, { name: 'publish', seen: 1 })).status).toBe(202);
  });

  it('is published once where one person decides, and two of them do it at the same time', async () => {
    const { create, act, drafts, ben, downloads } = await prepare(onePerson);
    const id = await create(complete);
    const publish = { name: 'publish', seen: 1 };
    const both = await Promise.all([act(id, publish), act(id, publish, ben)]);
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(await downloads.listPublished()).toHaveLength(1);
    expect(await drafts()).toEqual([]);
  });

  const other = { name: 'wallet.apk', sizeBytes: 1, sha256: 'b'.repeat(64) };
  it.each([
    ['nothing but a platform', bare, /version: Numbers separated by dots.*needs a file/],
    ['no English notes', { ...complete, notes: { zh: '说明' } }, /Write the notes in English/],
    [
      'a file that its checksum file does not name',
      { ...complete, file: other },
      /does not name wallet\.apk/,
    ],
    [
      'a further file with another hash',
      { ...complete, further: [{ ...other, name: 'other.apk' }] },
      /does not name other\.apk/,
    ],
  ])('with %s is not published, and stays', async (_, draft, sentence) => {
    const { create, act, drafts, downloads, waiting, ana } = await prepare();
    const id = await create(draft);
    const refused = await act(id, { name: 'publish', seen: 1 });
    expect(refused).toMatchObject({ status: 400, body: { message: expect.stringMatching(sentence) } });
    expect(await drafts()).toHaveLength(1);
    expect(await waiting(ana)).toEqual([]);
    expect(await downloads.listPublished()).toEqual([]);
  });

  it('is deleted by the person who saw it as it is', async () => {
    const { create, act, drafts } = await prepare();
    const id = await create(bare);
    await act(id, { name: 'save', draft: complete, seen: 1 });
    expect((await act(id, { name: 'delete', seen: 1 })).status).toBe(409);
    expect((await act(id, { name: 'delete', seen: 2 })).status).toBe(200);
    expect(await drafts()).toEqual([]);
    expect((await act(id, { name: 'delete', seen: 2 })).status).toBe(404);
  });
});
