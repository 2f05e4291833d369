import { expect, it } from 'vitest';
import type { AppealCase, AppealCaseDetail } from '#features/listing/appeals/model/appeal-case.ts';
import { createAppeals } from '#features/listing/appeals/server/appeals.ts';
import { createDesk, useDeskAssets, type Caller } from '../support/desk.ts';
import { describeOnEachEngine } from '../support/databases.ts';

describeOnEachEngine('appeals at the desk', (open) => {
  const assets = useDeskAssets();

  /** A submission that Rita rejected, and the team's appeal. */
  async function prepare() {
    const opened = await open();
    const desk = await createDesk(opened, assets());
    const { references } = desk;
    const { database } = opened;
    const rita = await desk.signIn('reviewer', 'Rita');
    const id = await desk.send('Lagoon Exchange');
    await database.updateTable('submissions').set({ state: 'in-review' }).where('id', '=', id).execute();
    const { version } = (await (await rita.get(`/api/desk/submissions/${id}`)).json()) as { version: number };
    const action = { name: 'reject', reason: 'other', text: 'Not like this.' };
    const answer = await rita.post(`/api/desk/submissions/${id}/actions`, { version, action });
    expect(answer.status).toBe(200);
    const reference = references.get(id)!;
    const appeals = createAppeals({ ...opened, now: () => new Date() });
    expect(await appeals.submit({ reference, text: 'Look again.' })).toBe('sent');
    const read = async (caller: Caller) => {
      const { data } = (await (await caller.get('/api/desk/appeals')).json()) as { data: AppealCase[] };
      return (await (await caller.get(`/api/desk/appeals/${data[0]!.id}`)).json()) as AppealCaseDetail;
    };
    const decide = (caller: Caller, { id: appeal, version: seen }: AppealCaseDetail) =>
      caller.post(`/api/desk/appeals/${appeal}/actions`, {
        version: seen,
        decision: { outcome: 'granted', text: 'You are right.' },
      });
    return { ...desk, rita, read, decide, accounts: desk.accounts };
  }

  it('the person who decided is refused with a code, and told that another person decides', async () => {
    const { rita, read, decide, signIn } = await prepare();
    const ben = await signIn('administrator', 'Ben');
    const item = await read(rita);
    expect(item.bar).toBe('own-decision');
    const refused = await decide(rita, item);
    expect([refused.status, await refused.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'own-decision' }),
    ]);
    const seen = await read(ben);
    expect(seen).toMatchObject({ bar: null, decision: null, version: item.version });
    const decided = await decide(ben, seen);
    expect(decided.status).toBe(200);
    expect(((await decided.json()) as AppealCaseDetail).decision).toMatchObject({
      outcome: 'granted',
      actor: 'ben@example.org',
    });
    const again = await decide(ben, seen);
    expect([again.status, await again.json()]).toEqual([
      409,
      expect.objectContaining({
        theirs: expect.objectContaining({ version: seen.version + 1 }) as unknown,
      }),
    ]);
  });

  it('a desk with one reviewer is told that a second one is needed', async () => {
    const { rita, read, decide, signIn, accounts } = await prepare();
    await signIn('editor', 'Edda');
    expect((await read(rita)).bar).toBe('second-reviewer-needed');
    expect((await decide(rita, await read(rita))).status).toBe(403);
    const carl = await signIn('reviewer', 'Carl');
    expect((await read(rita)).bar).toBe('own-decision');
    await accounts.disable('carl@example.org');
    expect((await carl.get('/api/desk/appeals')).status).toBe(401);
    expect((await read(rita)).bar).toBe('second-reviewer-needed');
  });
});
