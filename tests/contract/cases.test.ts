import { expect, it } from 'vitest';
import { caseKinds, type CaseKind } from '#features/team/accounts/model/case-kind.ts';
import type { Assigned, Assignee, Assignment, NextCase } from '#features/team/cases/model/assignment.ts';
import { addCase } from '../support/cases.ts';
import { createDesk, useDeskAssets, type Caller } from '../support/desk.ts';
import { describeOnEachEngine } from '../support/databases.ts';

type Row = Assigned<{ id: number }>;

describeOnEachEngine('cases of the desk', (open) => {
  const assets = useDeskAssets();

  /** Two reviewers, and as many cases of a kind as there are ages in hours. */
  async function prepare(kind: CaseKind, hours: readonly number[]) {
    const opened = await open();
    const desk = await createDesk(opened, assets());
    const { database } = opened;
    const ids: number[] = [];
    for (const each of hours) {
      const submission = await desk.send(`Lagoon ${each}`);
      ids.push(await addCase(database, kind, { hours: each, submission, name: `Lagoon ${each}` }));
    }
    const ana = await desk.signIn('reviewer', 'Ana');
    const ben = await desk.signIn('reviewer', 'Ben');
    const assignees = async () => {
      const answer = await ana.get(`/api/desk/cases/${kind}/assignees`);
      return ((await answer.json()) as { data: Assignee[] }).data;
    };
    const accountOf = async (name: string) => (await assignees()).find((each) => each.name === name)!.id;
    const accounts = { Ana: await accountOf('Ana'), Ben: await accountOf('Ben') };
    const list = async (caller: Caller, filter = '') => {
      const answer = await caller.get(`/api/desk/${kind}?state=open${filter}`);
      return ((await answer.json()) as { data: Row[] }).data;
    };
    const idsIn = async (caller: Caller, filter: string) =>
      (await list(caller, filter)).map(({ id }) => id).toSorted((a, b) => a - b);
    const assign = (caller: Caller, id: number, body: { to: string | null; seen: string | null }) =>
      caller.post(`/api/desk/cases/${kind}/${id}/assignment`, body);
    const find = async (caller: Caller, id: number) => {
      const answer = await caller.get(`/api/desk/cases/${kind}/${id}/assignment`);
      return ((await answer.json()) as { assignment: Assignment | null }).assignment;
    };
    const peek = async (caller: Caller, query = '') => {
      const answer = await caller.get(`/api/desk/cases/${kind}/next${query}`);
      return ((await answer.json()) as { next: NextCase | null }).next;
    };
    const take = async (caller: Caller, except?: number) => {
      const answer = await caller.post(`/api/desk/cases/${kind}/next`, { ...(except && { except }) });
      expect(answer.status, await answer.clone().text()).toBe(200);
      return ((await answer.json()) as { id: number | null }).id;
    };
    const log = () => database.selectFrom('audit_log').select(['area', 'action', 'subject']).execute();
    return {
      ...{ signIn: desk.signIn, disable: desk.accounts.disable, database, ids, ana, ben, accounts },
      ...{ list, idsIn, assign, find, peek, take, log },
    };
  }

  it.each(caseKinds)('of %s are assigned, found by who has them, and given back', async (kind) => {
    const world = await prepare(kind, [9, 5]);
    const { ana, ben, accounts, idsIn } = world;
    const [first, second] = world.ids as [number, number];
    const assigned = await world.assign(ana, first, { to: accounts.Ben, seen: null });
    expect(await assigned.json()).toMatchObject({
      assignment: { account: accounts.Ben, name: 'Ben', is_own: false, by: 'Ana' },
    });
    expect(await world.find(ben, first)).toMatchObject({ is_own: true, by: 'Ana' });
    expect((await world.list(ana)).find(({ id }) => id === first)?.assignment?.name).toBe('Ben');
    expect(await idsIn(ben, '&assignee=mine')).toEqual([first]);
    expect(await idsIn(ana, '&assignee=mine')).toEqual([]);
    expect(await idsIn(ana, '&assignee=none')).toEqual([second]);
    expect(await idsIn(ana, '')).toEqual([first, second]);
    expect((await world.assign(ben, first, { to: null, seen: accounts.Ben })).status).toBe(200);
    expect(await world.find(ana, first)).toBeNull();
    const entries = (await world.log()).filter(({ action }) => action.endsWith('assign-case'));
    expect(entries.map(({ action }) => action)).toEqual(['assign-case', 'unassign-case']);
  });

  it.each(caseKinds)(
    'of %s: the next is the most urgent of one’s own, then one that is unassigned',
    async (kind) => {
      const world = await prepare(kind, [5, 9, 7]);
      const { ana, ben, accounts, take } = world;
      const [own, oldest, later] = world.ids as [number, number, number];
      expect(await world.peek(ana)).toEqual({ id: oldest, name: expect.any(String) as string });
      expect(await world.find(ana, oldest)).toBeNull();
      await world.assign(ana, own, { to: accounts.Ana, seen: null });
      expect(await take(ana)).toBe(own);
      expect(await take(ana, own)).toBe(oldest);
      expect(await world.find(ben, oldest)).toMatchObject({ name: 'Ana', by: null });
      expect(await take(ben)).toBe(later);
      expect(await take(ben, later)).toBeNull();
      expect(await take(ana)).toBe(oldest);
    },
  );

  it('lead two people who ask at the same moment to different ones', async () => {
    const { ana, ben, take, ids } = await prepare('reports', [9, 5]);
    const taken = await Promise.all([take(ana), take(ben)]);
    expect(taken.toSorted((a, b) => Number(a) - Number(b))).toEqual(ids);
  });

  it('are assigned to one of two people, and the other is told who has it', async () => {
    const { ana, ben, accounts, assign, find, ids } = await prepare('reports', [5]);
    const [id] = ids as [number];
    const answers = await Promise.all([
      assign(ana, id, { to: accounts.Ana, seen: null }),
      assign(ben, id, { to: accounts.Ben, seen: null }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    const { name, account } = (await find(ana, id))!;
    expect(await refused.json()).toEqual({ message: `${name} has this case now.` });
    expect((await assign(ana, id, { to: accounts.Ana, seen: account })).status).toBe(200);
    expect((await assign(ana, id, { to: null, seen: accounts.Ana })).status).toBe(200);
    const late = await assign(ben, id, { to: accounts.Ben, seen: accounts.Ana });
    expect([late.status, await late.json()]).toEqual([
      409,
      { message: 'This case was given back and is unassigned now.' },
    ]);
  });

  it('are assigned while they are open, to accounts that may decide about them', async () => {
    const { ana, accounts, assign, signIn, database, ids } = await prepare('reports', [5, 4]);
    const [id, decided] = ids as [number, number];
    await signIn('editor', 'Edda');
    await database
      .updateTable('report_cases')
      .set({ decided_time: new Date().toISOString(), outcome: 'no-action' })
      .where('id', '=', decided)
      .execute();
    const edda = await database
      .selectFrom('desk_users')
      .select('id')
      .where('name', '=', 'Edda')
      .executeTakeFirstOrThrow();
    const statusOf = async (to: string, about = id) => (await assign(ana, about, { to, seen: null })).status;
    expect(await statusOf(edda.id)).toBe(409);
    expect(await statusOf('unknown')).toBe(409);
    expect(await statusOf(accounts.Ana, decided)).toBe(409);
    expect(await statusOf(accounts.Ana, 999)).toBe(404);
    expect(await statusOf(accounts.Ana)).toBe(200);
  });

  it('are neither assigned to the person whose decision they are about, nor their next one', async () => {
    const { ana, ben, accounts, assign, take, peek, database, ids } = await prepare('appeals', [5, 4]);
    const [own, other] = ids as [number, number];
    await database.updateTable('appeals').set({ contested_id: accounts.Ana }).where('id', '=', own).execute();
    expect((await assign(ben, own, { to: accounts.Ana, seen: null })).status).toBe(409);
    expect(await take(ana)).toBe(other);
    expect(await peek(ana, `?except=${other}`)).toBeNull();
    expect(await take(ben)).toBe(own);
  });

  it('are free again when their person’s account is disabled or may no longer decide', async () => {
    const { ana, accounts, assign, find, signIn, ids } = await prepare('reports', [5, 4]);
    const [first, second] = ids as [number, number];
    const admin = await signIn('administrator', 'Carl');
    for (const id of ids) await assign(ana, id, { to: accounts.Ben, seen: null });
    await admin.post(`/api/desk/accounts/${accounts.Ben}/actions`, {
      ...{ name: 'set-roles', roles: ['editor', 'reviewer'], seen: ['reviewer'] },
    });
    expect(await find(ana, first)).toMatchObject({ name: 'Ben' });
    await admin.post(`/api/desk/accounts/${accounts.Ben}/actions`, {
      ...{ name: 'set-roles', roles: ['editor'], seen: ['editor', 'reviewer'] },
    });
    expect([await find(ana, first), await find(ana, second)]).toEqual([null, null]);
    await assign(admin, first, { to: accounts.Ana, seen: null });
    await admin.post(`/api/desk/accounts/${accounts.Ana}/actions`, { name: 'disable' });
    expect(await find(admin, first)).toBeNull();
  });

  it('are free again when the command line disables their person’s account', async () => {
    const { ana, ben, accounts, disable, assign, find, ids } = await prepare('watch', [5]);
    const [id] = ids as [number];
    await assign(ben, id, { to: accounts.Ana, seen: null });
    expect(await find(ben, id)).toMatchObject({ name: 'Ana' });
    await disable('ana@example.org');
    expect(await find(ben, id)).toBeNull();
    expect((await ana.get('/api/desk/watch')).status).toBe(401);
    expect((await assign(ben, id, { to: accounts.Ana, seen: null })).status).toBe(409);
  });

  it('that cannot wait are next before older ones', async () => {
    for (const kind of ['reports', 'watch'] as const) {
      const { ana, take, database } = await prepare(kind, [9]);
      const urgent = await addCase(database, kind, {
        hours: 1,
        submission: 1,
        isUrgent: true,
        name: 'Urgent',
      });
      expect(await take(ana)).toBe(urgent);
    }
  });

  it('keep their version when they are assigned, so that a decision that was begun still counts', async () => {
    const { ana, ben, accounts, assign, ids } = await prepare('reports', [5]);
    const [id] = ids as [number];
    const { version } = (await (await ana.get(`/api/desk/reports/${id}`)).json()) as { version: number };
    await assign(ben, id, { to: accounts.Ben, seen: null });
    const action = { name: 'decide', outcome: 'no-action', note: 'It is ours.' };
    expect((await ana.post(`/api/desk/reports/${id}/actions`, { version, action })).status).toBe(200);
    expect((await assign(ben, id, { to: null, seen: accounts.Ben })).status).toBe(409);
  });
});
