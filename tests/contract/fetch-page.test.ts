import { expect, it } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { fetchPage, fetchSearchedPage } from '#platform/database/fetch-page.ts';
import { describeOnEachEngine } from '../support/databases.ts';

const months = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'];

const addMonths = (database: Database) =>
  database
    .insertInto('milestones')
    .values(months.map((month) => ({ month, shown: month < '2026-06' ? 1 : 0, texts: '{}' })))
    .execute();

describeOnEachEngine('a page of five rows', (open) => {
  it.each([
    { page: 1, perPage: 10, found: months.slice(0, 5) },
    { page: 1, perPage: 5, found: months.slice(0, 5) },
    { page: 1, perPage: 2, found: months.slice(0, 2) },
    { page: 3, perPage: 2, found: months.slice(4, 5) },
    { page: 4, perPage: 2, found: [] },
  ])('page $page of $perPage rows each, with the number of all', async ({ found, ...request }) => {
    const { database } = await open();
    await addMonths(database);
    for (const fetch of [fetchPage, fetchSearchedPage]) {
      const { data, total } = await fetch(
        database.selectFrom('milestones').where('shown', '=', 1),
        (query) => query.select('month').orderBy('month'),
        request,
      );
      expect([data.map(({ month }) => month), total]).toEqual([found, 5]);
    }
  });

  it('has its first rows alone, and counts no others, where the number is not asked for', async () => {
    const { database } = await open();
    await addMonths(database);
    for (const fetch of [fetchPage, fetchSearchedPage]) {
      const { data, total } = await fetch(
        database.selectFrom('milestones').where('shown', '=', 1),
        (query) => query.select('month').orderBy('month'),
        { page: 1, perPage: 2, isCounted: false },
      );
      expect([data.map(({ month }) => month), total]).toEqual([months.slice(0, 2), 2]);
    }
  });

  it('of nothing has no rows, and none are counted', async () => {
    const { database } = await open();
    for (const fetch of [fetchPage, fetchSearchedPage])
      expect(
        await fetch(
          database.selectFrom('milestones').where('shown', '=', 2),
          (query) => query.select('month').orderBy('month'),
          { page: 1, perPage: 5 },
        ),
      ).toEqual({ data: [], total: 0 });
  });
});
