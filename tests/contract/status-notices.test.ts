import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { brand } from '#brand/brand.ts';
import type { NewNotice, NoticeAction } from '#features/site/service-status/model/notice-form.ts';
import { openNoticesMax, updatesMax } from '#features/site/service-status/model/notice-form.ts';
import { noticeSubjects } from '#features/site/service-status/model/notice.ts';
import { createNoticeDesk } from '#features/site/service-status/server/notices/notice-desk.ts';
import { createServiceStatus } from '#features/site/service-status/server/service-status.ts';
import type { Locale } from '#i18n/locales.ts';
import { createLog } from '#platform/log/log.ts';
import { createOpenApi, createOpenApiRoute } from '#routes/api/openapi.ts';
import { createStatusRoutes } from '#routes/v1/status-routes.ts';
import { withCheckedAnswers } from '../support/contract/with-checked-answers.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createDesk, useDeskAssets } from '../support/desk.ts';

const mara = { id: null, email: 'mara@example.org' };
const late: NewNotice['texts'] = {
  en: { title: 'Balances are late', text: 'Transfers are not affected.' },
  th: { title: 'ยอดคงเหลือล่าช้า', text: 'การโอนไม่ได้รับผลกระทบ' },
};
const day = (number: number, time: string) => `2026-11-${number}T${time}:00.000Z`;
const written: NewNotice = {
  kind: 'disruption',
  progress: 'investigating',
  subjects: ['content-api', 'mobile'],
  texts: late,
  begin_time: day(28, '08:30'),
  planned_end_time: null,
  key: 'the-key-of-the-form',
};
const maintenance: NewNotice = {
  ...written,
  kind: 'maintenance',
  key: 'the-key-of-another',
  begin_time: day(28, '22:00'),
  planned_end_time: day(28, '23:00'),
};
const saying = (text: string) => ({ en: { text } });
/** An act without the version that was seen. */
type Act = NoticeAction extends infer Each ? (Each extends NoticeAction ? Omit<Each, 'seen'> : never) : never;

