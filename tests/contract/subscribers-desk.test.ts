import { expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createNewsletter } from '#features/site/newsletter/server/newsletter.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createDesk, useDeskAssets, type Caller } from '../support/desk.ts';

interface Listed {
  id: number;
  email: string;
  locale: string;
  state: string;
}

describeOnEachEngine('subscribers at the desk', (open) => {
  const assets = useDeskAssets();

  async function createIt() {
    const opened = await open();
    const desk = await createDesk(opened, assets());
    const newsletter = createNewsletter({
      database: opened.database,
      now: () => new Date(),
      confirmsByMail: true,
    });
    return { ...desk, opened, newsletter, editor: await desk.signIn('editor', 'Edda') };
  }
  type World = Awaited<ReturnType<typeof createIt>>;

  const enter = (world: World, email: string, locale: 'en' | 'ko' | 'zh' = 'en') =>
    world.newsletter.subscribe({ email, language: locale === 'zh' ? 'zh-Hans' : 'en', locale });

  /** Enters an address and presses the button of its mail. @returns the token of the mail */
  async function join(world: World, email: string, locale: 'en' | 'ko' | 'zh' = 'en'): Promise<string> {
    await enter(world, email, locale);
    const { id } = await world.opened.database
      .selectFrom('subscribers')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const { token = '' } = (await world.newsletter.prepareConfirmation(id)) ?? {};
    expect(await world.newsletter.confirm(token)).toBe('confirmed');
    return token;
  }

  const list = async (caller: Caller, query = '') => {
    const answer = await caller.get(`/api/desk/subscribers?${query}`);
    expect(answer.status).toBe(200);
    return (await answer.json()) as { data: Listed[]; total: number; meta: { erased_time: string | null } };
  };

  test('lists addresses with their language and state, and finds them by each', async () => {
    const world = await createIt();
    await join(world, 'ana@example.org');
    await join(world, 'kim@example.org', 'ko');
    await enter(world, 'ben_1@example.org', 'zh');
    await world.newsletter.unsubscribe(await join(world, 'lee@example.org', 'ko'));
    const { data, total } = await list(world.editor);
    expect(total).toBe(4);
    expect(data.map(({ email, locale, state }) => [email, locale, state])).toEqual([
      ['lee@example.org', 'ko', 'unsubscribed'],
      ['ben_1@example.org', 'zh', 'unconfirmed'],
      ['kim@example.org', 'ko', 'subscribed'],
      ['ana@example.org', 'en', 'subscribed'],
    ]);
    const emails = async (query: string) => (await list(world.editor, query)).data.map(({ email }) => email);
    expect(await emails('state=subscribed')).toEqual(['kim@example.org', 'ana@example.org']);
    expect(await emails('state=unconfirmed')).toEqual(['ben_1@example.org']);
    expect(await emails('locale=ko&state=unsubscribed')).toEqual(['lee@example.org']);
    await world.opened.database
      .updateTable('subscribers')
      .set({ refused_time: new Date().toISOString(), refused_error: '550 No such mailbox' })
      .where('email', '=', 'kim@example.org')
      .execute();
    expect(await emails('state=refused')).toEqual(['kim@example.org']);
    expect(await emails('state=subscribed')).toEqual(['ana@example.org']);
    expect(await emails('q=BEN_')).toEqual(['ben_1@example.org']);
    expect(await emails('q=%25')).toEqual([]);
    expect((await world.editor.get('/api/desk/subscribers?state=gone')).status).toBe(400);
  });

  test('counts addresses by language and state, and who joined and left this month', async () => {
    const world = await createIt();
    const token = await join(world, 'ana@example.org');
    await join(world, 'kim@example.org', 'ko');
    await join(world, 'lee@example.org', 'ko');
    await enter(world, 'ben@example.org', 'ko');
    // Pressing a button twice counts once.
    await world.newsletter.confirm(token);
    for (const _press of [1, 2]) await world.newsletter.unsubscribe(token);
    const counts = await world.editor.get('/api/desk/subscriber-counts');
    expect(((await counts.json()) as { data: unknown }).data).toEqual([
      { id: 'ko', subscribed: 2, unsubscribed: 0, refused: 0, unconfirmed: 1 },
      { id: 'en', subscribed: 0, unsubscribed: 1, refused: 0, unconfirmed: 0 },
    ]);
    const growth = await world.editor.get('/api/desk/newsletter-growth');
    const { data } = (await growth.json()) as { data: { id: string; joined: number; departed: number }[] };
    expect(data).toHaveLength(12);
    expect(data.at(-1)).toEqual({ id: new Date().toISOString().slice(0, 7), joined: 3, departed: 1 });
    expect(data[0]).toMatchObject({ joined: 0, departed: 0 });
  });

  test('an export has every address of the filter, runs no formula, and is in the audit log without what was searched for', async () => {
    const world = await createIt();
    await join(world, 'ana@example.org');
    await enter(world, '=cmd+1@example.org');
    const administrator = await world.signIn('administrator', 'Ada');
    const all = await administrator.post('/api/desk/subscribers/export', {});
    expect(all.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = (await all.text()).split('\r\n');
    expect(lines[0]).toBe(
      'id,email,locale,state,create_time,confirmed_time,unsubscribed_time,refused_time,refused_error',
    );
    expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual([
      'ana@example.org',
      "'=cmd+1@example.org",
      undefined,
    ]);
    const none = await administrator.post('/api/desk/subscribers/export', { q: 'nobody@example.org' });
    expect((await none.text()).trim().split('\r\n')).toHaveLength(1);
    const entries = await world.opened.database
      .selectFrom('audit_log')
      .select(['actor', 'detail'])
      .where('action', '=', 'export-subscribers')
      .orderBy('id')
      .execute();
    expect(entries.map(({ actor }) => actor)).toEqual(['ada@example.org', 'ada@example.org']);
    expect(JSON.stringify(entries)).not.toContain('nobody');
  });

  test('an erased address is found nowhere, and the desk can still say that it was erased', async () => {
    const world = await createIt();
    await join(world, 'Ana@example.org');
    await join(world, 'kim@example.org');
    const { data } = await list(world.editor, 'q=ana');
    const path = `/api/desk/subscribers/${data[0]!.id}/actions`;
    expect((await world.editor.post(path, { name: 'erase' })).status).toBe(200);
    expect((await world.editor.post(path, { name: 'erase' })).status).toBe(404);
    expect((await list(world.editor)).data.map(({ email }) => email)).toEqual(['kim@example.org']);
    expect(await tablesWith(world.opened, 'ana@example.org')).toEqual([]);
    const asked = await list(world.editor, 'q=ana@example.org');
    expect([asked.total, asked.meta.erased_time]).toEqual([0, expect.stringMatching(/^\d{4}-/)]);
    expect((await list(world.editor, 'q=zoe@example.org')).meta.erased_time).toBeNull();
    // An erased person may subscribe again.
    await join(world, 'ana@example.org');
    expect((await list(world.editor, 'q=ana@example.org')).total).toBe(1);
  });
});

/** Tables with a text anywhere, in any letter case. */
async function tablesWith({ database }: OpenDatabase, text: string): Promise<string[]> {
  const tables = ['subscribers', 'newsletter_tokens', 'newsletter_days', 'outbox', 'audit_log'] as const;
  const found = await Promise.all(
    tables.map(async (table) => {
      const rows = await database.selectFrom(table).selectAll().execute();
      return JSON.stringify(rows).toLowerCase().includes(text) ? [table] : [];
    }),
  );
  return found.flat();
}
