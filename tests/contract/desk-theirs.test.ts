import { expect, it } from 'vitest';
import { createDesk, useDeskAssets, type Caller } from '../support/desk.ts';
import { describeOnEachEngine } from '../support/databases.ts';

type Row = Readonly<Record<string, unknown>>;

/** @returns the rows of a list */
async function read(caller: Caller, list: string): Promise<Row[]> {
  return ((await (await caller.get(`/api/desk/${list}`)).json()) as { data: Row[] }).data;
}

describeOnEachEngine('a change that is based on an earlier version', (open) => {
  const assets = useDeskAssets();

  async function prepare() {
    const desk = await createDesk(await open(), assets());
    const [mara, jonas] = [await desk.signIn('editor', 'Mara'), await desk.signIn('editor', 'Jonas')];
    return { ...desk, mara, jonas };
  }

  /** Both send; the second one is refused. @returns what the refusal says is stored now */
  async function theirsOf(
    { mara, jonas }: { mara: Caller; jonas: Caller },
    path: string,
    [first, second]: readonly [object, object],
  ): Promise<Row> {
    expect((await jonas.post(`/api/desk/${path}`, first)).status).toBe(200);
    const refused = await mara.post(`/api/desk/${path}`, second);
    expect(refused.status).toBe(409);
    const { message, theirs } = (await refused.json()) as { message: string; theirs: Row };
    expect(message).not.toBe('');
    return theirs;
  }

  it('of a category answers with the titles that are stored now', async () => {
    const people = await prepare();
    const [category] = await read(people.mara, 'categories');
    const { icon, seen } = category!;
    const edit = (en: string) => ({ name: 'edit', titles: { en }, icon, seen });
    const theirs = await theirsOf(people, `categories/${category!['id'] as number}/actions`, [
      edit('Exchanges'),
      edit('Swaps'),
    ]);
    expect(theirs).toMatchObject({ id: category!['id'], titles: { en: 'Exchanges' } });
    expect(theirs).toEqual((await read(people.mara, 'categories'))[0]);
  });

  it('of a network answers with its values now', async () => {
    const people = await prepare();
    const [network] = await read(people.mara, 'networks');
    const { id, icon, isListed, seen } = network!;
    const edit = (title: string) => ({ title, short: 'ETH', icon, explorer: null, isListed, seen });
    const theirs = await theirsOf(people, `networks/${id as number}/actions`, [
      edit('Ether'),
      edit('Mainnet'),
    ]);
    expect(theirs).toMatchObject({ id, title: 'Ether', explorer: null });
  });

  it('of a canned answer answers with its texts now, and with who changed them', async () => {
    const { signIn, ...desk } = await prepare();
    const people = {
      ...desk,
      mara: await signIn('reviewer', 'Rita'),
      jonas: await signIn('reviewer', 'Ruben'),
    };
    const answer = (await read(people.mara, 'answers')).find(({ id }) => id === 'duplicate')!;
    const save = (en: string) => {
      const texts = { ...(answer['texts'] as object), en };
      return { seen: answer['update_time'], change: { name: 'save', title: 'Twice', texts } };
    };
    const theirs = await theirsOf(people, 'answers/duplicate/actions', [save('Twice.'), save('Again.')]);
    expect(theirs).toMatchObject({ texts: { en: 'Twice.' }, updated_by: 'Ruben' });
  });

  it('of a service notice answers with the notice now', async () => {
    const people = await prepare();
    const notice = {
      ...{ kind: 'disruption', key: 'the-key-of-the-form', subjects: ['portal'] },
      ...{ begin_time: '2026-11-28T08:30:00Z', planned_end_time: null },
      texts: { en: { title: 'Balances are late', text: 'We look for the cause.' } },
    };
    expect((await people.mara.post('/api/desk/status-notices', notice)).status).toBe(200);
    const [stored] = await read(people.mara, 'status-notices');
    const { kind: _kind, key: _key, ...facts } = notice;
    const edit = (title: string) => ({
      ...{ ...facts, name: 'edit', seen: stored!['version'] },
      texts: { en: { title, text: 'Found.' } },
    });
    const theirs = await theirsOf(people, `status-notices/${stored!['id'] as number}/actions`, [
      edit('Balances were late'),
      edit('Late balances'),
    ]);
    expect(theirs).toMatchObject({
      version: (stored!['version'] as number) + 1,
      texts: { en: { title: 'Balances were late' } },
    });
  });

  it('of the notes of a release answers with the release now', async () => {
    const people = await prepare();
    const release = {
      ...{ platform: 'ios', version: '4.2.0', released: '2026-11-20', file: null },
      notes: { en: 'Approvals show who may move what.' },
    };
    expect((await people.mara.post('/api/desk/releases', release)).status).toBe(200);
    const [stored] = await read(people.mara, 'releases');
    const notes = (en: string) => ({ name: 'set-notes', notes: { en }, seen: stored!['seen'] });
    const theirs = await theirsOf(people, `releases/${stored!['id'] as number}/actions`, [
      notes('Shorter.'),
      notes('Longer.'),
    ]);
    expect(theirs).toMatchObject({ id: stored!['id'], notes: { en: 'Shorter.' } });
  });

  it('of a draft of a release answers with the draft now', async () => {
    const people = await prepare();
    const draft = (version: string) => ({
      ...{ platform: 'ios', version, released: '', file: null, further: [], checksums: '', notes: {} },
    });
    expect((await people.mara.post('/api/desk/release-drafts', draft('4.2.0'))).status).toBe(200);
    const [stored] = await read(people.mara, 'release-drafts');
    const save = (version: string) => ({ name: 'save', draft: draft(version), seen: stored!['seen'] });
    const theirs = await theirsOf(people, `release-drafts/${stored!['id'] as number}/actions`, [
      save('4.2.1'),
      save('4.3.0'),
    ]);
    expect(theirs).toMatchObject({ id: stored!['id'], version: '4.2.1', by: 'jonas@example.org' });
  });

  it('of the roles of an account answers with the account now', async () => {
    const { signIn, ...desk } = await prepare();
    const people = {
      ...desk,
      mara: await signIn('administrator', 'Ada'),
      jonas: await signIn('administrator', 'Abel'),
    };
    const account = (await read(people.mara, 'accounts')).find(({ name }) => name === 'Mara')!;
    const set = (role: string) => ({ name: 'set-roles', roles: [role], seen: account['roles'] });
    const theirs = await theirsOf(people, `accounts/${account['id'] as string}/actions`, [
      set('reviewer'),
      set('recruiter'),
    ]);
    expect(theirs).toMatchObject({ id: account['id'], roles: ['reviewer'] });
  });
});