describeOnEachEngine('notices of the services', (open) => {
  const assets = useDeskAssets();

  async function prepare() {
    const opened = await open();
    const { database } = opened;
    const clock = { at: day(28, '09:00') };
    const now = () => new Date(clock.at);
    const desk = createNoticeDesk({
      ...{ database, now },
      listSubjects: async () => noticeSubjects.filter((subject) => subject !== 'card'),
    });
    const status = createServiceStatus({ database, log: createLog('silent'), now });
    return {
      ...{ opened, database, clock, desk, status },
      write: async (notice: NewNotice = written) => (await desk.create(notice, mara)).id,
      /** By a person who has just read the notice. */
      act: async (id: number, action: Act) => {
        const { version } = await desk.get(id);
        await desk.change({ id, action: { ...action, seen: version } as NoticeAction, person: mara });
      },
      /** What visitors read. */
      seen: async (locale?: Locale) => {
        await status.readNotices();
        return (await status.read(locale)).notices;
      },
      logged: async () => {
        const entries = database.selectFrom('audit_log').select(['area', 'action', 'subject', 'actor']);
        return entries.orderBy('id').execute();
      },
    };
  }

  it('are read with their updates in the visitor’s language, until they are in the history', async () => {
    const { write, act, seen, clock, desk, logged } = await prepare();
    const id = await write();
    const common = {
      ...{ id, kind: 'disruption', subjects: ['content-api', 'mobile'] },
      ...{ begin_time: day(28, '08:30'), planned_end_time: null, end_time: null },
    };
    expect(await seen()).toEqual([{ ...common, state: 'investigating', ...late.en, updates: [] }]);
    expect(await seen('th')).toEqual([{ ...common, state: 'investigating', ...late.th, updates: [] }]);

    clock.at = day(28, '09:10');
    await act(id, { name: 'update', progress: 'identified', texts: saying('An endpoint is behind.') });
    const found = { time: day(28, '09:10'), state: 'identified', text: 'An endpoint is behind.' };
    expect(await seen()).toMatchObject([{ state: 'identified', updates: [found] }]);
    // Not translated yet: the page says which language it is.
    expect(await seen('th')).toMatchObject([{ title: late.th?.title, updates: [{ ...found, lang: 'en' }] }]);
    const [update] = (await desk.get(id)).updates;
    const texts = { ...saying('An endpoint is behind.'), th: { text: 'โหนดหนึ่งล่าช้า' } };
    await act(id, { name: 'edit-update', update: update!.id, texts });
    expect(await seen('th')).toMatchObject([{ updates: [{ ...found, text: 'โหนดหนึ่งล่าช้า' }] }]);

    clock.at = day(28, '10:00');
    await act(id, { name: 'end', texts: saying('All endpoints are current.') });
    expect(await seen()).toMatchObject([
      { state: 'resolved', end_time: day(28, '10:00'), updates: [found, { state: 'resolved' }] },
    ]);
    await expect(act(id, { name: 'end', texts: saying('Again.') })).rejects.toThrow('This notice has ended.');
    clock.at = '2027-02-25T23:00:00.000Z';
    expect(await seen()).toHaveLength(1);
    clock.at = '2027-02-26T00:00:00.000Z';
    expect(await seen()).toEqual([]);
    const entry = (action: string) => ({
      ...{ area: 'status', action, subject: `notice ${id}`, actor: mara.email },
    });
    expect(await logged()).toEqual(['create', 'update', 'edit-update', 'end'].map(entry));
  });

  it('announce maintenance, which begins at its time and ends when the team says so', async () => {
    const { write, act, seen, clock } = await prepare();
    const id = await write(maintenance);
    const canceled = await write({ ...maintenance, key: 'the-key-of-a-third' });
    await act(canceled, { name: 'end', texts: saying('We move it to another day.') });
    const states = async () => (await seen()).map(({ state }) => state);
    expect(await states()).toEqual(['scheduled', 'canceled']);
    clock.at = day(29, '01:00');
    expect(await states()).toEqual(['in-progress', 'canceled']);
    await act(id, { name: 'update', texts: saying('It takes longer.') });
    expect((await seen())[0]).toMatchObject({ state: 'in-progress', updates: [{ state: 'in-progress' }] });
    await act(id, { name: 'end', texts: saying('Done.') });
    expect(await states()).toEqual(['completed', 'canceled']);
  });

  it('can be corrected, and taken off the page where they were a mistake', async () => {
    const { write, act, seen } = await prepare();
    const id = await write();
    const texts = { ...late, ru: { title: 'Балансы запаздывают', text: 'Переводы работают.' } };
    const facts = { begin_time: day(28, '08:00'), planned_end_time: null, texts };
    await act(id, { name: 'edit', ...facts, subjects: ['mobile'] });
    expect(await seen('ru')).toMatchObject([
      { ...texts.ru, subjects: ['mobile'], begin_time: day(28, '08:00') },
    ]);
    await act(id, { name: 'delete' });
    expect(await seen()).toEqual([]);
  });

  it('are written once, however often the form is sent', async () => {
    const { write, seen, logged } = await prepare();
    const ids = await Promise.all([write(), write(), write()]);
    expect(new Set(ids).size).toBe(1);
    expect(await seen()).toHaveLength(1);
    expect(await logged()).toHaveLength(1);
  });

  it('are changed only as the person saw them: of two acts on the same state one is refused', async () => {
    const { write, desk, seen, logged } = await prepare();
    const id = await write();
    const update = (text: string) =>
      desk.change({ id, action: { name: 'update', seen: 1, texts: saying(text) }, person: mara });
    const outcomes = await Promise.allSettled([update('One.'), update('Two.')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await seen())[0]?.updates).toHaveLength(1);
    expect(await logged()).toHaveLength(2);
  });

  it.each([
    ['This portal does not offer card.', { ...written, subjects: ['card'] }],
    ['A disruption begins before now and before its end.', { ...written, begin_time: day(28, '09:01') }],
    ['Only maintenance has a planned end.', { ...written, planned_end_time: day(28, '23:00') }],
    ['Enter when the maintenance is planned to end.', { ...maintenance, planned_end_time: null }],
    [
      'The planned end must be after the beginning.',
      { ...maintenance, planned_end_time: maintenance.begin_time },
    ],
  ] as const)('are refused where they cannot be: %s', async (sentence, notice) => {
    const { write, seen } = await prepare();
    await expect(write(notice as unknown as NewNotice)).rejects.toThrow(sentence);
    expect(await seen()).toEqual([]);
  });

  it('stay few enough to be read', async () => {
    const { write, act, seen } = await prepare();
    for (let number = 0; number < openNoticesMax; number += 1)
      await write({ ...written, key: `the-key-of-number-${number}` });
    await expect(write()).rejects.toThrow(`There are already ${openNoticesMax} open notices. End one first.`);
    const [first] = await seen();
    await act(first!.id, { name: 'end', texts: saying('Over.') });
    const id = await write();
    for (let number = 0; number < updatesMax; number += 1)
      await act(id, { name: 'update', texts: saying(`Number ${number}.`) });
    await expect(act(id, { name: 'update', texts: saying('More.') })).rejects.toThrow(
      `A notice has at most ${updatesMax} updates.`,
    );
    await act(id, { name: 'end', texts: saying('Over.') });
  });

  it('stay as they were last read while the database is gone', async () => {
    const { write, seen, database } = await prepare();
    await write();
    expect(await seen()).toHaveLength(1);
    await database.schema.dropTable('status_notice_updates').execute();
    await database.schema.dropTable('status_notices').execute();
    expect(await seen()).toHaveLength(1);
  });

  it('are deleted with their updates when they leave the history; what is open stays', async () => {
    const { write, act, clock, status, database } = await prepare();
    await act(await write(), { name: 'end', texts: saying('Over.') });
    await write({ ...written, key: 'the-key-of-an-open-one' });
    clock.at = '2027-02-28T00:00:00.000Z';
    await status.dropOld();
    const left = await database.selectFrom('status_notices').select('form_key').execute();
    expect(left).toEqual([{ form_key: 'the-key-of-an-open-one' }]);
    expect(await database.selectFrom('status_notice_updates').select('id').execute()).toEqual([]);
  });

  it('are answered by the API in the language of the call', async () => {
    const { write, act, status } = await prepare();
    const id = await write();
    await act(id, { name: 'update', texts: saying('We look for the cause.') });
    const loop = status.start(() => Promise.reject(new Error('nothing is measured here')));
    onTestFinished(() => loop.stop());
    await status.readNotices();
    const calls = new Hono();
    calls.route('/', createStatusRoutes({ serviceStatus: status }));
    calls.route('/', createOpenApiRoute(createOpenApi(calls, brand.name)));
    const answer = await withCheckedAnswers(calls).request('/v1/status?lang=th');
    expect(await answer.json()).toMatchObject({
      data: { notices: [{ id, title: late.th?.title, updates: [{ lang: 'en' }] }] },
    });
  });

  it.each([
    ['Write it in English', { th: late.th }],
    ['Write both title and text for each language', { ...late, ru: { title: 'Балансы' } }],
  ])('need whole texts: %s', async (sentence, texts) => {
    const { opened } = await prepare();
    const editor = await (await createDesk(opened, assets())).signIn('editor', 'Mara');
    const answer = await editor.post('/api/desk/status-notices', { ...written, texts });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { message: string }).message).toContain(sentence);
    const { data } = (await (await editor.get('/api/desk/status-notices')).json()) as { data: unknown[] };
    expect(data).toEqual([]);
  });

  it('are previewed on the page of the status, as it will be', async () => {
    const { opened } = await prepare();
    const editor = await (await createDesk(opened, assets())).signIn('editor', 'Mara');
    const { key: _, ...draft } = maintenance;
    const body = {
      ...draft,
      begin_time: '2199-01-01T10:00:00.000Z',
      planned_end_time: '2199-01-01T11:00:00.000Z',
    };
    const request = { ...body, locale: 'th', theme: 'light' };
    const made = await editor.post('/api/desk/status-notice-previews', request);
    const { id, ...place } = (await made.json()) as { id: string };
    expect(place).toEqual({ path: '/th/status', anchor: 'planned-maintenance' });
    const html = await (await editor.get(`/api/desk/previews/${id}`)).text();
    expect(html).toContain('scheduled');
    expect(html).toContain(late.th!.title);
  });
});
