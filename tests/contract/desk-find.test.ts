import { expect, test } from 'vitest';
import type { FoundItem } from '#routes/desk/find/found-item.ts';
import { seedContent } from '#content/seed.ts';
import { testNow } from '../support/content-services.ts';
import type { CaseKind } from '#features/team/accounts/model/case-kind.ts';
import { addCase } from '../support/cases.ts';
import { createDesk, useDeskAssets, type Caller } from '../support/desk.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { readEditorsContent, readFewListings } from '../support/part-of-content.ts';

async function find(caller: Caller, q: string): Promise<FoundItem[]> {
  const answer = await caller.get(`/api/desk/found?q=${encodeURIComponent(q)}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: FoundItem[] }).data;
}

describeOnEachEngine('the palette', (open) => {
  const assets = useDeskAssets();

  async function prepare() {
    const opened = await open();
    const desk = await createDesk(opened, assets());
    await opened.database.deleteFrom('chains').execute();
    await opened.database.deleteFrom('categories').execute();
    const { news, releases } = await readEditorsContent();
    await seedContent({ ...opened, now: testNow, content: { ...(await readFewListings()), news, releases } });
    return { ...desk, database: opened.database };
  }

  test('finds a submission by name, host, email and number, and by a link that its team passed on', async () => {
    const { send, signIn, references } = await prepare();
    const id = await send('Lagoon Exchange');
    const ana = await signIn('reviewer');
    const reference = references.get(id)!;
    const link = `https://portal.example/en/submission/${reference}`;
    const item = { type: 'submission', id, name: 'Lagoon Exchange', kind: 'dapp', state: 'awaiting-payment' };
    for (const q of [
      'lagoon exch',
      'lagoon-exchange.example',
      'TEAM@lagoon',
      `No. ${id}`,
      `#${id}`,
      reference,
      link,
    ])
      expect(await find(ana, q), q).toContainEqual(item);
  });

  test('finds what is listed by name, host, symbol and contract, the name itself first', async () => {
    const { database, signIn } = await prepare();
    const elin = await signIn('editor');
    const dapp = await database.selectFrom('dapps').select(['hid', 'title', 'url']).executeTakeFirstOrThrow();
    const token = await database
      .selectFrom('tokens')
      .select(['hid', 'name', 'symbol', 'address'])
      .where('address', '<>', '')
      .executeTakeFirstOrThrow();
    const nft = await database
      .selectFrom('nft_collections')
      .select(['hid', 'name', 'address'])
      .executeTakeFirst();
    expect((await find(elin, dapp.title.toUpperCase()))[0]).toMatchObject({ id: `dapp-${dapp.hid}` });
    const found = async (q: string) => (await find(elin, q)).map(({ id }) => id);
    expect(await found(new URL(dapp.url).host)).toContain(`dapp-${dapp.hid}`);
    expect(await found(token.address)).toContain(`token-${token.hid}`);
    if (nft) expect(await found(nft.address)).toContain(`nft-${nft.hid}`);
    expect(await found('no such thing')).toEqual([]);
    expect(await found('%%')).toEqual([]);
  });

  test('finds contents of each kind, and releases by version and by file', async () => {
    const { database, signIn } = await prepare();
    const elin = await signIn('editor');
    const { texts } = await database.selectFrom('news').select('texts').executeTakeFirstOrThrow();
    const title = (JSON.parse(texts) as Record<string, { title: string }>)['en']!.title;
    expect(await find(elin, title)).toContainEqual(
      expect.objectContaining({ type: 'content', kind: 'news', name: title, state: 'published' }),
    );
    const release = await database.selectFrom('releases').selectAll().executeTakeFirstOrThrow();
    for (const q of [release.version, release.platform])
      expect((await find(elin, q)).some(({ type }) => type === 'release')).toBe(true);
  });

  test('finds cases of every kind, those that wait first, and what waits for a second person', async () => {
    const { database, send, signIn } = await prepare();
    const ana = await signIn('administrator');
    const submission = await send('Kelp Exchange');
    const add = (kind: CaseKind) => addCase(database, kind, { hours: 2, submission, name: 'Kelp Exchange' });
    // First: a site has one open case.
    const decided = await add('reports');
    const at = '2026-03-01T00:00:00.000Z';
    await database
      .updateTable('report_cases')
      .set({ decided_time: at, outcome: 'no-action' })
      .where('id', '=', decided)
      .execute();
    const named = ['reports', 'watch', 'appeals', 'payment-questions'] as const;
    const cases = await Promise.all(named.map(async (kind) => ({ kind, id: await add(kind) })));
    const proposed = {
      payload: '{}',
      changes: '[]',
      icon: '',
      actor_id: null,
      token: null,
      actor: 'ben',
      at,
    };
    await database
      .insertInto('proposals')
      .values({ ...proposed, kind: 'network', subject: 'network 7', title: 'Kelp Chain' })
      .execute();
    const found = await find(ana, 'kelp');
    for (const { kind, id } of cases)
      expect(found).toContainEqual({ type: 'case', id, name: 'Kelp Exchange', kind, isOpen: true });
    const reports = found.filter((item) => item.type === 'case' && item.kind === 'reports');
    expect(reports.map((item) => item.id)).toEqual([cases[0]!.id, decided]);
    expect(found).toContainEqual(
      expect.objectContaining({ type: 'proposal', name: 'Kelp Chain', isOpen: true }),
    );
    const transfer = await add('transfers');
    expect(await find(ana, '0xdddddddd')).toContainEqual(
      expect.objectContaining({ type: 'case', kind: 'transfers', id: transfer }),
    );
  });

  test('finds what has no screen of its own: categories, networks, answers, people and webhooks', async () => {
    const { database, signIn } = await prepare();
    const ana = await signIn('administrator', 'Anastasia');
    await ana.post('/api/desk/webhooks', {
      url: 'https://hooks.example/kelp',
      types: ['submission.changed'],
    });
    const { titles } = await database.selectFrom('categories').select('titles').executeTakeFirstOrThrow();
    const category = (JSON.parse(titles) as Record<string, string>)['en']!;
    const { title } = await database.selectFrom('chains').select('title').executeTakeFirstOrThrow();
    for (const [q, type] of [
      [category, 'category'],
      [title, 'network'],
      ['anastas', 'account'],
      ['hooks.example', 'webhook'],
      ['logo', 'answer'],
    ] as const)
      expect(
        (await find(ana, q)).map((item) => item.type),
        q,
      ).toContain(type);
    const elin = await signIn('editor', 'Elin');
    const types = new Set((await find(elin, 'anastas')).map((item) => item.type));
    expect(types.has('account')).toBe(false);
  });

  test('shows each role only what it may open', async () => {
    const { database, send, signIn } = await prepare();
    const id = await send('Lagoon Exchange');
    const at = '2026-03-04T09:00:00.000Z';
    const mail = (kind: string) => ({
      kind,
      change_key: `${kind}-of-the-test`,
      message_id: `${kind}-of-the-test`,
      recipient: 'team@lagoon.example',
      recipient_key: 'team@lagoon.example',
      locale: 'en',
      data: JSON.stringify({ submissionId: id }),
      state: 'sent' as const,
      attempts: 1,
      next_attempt_time: at,
      create_time: at,
    });
    await database.insertInto('outbox').values(mail('application-received')).execute();
    const kindsOf = async (caller: Caller, q: string) =>
      (await find(caller, q)).map((item) => `${item.type} ${'kind' in item ? item.kind : ''}`).toSorted();
    const [reviewer, editor, recruiter, administrator] = [
      await signIn('reviewer', 'Rhea'),
      await signIn('editor', 'Elin'),
      await signIn('recruiter', 'Rolf'),
      await signIn('administrator', 'Ada'),
    ];
    expect(await kindsOf(reviewer, '@lagoon')).toEqual(['mail submission-received', 'submission dapp']);
    expect(await kindsOf(editor, '@lagoon')).toEqual([]);
    expect(await kindsOf(recruiter, '@lagoon')).toEqual(['mail application-received']);
    expect(await kindsOf(administrator, '@lagoon')).toEqual([
      'mail application-received',
      'mail submission-received',
      'submission dapp',
    ]);
  });

  test('gives a few of each kind, and takes neither a letter nor a page of text', async () => {
    const { signIn } = await prepare();
    const ada = await signIn('administrator');
    const found = await find(ada, 'ex');
    for (const kind of ['dapp', 'token', 'nft'])
      expect(found.filter((item) => 'kind' in item && item.kind === kind).length).toBeLessThanOrEqual(5);
    for (const q of ['', 'e', 'e'.repeat(201)])
      expect((await ada.get(`/api/desk/found?q=${q}`)).status, q).toBe(400);
  });
});
