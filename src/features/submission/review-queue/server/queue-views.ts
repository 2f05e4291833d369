import { AppError } from '#lib/app-error.ts';
import type { Database } from '#platform/database/database.ts';
import { viewsMax, type QueueView } from '../model/queue-view.ts';
import type { Reviewer } from '../model/reviewer.ts';

type Owner = Pick<Reviewer, 'id'>;

/** A person's saved views of the queue, in the order in which they were saved. Nobody else sees them; a link shares one. */
export interface QueueViews {
  list(person: Owner): Promise<QueueView[]>;
  /** Saves a view, or gives the one of this name another filter. @throws AppError conflict when there are too many */
  save(view: Omit<QueueView, 'id'>, person: Owner): Promise<void>;
  /** @throws AppError not-found for a view that is not this person's */
  remove(id: number, person: Owner): Promise<void>;
}

async function saveView(
  database: Database,
  { label, query }: Omit<QueueView, 'id'>,
  { id: person_id }: Owner,
): Promise<void> {
  await database
    .insertInto('queue_views')
    .values({ person_id, label, query })
    .onConflict((conflict) => conflict.columns(['person_id', 'label']).doUpdateSet({ query }))
    .execute();
}

/** @param kept their names */
function requireRoom(kept: readonly QueueView[], label: string): void {
  if (kept.length >= viewsMax && kept.every((view) => view.label !== label))
    throw new AppError('conflict', `You have ${viewsMax} saved views. Remove one to save another.`);
}

export function createQueueViews(database: Database): QueueViews {
  const list = ({ id }: Owner) =>
    database
      .selectFrom('queue_views')
      .select(['id', 'label', 'query'])
      .where('person_id', '=', id)
      .orderBy('id')
      .execute();
  return {
    list,
    save: async (view, person) => {
      requireRoom(await list(person), view.label);
      await saveView(database, view, person);
    },
    remove: async (id, person) => {
      const removed = await database
        .deleteFrom('queue_views')
        .where('id', '=', id)
        .where('person_id', '=', person.id)
        .returning('id')
        .executeTakeFirst();
      if (!removed) throw new AppError('not-found', 'You have no such view.');
    },
  };
}
