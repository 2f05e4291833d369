import { sql } from 'kysely';
import { listColleagues } from '#features/team/accounts/server/list-colleagues.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database } from '#platform/database/database.ts';
import { viewsMax, type NewQueueView, type QueueView, type ViewAction } from '../model/queue-view.ts';
import type { QueueDependencies } from './queue-dependencies.ts';
import type { Reviewer } from '../model/reviewer.ts';

type Owner = Pick<Reviewer, 'id'>;

/** Saved views of the queue, each of one person. The others see those that are shared, and may not change them. */
export interface QueueViews {
  /** The person's own in the order in which they were saved, then what colleagues share. */
  list(person: Owner): Promise<QueueView[]>;
  /** Saves a view, or gives the one of this name another filter. @throws AppError conflict when there are too many */
  save(view: NewQueueView, person: Owner): Promise<void>;
  /** @throws AppError not-found for a view that is not this person's, conflict when too many are shared */
  act(id: number, action: ViewAction, person: Owner): Promise<void>;
}

/** Views of a colleague whose account is disabled are kept, and not shown. */
async function listViews(database: Database, { id: person }: Owner): Promise<QueueView[]> {
  const rows = await database
    .selectFrom('queue_views')
    .select(['id', 'label', 'query', 'person_id', 'shared_time'])
    .where(({ or, eb }) => or([eb('person_id', '=', person), eb('shared_time', 'is not', null)]))
    .orderBy('id')
    .execute();
  const names = new Map((await listColleagues(database)).map(({ id, label }) => [id, label]));
  const views = rows.flatMap(({ person_id, shared_time, ...view }): QueueView[] => {
    const owner = person_id === person ? null : names.get(person_id);
    return owner === undefined ? [] : [{ ...view, owner, is_shared: shared_time !== null }];
  });
  return views.toSorted((a, b) => Number(a.owner !== null) - Number(b.owner !== null));
}

async function saveView(
  database: Database,
  { label, query }: NewQueueView,
  { id: person_id }: Owner,
): Promise<void> {
  await database
    .insertInto('queue_views')
    .values({ person_id, label, query, shared_time: null })
    .onConflict((conflict) => conflict.columns(['person_id', 'label']).doUpdateSet({ query }))
    .execute();
}

/** @param kept the person's own */
function requireRoom(kept: readonly QueueView[], label: string): void {
  if (kept.length >= viewsMax && kept.every((view) => view.label !== label))
    throw new AppError('conflict', `You have ${viewsMax} saved views. Remove one to save another.`);
}

/** Counts what people see. Two who share the last one at the same time make one more than `viewsMax`, which does no harm. */
async function requireRoomToShare(database: Database, person: Owner): Promise<void> {
  const shared = (await listViews(database, person)).filter(({ is_shared }) => is_shared);
  if (shared.length >= viewsMax)
    throw new AppError(
      'conflict',
      `${viewsMax} views are shared already. Ask a colleague to stop sharing one.`,
    );
}

export function createQueueViews({ database, now }: Pick<QueueDependencies, 'database' | 'now'>): QueueViews {
  /** @returns whether there was one */
  async function change(id: number, action: ViewAction, person: Owner): Promise<boolean> {
    const isTheirs = sql<boolean>`id = ${id} and person_id = ${person.id}`;
    const { rows } =
      action === 'remove'
        ? await sql`delete from queue_views where ${isTheirs} returning id`.execute(database)
        : await sql`update queue_views set shared_time = ${action === 'share' ? now().toISOString() : null}
            where ${isTheirs} returning id`.execute(database);
    return rows.length > 0;
  }
  return {
    list: (person) => listViews(database, person),
    save: async (view, person) => {
      const kept = await listViews(database, person);
      requireRoom(
        kept.filter(({ owner }) => owner === null),
        view.label,
      );
      await saveView(database, view, person);
    },
    act: async (id, action, person) => {
      if (action === 'share') await requireRoomToShare(database, person);
      if (!(await change(id, action, person))) throw new AppError('not-found', 'You have no such view.');
    },
  };
}
