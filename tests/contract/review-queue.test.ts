import { expect, it } from 'vitest';
import { sql, type KyselyPlugin } from 'kysely';
import { brand } from '#brand/brand.ts';
import { reviewKinds } from '#app/review-kinds.ts';
import type { ReviewSubmission } from '#features/submission/review/model/review-submission.ts';
import type { ReviewRow } from '#features/submission/review-queue/model/queue-row.ts';
import { listSubmissions } from '#features/submission/review-queue/server/list-submissions.ts';
import type { Database } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createDesk, useDeskAssets, type Caller } from '../support/desk.ts';

/** The same database, and how many queries went to it. */
function countQueries(database: Database): { counted: Database; count: () => number } {
  let queries = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { counted: database.withPlugin(plugin), count: () => queries };
}

const listPath = '/api/desk/submissions?sort=promised_time&order=ASC&page=1&per_page=50';

async function titles(caller: Caller, query: string): Promise<string[]> {
  const answer = await caller.get(`${listPath}&${query}`);
  return ((await answer.json()) as { data: ReviewRow[] }).data.map(({ title }) => title);
}

describeOnEachEngine('the queue of the review', (open) => {
  const assets = useDeskAssets();

  async function prepare() {
    const opened = await open();
    const desk = await createDesk(opened, assets());
    const setState = (id: number, state: string, promised_time: string | null) =>
      opened.database.updateTable('submissions').set({ state, promised_time }).where('id', '=', id).execute();
    return { ...desk, opened, database: opened.database, setState };
  }

  it('shows several states together, the most urgent first and what has no promise last', async () => {
    const { send, signIn, setState } = await prepare();
    const [calm, late, asked] = [await send('Calm Bay'), await send('Late Quay'), await send('Asked Pier')];
    await send('Unpaid Jetty');
    await setState(calm, 'in-review', '2026-11-30T12:00:00.000Z');
    await setState(late, 'in-review', '2026-11-20T12:00:00.000Z');
    await setState(asked, 'changes-requested', null);
    const reviewer = await signIn('reviewer');
    expect(await titles(reviewer, 'state=in-review,changes-requested')).toEqual([
      'Late Quay',
      'Calm Bay',
      'Asked Pier',
    ]);
    expect(await titles(reviewer, 'state=changes-requested')).toEqual(['Asked Pier']);
    expect(await titles(reviewer, '')).toHaveLength(4);
    expect((await reviewer.get(`${listPath}&state=in-review,lost`)).status).toBe(400);
  });

  it('says of each row what was found and shows its logo', async () => {
    const { send, signIn, database } = await prepare();
    await send('Lagoon Exchange');
    const findings = JSON.stringify([
      { severity: 'desk', code: 'same-name', params: { title: 'Lagoon' } },
      { severity: 'warning', code: 'same-email', params: {} },
      { severity: 'warning', code: 'look-alike-url', params: { host: 'lagoon.example' } },
      { severity: 'notice', code: 'ownership-renounced', params: {} },
    ]);
    await database.updateTable('submissions').set({ findings }).execute();
    const reviewer = await signIn('reviewer');
    const answer = await reviewer.get(listPath);
    const { data } = (await answer.json()) as { data: ReviewRow[] };
    expect(data[0]?.icon).toMatch(/^[0-9a-f]{64}$/);
    expect(data[0]?.locale).toBe('en');
    expect(data[0]?.marks).toEqual({ stop: 1, look: 2 });
  });

  it('asks the database as often for many rows as for one', async () => {
    const { send, database } = await prepare();
    const queriesOf = async () => {
      const { counted, count } = countQueries(database);
      const request = { kinds: ['dapp'], sort: 'promised_time', order: 'ASC', page: 1, perPage: 50 } as const;
      await listSubmissions(
        { database: counted, kinds: reviewKinds, brand, now: () => new Date() },
        request,
        {
          id: 'ana',
        },
      );
      return count();
    };
    await send('First Light');
    const forOne = await queriesOf();
    await send('Second Light');
    await send('Third Light');
    expect(await queriesOf()).toBe(forOne);
  });

  it('names what else came from the same email address, however it is written', async () => {
    const { send, signIn, database } = await prepare();
    const first = await send('Lagoon Exchange');
    const second = await send('Harbor Names');
    const other = await send('Far Island');
    await database
      .updateTable('submissions')
      .set({ email: 'TEAM@lagoon.example' })
      .where('id', '=', second)
      .execute();
    await database
      .updateTable('submissions')
      .set({ email: 'far@island.example' })
      .where('id', '=', other)
      .execute();
    const reviewer = await signIn('reviewer');
    const answer = await reviewer.get(`/api/desk/submissions/${first}`);
    const { also } = (await answer.json()) as ReviewSubmission;
    expect(also.items.filter(({ shared }) => shared.includes('email')).map(({ title }) => title)).toEqual([
      'Harbor Names',
    ]);
  });

  it('is migrated where a later migration was applied already', async () => {
    const { opened, database } = await prepare();
    await sql`delete from kysely_migration where name = '020-review-queue'`.execute(database);
    await sql`drop index submissions_queue`.execute(database);
    await expect(migrate(opened)).resolves.toBeUndefined();
  });
});
