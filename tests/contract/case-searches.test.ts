import { expect, test } from 'vitest';
import { addCase } from '../support/cases.ts';
import { createDesk, useDeskAssets } from '../support/desk.ts';
import { describeOnEachEngine } from '../support/databases.ts';

interface Row {
  id: number;
}

describeOnEachEngine('lists of cases', (open) => {
  const assets = useDeskAssets();

  async function prepare() {
    const opened = await open();
    const desk = await createDesk(opened, assets());
    const ana = await desk.signIn('administrator', 'Ana');
    const idsIn = async (list: string, query: Record<string, string>) => {
      const answer = await ana.get(`/api/desk/${list}?${new URLSearchParams(query)}`);
      expect(answer.status, await answer.clone().text()).toBe(200);
      return ((await answer.json()) as { data: Row[]; total: number }).data.map(({ id }) => id);
    };
    return { ...desk, ...opened, idsIn };
  }

  test.each(['reports', 'appeals', 'payment-questions'] as const)('%s are searched by name', async (kind) => {
    const { database, send, idsIn } = await prepare();
    const ids: number[] = [];
    for (const name of ['Lagoon Exchange', 'Tide Café'])
      ids.push(await addCase(database, kind, { hours: 3, submission: await send(name), name }));
    expect(await idsIn(kind, { q: 'lagoon' })).toEqual([ids[0]]);
    // Two words: a hash may have `cafe` among its digits.
    expect(await idsIn(kind, { q: 'tide cafe' })).toEqual([ids[1]]);
    expect(await idsIn(kind, { q: '%' })).toEqual([]);
    expect(await idsIn(kind, { q: 'lagoon', state: 'decided' })).toEqual([]);
  });

  test('reports are narrowed by their reasons, and searched by the site that was reported', async () => {
    const { database, send, idsIn } = await prepare();
    const submission = await send('Lagoon Exchange');
    const add = (name: string, isUrgent: boolean) =>
      addCase(database, 'reports', { hours: 3, submission, name, isUrgent });
    const [urgent, other] = [await add('Phisher', true), await add('Quiet', false)];
    expect(await idsIn('reports', { reason: 'phishing' })).toEqual([urgent]);
    expect(await idsIn('reports', { reason: 'other' })).toEqual([other]);
    expect(await idsIn('reports', { q: 'https://quiet.example' })).toEqual([other]);
    expect(await idsIn('reports', { kind: 'token' })).toEqual([]);
  });

  test('appeals are narrowed by the kind of the item and by what they are against', async () => {
    const { database, send, idsIn } = await prepare();
    const id = await addCase(database, 'appeals', { hours: 3, submission: await send('Lagoon') });
    expect(await idsIn('appeals', { kind: 'dapp', subject: 'rejection' })).toEqual([id]);
    expect(await idsIn('appeals', { kind: 'token' })).toEqual([]);
    expect(await idsIn('appeals', { subject: 'delisting' })).toEqual([]);
  });

  test('transfers and questions are found by their transaction, transfers by who paid as well', async () => {
    const { database, send, idsIn } = await prepare();
    const submission = await send('Lagoon');
    const hashOf = async (kind: 'transfers' | 'payment-questions') => {
      await addCase(database, kind, { hours: 3, submission });
      const id = await addCase(database, kind, { hours: 3, submission });
      const table = kind === 'transfers' ? 'received_transfers' : 'payment_questions';
      const row = await database
        .selectFrom(table)
        .select('tx_hash')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(await idsIn(kind, { q: row.tx_hash.slice(2, 14) })).toEqual([id]);
      return id;
    };
    await hashOf('payment-questions');
    const id = await hashOf('transfers');
    const { sender } = await database
      .selectFrom('received_transfers')
      .select('sender')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await idsIn('transfers', { q: sender.toUpperCase().slice(4, 20) })).toContain(id);
    expect(await idsIn('transfers', { q: 'nothing like it' })).toEqual([]);
  });

  test('proposals are searched by name and narrowed by kind', async () => {
    const { database, idsIn } = await prepare();
    const proposed = { payload: '{}', changes: '[]', icon: '', actor_id: null, token: null };
    const by = { actor: 'ben@example.org', at: '2026-03-01T00:00:00.000Z' };
    const add = async (kind: string, title: string) => {
      const row = await database
        .insertInto('proposals')
        .values({ ...proposed, ...by, kind, subject: title, title })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    };
    const [release, network] = [await add('release', 'Desktop 2.4'), await add('network', 'Lagoon Chain')];
    expect(await idsIn('proposals', { kind: 'network' })).toEqual([network]);
    expect(await idsIn('proposals', { q: 'desktop' })).toEqual([release]);
  });
});
