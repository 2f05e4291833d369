import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { allActs } from '../support/desk-acts/all-acts.ts';
import { createActWorld, type Act } from '../support/desk-acts/act-world.ts';
import { useDeskAssets } from '../support/desk.ts';
import { describeOnEachEngine } from '../support/databases.ts';

/** Entries after this one, oldest first. */
async function entriesSince(database: Database, last: number) {
  const rows = await database
    .selectFrom('audit_log')
    .select(['id', 'area', 'action', 'actor'])
    .where('id', '>', last)
    .orderBy('id')
    .execute();
  return rows.map(({ id, area, action, actor }) => ({ id, actor, entry: `${area} ${action}` }));
}

describeOnEachEngine('the audit log of the desk', (open) => {
  const assets = useDeskAssets();
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  async function prepare() {
    const world = await createActWorld(await open(), assets());
    const methods = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
    const routes = world.app.routes
      .filter(({ method, path }) => methods.has(method) && path.startsWith('/api/desk/'))
      .map(({ method, path }) => `${method} ${path}`);
    const perform = async (act: Act) => {
      const { path, body, caller = world.ana } = await act.prepare(world);
      const before = await entriesSince(world.database, 0);
      const answer = await caller.post(`/api/desk/${path}`, body);
      const text = await answer.text();
      for (const key of world.references.values()) expect(text).not.toContain(key);
      if (!answer.ok) return [`${answer.status} ${text}`];
      const entries = await entriesSince(world.database, before.at(-1)?.id ?? 0);
      return entries.map(({ entry, actor }) => (actor === '' ? `${entry} by nobody` : entry));
    };
    return { ...world, routes: [...new Set(routes)], perform };
  }

  it('has a row for each route that changes something, and a reason for each that leaves no entry', async () => {
    const { routes } = await prepare();
    expect(Object.keys(allActs).toSorted()).toEqual(routes.toSorted());
    const acts = Object.values(allActs).flat();
    expect(acts.every(({ writes, because }) => (writes.length === 0) === (because !== undefined))).toBe(true);
  });

  it('gets exactly the entries that the table names, from one call each', async () => {
    const { perform } = await prepare();
    const written: Record<string, string[][]> = {};
    for (const [route, acts] of Object.entries(allActs)) {
      written[route] = [];
      for (const act of acts) written[route].push(await perform(act));
    }
    const expected = Object.entries(allActs).map(([route, acts]) => [
      route,
      acts.map(({ writes }) => writes),
    ]);
    expect(written).toEqual(Object.fromEntries(expected));
  });
});
