import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../support/databases.ts';
import { createEditingWorld, jonas, mara, newsBody } from '../support/editing-world.ts';

const publish = { name: 'publish', until: null } as const;
const key = 'form-0123456789abcdef';
const all = { page: 1, perPage: 10 };

describeOnEachEngine('drafts of contents', (open) => {
  async function prepare() {
    const opened = await open();
    const world = createEditingWorld(opened);
    const create = (title: string, formKey?: string) =>
      world.editing.create({ kind: 'news', body: newsBody(title), key: formKey, person: mara });
    const total = async () => (await world.editing.list('news', all)).total;
    return { ...world, opened, create, total };
  }

  it('makes one entry of a form that is sent again, with what the form holds now', async () => {
    const { editing, create, total } = await prepare();
    const half = { ...newsBody('Tide tables'), texts: { en: newsBody('Tide tables').texts['en'] } };
    const id = await editing.create({ kind: 'news', body: half, key, person: mara });
    await expect(
      editing.perform({ kind: 'news', id, version: 1, action: publish, person: mara }),
    ).rejects.toMatchObject({ code: 'bad-request' });
    expect(await create('Tide tables', key)).toBe(id);
    expect(await editing.get('news', id)).toMatchObject({ version: 2, body: newsBody('Tide tables') });
    expect(await create('Tide tables', key)).toBe(id);
    expect(await editing.get('news', id)).toMatchObject({ version: 2 });
    expect(await total()).toBe(1);
    expect(await create('Another form')).not.toBe(id);
  });

  it('makes one entry where a form is sent twice at the same time', async () => {
    const { create, total } = await prepare();
    const ids = await Promise.all([create('Tide tables', key), create('Tide tables', key)]);
    expect(new Set(ids).size).toBe(1);
    expect(await total()).toBe(1);
  });

  it('does not write over what another person made of the draft in the meantime', async () => {
    const { editing, create } = await prepare();
    const id = await create('Tide tables', key);
    const action = { name: 'save', body: newsBody('By Jonas'), current: [] } as const;
    await editing.perform({
      kind: 'news',
      id,
      version: 1,
      action: { ...action, current: [] },
      person: jonas,
    });
    await expect(create('Tide tables', key)).rejects.toMatchObject({ code: 'conflict' });
    expect((await editing.get('news', id)).title).toBe('By Jonas');
  });

  it('deletes a draft that was never published: it leaves the list, and the log says who did it', async () => {
    const { opened, editing, create, act, total } = await prepare();
    const id = await create('Tide tables');
    expect(await act(id, { name: 'delete' })).toEqual({ ok: true });
    expect(await total()).toBe(0);
    expect((await editing.counts())[0]).toMatchObject({ total: 0 });
    expect(await editing.find({ q: 'tide', limit: 5 })).toEqual([]);
    await expect(editing.get('news', id)).rejects.toMatchObject({ code: 'not-found' });
    const request = { kind: 'news', id, version: 1, action: publish, person: mara };
    await expect(editing.perform(request)).rejects.toMatchObject({ code: 'not-found' });
    const log = await opened.database
      .selectFrom('audit_log')
      .select(['action', 'subject', 'actor'])
      .execute();
    expect(log.at(-1)).toEqual({ action: 'deleted', subject: `news ${id}`, actor: 'mara@example.org' });
  });

  it('deletes nothing that visitors see or saw, and nothing that another person changed since', async () => {
    const { editing, create, act, clock } = await prepare();
    const shown = await create('Tide tables');
    await act(shown, publish);
    await expect(act(shown, { name: 'delete' })).rejects.toMatchObject({ code: 'conflict' });
    await act(shown, { name: 'unpublish' });
    await expect(act(shown, { name: 'delete' })).rejects.toMatchObject({ code: 'conflict' });
    const planned = await create('Later');
    const from = new Date(clock.ms + 60_000).toISOString();
    await act(planned, { name: 'schedule', from, until: null });
    await expect(act(planned, { name: 'delete' })).rejects.toMatchObject({ code: 'conflict' });
    const draft = await create('Draft');
    const action = { name: 'save', body: newsBody('By Jonas') } as const;
    await editing.perform({
      ...{ kind: 'news', id: draft, version: 1, person: jonas },
      action: { ...action, current: [] },
    });
    const stale = { kind: 'news', id: draft, version: 1, action: { name: 'delete' } as const, person: mara };
    expect(await editing.perform(stale)).toEqual({ ok: false, issue: 'stale' });
  });

  it('says of each entry whether visitors see an earlier text', async () => {
    const { editing, create, act } = await prepare();
    const id = await create('Tide tables');
    const said = async () => {
      const { data } = await editing.list('news', all);
      return [data[0]?.hasUnpublished, (await editing.get('news', id)).hasUnpublished];
    };
    expect(await said()).toEqual([false, false]);
    await act(id, publish);
    expect(await said()).toEqual([false, false]);
    await act(id, { name: 'save', body: newsBody('Revised'), current: [] });
    expect(await said()).toEqual([true, true]);
    // The text that visitors read is the latest again.
    await act(id, { name: 'restore', number: 2 });
    expect(await said()).toEqual([false, false]);
    await act(id, { name: 'save', body: newsBody('Revised'), current: [] });
    await act(id, publish);
    expect(await said()).toEqual([false, false]);
    await act(id, { name: 'save', body: newsBody('Revised twice'), current: [] });
    await act(id, { name: 'unpublish' });
    expect(await said()).toEqual([false, false]);
  });
});
