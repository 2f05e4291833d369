import { expect, it } from 'vitest';
import { exportedLists } from '#features/core/desk-kit/model/exported-list.ts';
import { listQuery } from '#features/core/desk-kit/desk/list-query.ts';
import { createDesk, useDeskAssets } from '../support/desk.ts';
import { describeOnEachEngine } from '../support/databases.ts';

/** What the screens of each list narrow it by, with a value that a person can choose there. */
const offered: Record<string, Readonly<Record<string, string>>> = {
  submissions: {
    state: 'in-review,changes-requested',
    locale: 'fr',
    network: 'bsc',
    finding: 'none',
    due: 'late',
    refund: 'proven',
    payment: 'second-person',
    holder: 'free',
    decider: 'none',
    kind: 'token',
    q: 'lagoon',
  },
  'content/news': { state: 'published', choice: 'warning', q: 'tide' },
  listings: { kind: 'nft', state: 'delisted', source: 'desk', q: 'lagoon' },
  networks: { q: 'bnb' },
  'prepared-arrangements': { kind: 'network' },
  watch: { assignee: 'mine', state: 'decided', kind: 'dapp', signal: 'dead', q: 'lagoon' },
  reports: { assignee: 'none', state: 'decided', kind: 'dapp', reason: 'phishing', q: 'lagoon' },
  appeals: { assignee: 'mine', state: 'decided', kind: 'nft', subject: 'delisting', q: 'lagoon' },
  proposals: { state: 'decided', kind: 'release', q: 'lagoon' },
  transfers: { assignee: 'none', state: 'gone', q: '0x12' },
  'payment-questions': { assignee: 'mine', state: 'decided', q: 'lagoon' },
  outbox: { state: 'failed', kind: 'submission-listed', submission: '1', q: 'ana@' },
  subscribers: { state: 'subscribed', locale: 'en', q: 'example' },
  audit: { area: 'account', actor: 'ana', q: 'sign', from: '2026-11-01', to: '2026-11-30' },
  found: { q: 'lagoon' },
  'own-notices': { state: 'earlier' },
};

/** What a list must be asked with. */
const needed: Readonly<Record<string, string>> = { found: '&q=lagoon' };

describeOnEachEngine('lists of the desk', (open) => {
  const assets = useDeskAssets();

  async function prepare() {
    const desk = await createDesk(await open(), assets());
    await desk.send('Lagoon Exchange');
    const caller = await desk.signIn('administrator');
    const lists = desk.app.routes
      .filter(({ method, path }) => method === 'GET' && /^\/api\/desk\/[a-z-]+$/.test(path))
      .map(({ path }) => path.replace('/api/desk/', ''));
    return { caller, lists: [...new Set(lists), 'content/news', 'category-order/versions'] };
  }

  it('takes each filter that its screens offer', async () => {
    const { caller } = await prepare();
    for (const [list, filters] of Object.entries(offered))
      for (const [name, value] of Object.entries(filters)) {
        const filter = list === 'found' ? { q: 'lagoon' } : { [name]: value };
        const query = listQuery({ filter, pagination: { page: 1, perPage: 25 } });
        const answer = await caller.get(`/api/desk/${list}?${query}`);
        expect(answer.status, `${list}?${query}: ${await answer.clone().text()}`).toBe(200);
        expect(await answer.json()).toMatchObject({ data: expect.any(Array) as unknown });
      }
  });

  it('refuses a filter that a list does not have, so that no filter does nothing', async () => {
    const { caller, lists } = await prepare();
    const others: string[] = [];
    for (const list of lists) {
      const query = `page=1&per_page=25${needed[list] ?? ''}&color=red`;
      const { status } = await caller.get(`/api/desk/${list}?${query}`);
      if (status !== 400) others.push(`${list}: ${status}`);
    }
    // It is one record, and has no rows to narrow.
    expect(others).toEqual(['uploads-waiting: 200']);
    expect(lists.filter((list) => offered[list]).toSorted()).toEqual(Object.keys(offered).toSorted());
  });

  it('lets administrators alone save the outbox, which names every recipient, as a file', async () => {
    const desk = await createDesk(await open(), assets());
    const asked = async (role: 'administrator' | 'reviewer') => {
      const caller = await desk.signIn(role, role);
      const counts = (await (await caller.get('/api/desk/outbox-counts')).json()) as { meta: object };
      const { status } = await caller.post('/api/desk/list-exports', { list: 'outbox', rows: 3 });
      return { ...counts.meta, status };
    };
    expect(await asked('administrator')).toMatchObject({ exports: true, status: 201 });
    expect(await asked('reviewer')).toMatchObject({ exports: false, status: 403 });
  });

  it('enter the log as saved only by a name that exists, from someone who may read them', async () => {
    const desk = await createDesk(await open(), assets());
    const caller = await desk.signIn('recruiter');
    const save = async (list: string) =>
      (await caller.post('/api/desk/list-exports', { list, rows: 3 })).status;
    const readable = ['submissions', 'answers', 'own-tokens'];
    for (const list of exportedLists)
      expect([list, await save(list)]).toEqual([list, readable.includes(list) ? 201 : 403]);
    expect(await save('every-key')).toBe(400);
  });

  it('lets no script say that it saved the own tokens, which none of them reads', async () => {
    const { signIn, anonymous, password } = await createDesk(await open(), assets());
    const owner = await signIn('administrator');
    const asked = { name: 'nightly', scopes: ['read'], days: 30, password, code: '' };
    const made = await owner.post('/api/desk/own-access-tokens', asked);
    const { token } = (await made.json()) as { token: string };
    const headers = { authorization: `Bearer ${token}`, origin: '' };
    const save = async (list: string) =>
      (await anonymous.post('/api/desk/list-exports', { list, rows: 3 }, headers)).status;
    expect([await save('listed'), await save('own-tokens')]).toEqual([201, 403]);
  });
});
