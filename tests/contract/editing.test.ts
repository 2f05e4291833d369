import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { verifyAudit } from '#features/team/audit/server/verify-audit.ts';
import type { ContentAction } from '#features/team/editing/model/content-action.ts';
import { createNews } from '#features/core/news/server/news.ts';
import { newsPort } from '#features/site/content-editing/server/news/news-port.ts';
import { getContentRevision } from '#platform/database/content-revision.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createEditingWorld, jonas, mara, newsBody } from '../support/editing-world.ts';

const titles = async ({ database }: OpenDatabase) => {
  const news = await createNews({ database }).listNews({ start: 0, count: 50, language: 'en' });
  return news.map(({ title }) => title);
};

const save = (body: unknown): ContentAction => ({ name: 'save', body, current: [] });
const publish = { name: 'publish', until: null } as const;

describeOnEachEngine('editing contents', (open) => {
  async function prepare() {
    const opened = await open();
    const world = createEditingWorld(opened);
    const create = (title: string) =>
      world.editing.create({ kind: 'news', body: newsBody(title), person: mara });
    return { opened, ...world, create };
  }

  it('shows a published item to visitors, and nothing of a draft', async () => {
    const { opened, create, act, editing } = await prepare();
    const id = await create('Tide tables');
    expect(await titles(opened)).toEqual([]);
    const before = await getContentRevision(opened.database);
    expect(await act(id, publish)).toEqual({ ok: true });
    expect(await titles(opened)).toEqual(['Tide tables']);
    expect(await getContentRevision(opened.database)).toBe(before + 1);
    await act(id, save(newsBody('Tide tables, revised')));
    expect(await titles(opened)).toEqual(['Tide tables']);
    expect(await getContentRevision(opened.database)).toBe(before + 1);
    await act(id, publish);
    expect(await titles(opened)).toEqual(['Tide tables, revised']);
    await act(id, { name: 'unpublish' });
    expect(await titles(opened)).toEqual([]);
    const entry = await editing.get('news', id);
    expect(entry).toMatchObject({ state: 'unpublished', version: 5, liveVersion: null });
    expect(entry.versions.map(({ number, act: made, by }) => `${number} ${made} ${by}`)).toEqual([
      '5 unpublished Mara',
      '4 published Mara',
      '3 saved Mara',
      '2 published Mara',
      '1 saved Mara',
    ]);
  });

  it('keeps the address and the date of an item that is published again', async () => {
    const { opened, clock, create, act } = await prepare();
    const id = await create('Tide tables');
    await act(id, publish);
    const news = createNews(opened);
    const [first] = await news.listNews({ start: 0, count: 1, language: 'en' });
    await act(id, { name: 'unpublish' });
    clock.ms += 86_400_000;
    await act(id, publish);
    expect(await news.listNews({ start: 0, count: 1, language: 'en' })).toEqual([first]);
  });

  it('writes each act into the audit log, and keeps the log whole', async () => {
    const { opened, create, act, minutes, clock, editing } = await prepare();
    const id = await create('Tide tables');
    await act(id, {
      name: 'schedule',
      from: minutes(5),
      until: minutes(10),
      body: newsBody('Tide tables 2'),
    });
    clock.ms += 5 * 60_000;
    await editing.runDue();
    await act(id, { name: 'restore', number: 1 });
    const log = await opened.database.selectFrom('audit_log').selectAll().orderBy('id').execute();
    expect(log.map(({ area, action, actor, subject }) => [area, action, actor, subject].join(' '))).toEqual([
      `content saved mara@example.org news ${id}`,
      `content saved mara@example.org news ${id}`,
      `content scheduled mara@example.org news ${id}`,
      `content published schedule news ${id}`,
      `content restored mara@example.org news ${id}`,
    ]);
    expect(await verifyAudit(opened.database)).toMatchObject({ ok: true });
  });

  it('publishes and takes down what is due, once, though two processes look at the same time', async () => {
    const { opened, clock, create, act, minutes, editing } = await prepare();
    const second = createEditingWorld(opened);
    const id = await create('Tide tables');
    await act(id, { name: 'schedule', from: minutes(5), until: minutes(10) });
    expect(await editing.runDue()).toBe(0);
    expect(await titles(opened)).toEqual([]);
    for (const world of [{ clock }, second]) world.clock.ms += 5 * 60_000;
    const published = await Promise.all([editing.runDue(), second.editing.runDue(), editing.runDue()]);
    expect(published.reduce((sum, count) => sum + count)).toBe(1);
    expect(await titles(opened)).toEqual(['Tide tables']);
    for (const world of [{ clock }, second]) world.clock.ms += 5 * 60_000;
    const ended = await Promise.all([editing.runDue(), second.editing.runDue()]);
    expect(ended.reduce((sum, count) => sum + count)).toBe(1);
    expect(await titles(opened)).toEqual([]);
    expect((await editing.get('news', id)).versions.map((version) => version.act)).toEqual([
      'unpublished',
      'published',
      'scheduled',
      'saved',
    ]);
  });

  it('refuses a save that is based on an older version, and stores nothing of it', async () => {
    const { create, editing } = await prepare();
    const id = await create('Tide tables');
    const perform = (title: string, person: typeof mara) =>
      editing.perform({ kind: 'news', id, version: 1, action: save(newsBody(title)), person });
    const outcomes = await Promise.all([perform('By Mara', mara), perform('By Jonas', jonas)]);
    expect(outcomes).toContainEqual({ ok: true });
    expect(outcomes).toContainEqual({ ok: false, issue: 'stale' });
    const entry = await editing.get('news', id);
    expect(entry.version).toBe(2);
    expect(entry.title).toBe(outcomes[0]?.ok ? 'By Mara' : 'By Jonas');
  });

  it('a form is not stale because the schedule published in the meantime', async () => {
    const { opened, clock, create, act, editing, minutes } = await prepare();
    const id = await create('Tide tables');
    await act(id, { name: 'schedule', from: minutes(5), until: null });
    const { version } = await editing.get('news', id);
    clock.ms += 6 * 60_000;
    await editing.runDue();
    const action = save(newsBody('Tide tables, later'));
    expect(await editing.perform({ kind: 'news', id, version, action, person: mara })).toEqual({ ok: true });
    expect(await titles(opened)).toEqual(['Tide tables']);
  });

  it('restores an older version as a new one', async () => {
    const { create, act, editing } = await prepare();
    const id = await create('First');
    await act(id, save(newsBody('Second')));
    await act(id, { name: 'restore', number: 1 });
    const entry = await editing.get('news', id);
    expect(entry).toMatchObject({ title: 'First', version: 3 });
    expect(entry.versions[0]).toMatchObject({ act: 'restored', source: 1 });
    expect(await editing.getBody('news', id, 2)).toMatchObject(newsBody('Second'));
  });

  it('names every text that is missing when something is published', async () => {
    const { opened, act, editing } = await prepare();
    const body = { texts: { en: { title: 'Tide tables' }, es: { title: 'Mareas' } }, drafts: [], facts: {} };
    const id = await editing.create({ kind: 'news', body, person: mara });
    await expect(act(id, publish)).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(
        /Summary is missing in English\..*Title is missing in Simplified Chinese/,
      ),
    });
    expect(await titles(opened)).toEqual([]);
  });

  it('refuses an incomplete save of what is scheduled, so that it goes out as planned', async () => {
    const { create, act, minutes } = await prepare();
    const id = await create('Tide tables');
    await act(id, { name: 'schedule', from: minutes(5), until: null });
    const empty = { texts: {}, drafts: [], facts: {} };
    await expect(act(id, save(empty))).rejects.toMatchObject({ status: 400 });
  });

  it('refuses times that have passed or come in the wrong order', async () => {
    const { create, act, minutes } = await prepare();
    const id = await create('Tide tables');
    const schedule = (from: string, until: string | null) => act(id, { name: 'schedule', from, until });
    await expect(schedule(minutes(-1), null)).rejects.toMatchObject({ status: 400 });
    await expect(schedule(minutes(5), minutes(5))).rejects.toMatchObject({ status: 400 });
    await expect(act(id, { name: 'publish', until: minutes(-1) })).rejects.toMatchObject({ status: 400 });
  });

  it('says of each language whether it is ready, a draft, missing, or older than the English', async () => {
    const { create, act, editing } = await prepare();
    const id = await create('Tide tables');
    const es = { title: 'Mareas', desc: 'Resumen', content: 'Texto' };
    const body = newsBody('Tide tables');
    await act(
      id,
      save({ ...body, texts: { ...body.texts, es, ja: es, ru: { title: 'Приливы' } }, drafts: ['ja'] }),
    );
    const marks = async () => (await editing.get('news', id)).marks;
    expect(await marks()).toMatchObject({
      en: 'ready',
      es: 'ready',
      ja: 'draft',
      ru: 'draft',
      ko: 'missing',
    });
    const changed = newsBody('Tide tables of 2027');
    await act(id, save({ ...changed, texts: { ...changed.texts, zh: body.texts.zh, es } }));
    expect(await marks()).toMatchObject({ en: 'ready', es: 'outdated', zh: 'outdated', ja: 'missing' });
    expect((await editing.get('news', id)).outdated.es).toMatchObject({ number: 2 });
    const { body: latest } = await editing.get('news', id);
    await act(id, { name: 'save', body: latest, current: ['es'] });
    expect(await marks()).toMatchObject({ es: 'ready', zh: 'outdated' });
  });

  it('visitors get a language only when it is complete and no draft', async () => {
    const { opened, create, act } = await prepare();
    const id = await create('Tide tables');
    const es = { title: 'Mareas', desc: 'Resumen', content: 'Texto' };
    const body = newsBody('Tide tables');
    await act(id, { ...publish, body: { ...body, texts: { ...body.texts, es, ja: es }, drafts: ['ja'] } });
    const news = createNews(opened);
    const titleIn = async (language: 'es' | 'ja') =>
      (await news.listNews({ start: 0, count: 1, language }))[0]?.title;
    expect(await titleIn('es')).toBe('Mareas');
    expect(await titleIn('ja')).toBe('Tide tables');
  });

  it('takes over what was stored before the desk looked, once, with its first version', async () => {
    const opened = await open();
    const texts = JSON.stringify({
      en: { title: 'Old', desc: 'd', content: 'c' },
      'zh-Hans': { title: '旧', desc: 'd', content: 'c' },
    });
    await opened.database
      .insertInto('news')
      .values({ status: 0, create_time: '2026-01-01T00:00:00.000Z', texts })
      .execute();
    const { editing, act } = createEditingWorld(opened);
    await Promise.all([editing.list('news', { page: 1, perPage: 10 }), editing.counts()]);
    const { data, total } = await editing.list('news', { page: 1, perPage: 10 });
    expect(total).toBe(1);
    expect(data[0]).toMatchObject({ title: 'Old', state: 'published', time: '2026-01-01T00:00:00.000Z' });
    const entry = await editing.get('news', data[0]!.id);
    expect(entry.body.texts.zh).toEqual({ title: '旧', desc: 'd', content: 'c' });
    await act(entry.id, { ...publish, body: newsBody('New') });
    expect(await titles(opened)).toEqual(['New']);
  });

  it('filters the list by state and title, and counts the states', async () => {
    const { create, act, editing } = await prepare();
    await create('Harbor news');
    await act(await create('100% tide'), publish);
    const list = async (request: object) =>
      (await editing.list('news', { page: 1, perPage: 10, ...request })).data.map(({ title }) => title);
    expect(await list({ q: '100%' })).toEqual(['100% tide']);
    expect(await list({ q: 'HARBOR' })).toEqual(['Harbor news']);
    expect(await list({ state: 'draft' })).toEqual(['Harbor news']);
    expect(await editing.counts()).toMatchObject([
      {
        id: 'news',
        total: 2,
        states: { draft: 1, scheduled: 0, published: 1, unpublished: 0 },
      },
    ]);
  });

  it.each([
    ['a lone surrogate', { title: 'Tide \ud800' }, /broken character/],
    ['a control character', { title: 'Tide \u0000' }, /control character/],
    ['a megabyte of text', { content: 'x'.repeat(1_000_000) }, /Text has 1,000,000 characters/],
    ['a number for a text', { title: 7 }, /texts\.en\.title/],
  ])('refuses %s with a sentence that names the field', async (_name, texts, message) => {
    const { create, act, editing } = await prepare();
    const id = await create('Tide tables');
    await expect(act(id, save({ texts: { en: texts }, drafts: [], facts: {} }))).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(message),
    });
    expect((await editing.get('news', id)).version).toBe(1);
  });

  it('stores neither row nor version nor audit record when one of them fails', async () => {
    const opened = await open();
    const broken = { ...newsPort, write: () => Promise.reject(new Error('disk full')) };
    const { editing, act } = createEditingWorld(opened, [broken]);
    const id = await editing.create({ kind: 'news', body: newsBody('Tide tables'), person: mara });
    await expect(act(id, { ...publish, body: newsBody('Changed') })).rejects.toThrow('disk full');
    expect(await editing.get('news', id)).toMatchObject({ version: 1, state: 'draft', title: 'Tide tables' });
    const { count } = await opened.database
      .selectFrom('audit_log')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });

  it('refuses to change or delete a version in the database itself', async () => {
    const { opened, create } = await prepare();
    await create('Tide tables');
    await expect(sql`update content_versions set body = '{}'`.execute(opened.database)).rejects.toThrow(
      'append-only',
    );
    await expect(sql`delete from content_versions`.execute(opened.database)).rejects.toThrow('append-only');
  });
});
