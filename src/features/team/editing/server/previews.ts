import { randomBytes } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#lib/app-error.ts';

/** A page that runs nothing: what a frame of the desk shows. */
export interface StillPage {
  document: string;
  /** Its Content-Security-Policy. */
  policy: string;
}

export interface Placed {
  id: string;
  /** Address of the public page. */
  path: string;
  /** Id of the element that it begins with. */
  anchor?: string;
}

type PlacedPage = StillPage & Omit<Placed, 'id'>;

export interface Previews {
  /**
   * Renders for a person and keeps the page until some later ones.
   * @returns the name under which the frame gets it
   * @throws AppError too-many-requests while an earlier one of theirs is being rendered
   */
  render(personId: string, make: () => Promise<StillPage>): Promise<string>;
  /** The same for a page of a place. @returns its name, its address, and where it begins */
  renderPlaced(personId: string, make: () => Promise<PlacedPage>): Promise<Placed>;
  /** @throws AppError not-found when it was replaced */
  find(personId: string, name: string): Promise<StillPage>;
}

/** Of one person: the frame may ask for one when the next was made already. Each is some 100 KB. */
const keptOfPerson = 3;
const dayMs = 24 * 60 * 60_000;

/** Stores a page, and removes the person's oldest ones. */
async function keep(database: Database, row: { personId: string; name: string; page: StillPage; at: Date }) {
  const { personId, name, page, at } = row;
  const { document, policy } = page;
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('previews')
      .values({ person_id: personId, name, document, policy, create_time: at.toISOString() })
      .execute();
    const oldest = await transaction
      .selectFrom('previews')
      .select('id')
      .where('person_id', '=', personId)
      .orderBy('id', 'desc')
      .limit(1)
      .offset(keptOfPerson)
      .executeTakeFirst();
    if (!oldest) return;
    const tooMany = transaction.deleteFrom('previews').where('person_id', '=', personId);
    await tooMany.where('id', '<=', oldest.id).execute();
  });
}

/** What editors look at while they write: one page in the making per person and node, and a few kept, which any node has for the frame. */
export function createPreviews({ database, now }: { database: Database; now: () => Date }): Previews {
  const running = new Set<string>();
  const render = async (personId: string, make: () => Promise<StillPage>): Promise<string> => {
    if (running.has(personId))
      throw new AppError('too-many-requests', 'The previous preview is not ready yet.', {
        retryAfterSeconds: 1,
      });
    running.add(personId);
    try {
      const page = await make();
      const name = randomBytes(16).toString('base64url');
      await keep(database, { personId, name, page, at: now() });
      return name;
    } finally {
      running.delete(personId);
    }
  };
  return {
    render,
    async renderPlaced(personId, make) {
      let place: Omit<Placed, 'id'> = { path: '' };
      const id = await render(personId, async () => {
        const { path, anchor, ...page } = await make();
        place = { path, ...(anchor && { anchor }) };
        return page;
      });
      return { id, ...place };
    },
    async find(personId, name) {
      const row = database.selectFrom('previews').select(['document', 'policy']).where('name', '=', name);
      const found = await row.where('person_id', '=', personId).executeTakeFirst();
      if (!found) throw new AppError('not-found', 'This preview was replaced by a later one.');
      return found;
    },
  };
}

/** Previews that were looked at. */
export async function dropOldPreviews(database: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - dayMs).toISOString();
  await database.deleteFrom('previews').where('create_time', '<', oldest).execute();
}
