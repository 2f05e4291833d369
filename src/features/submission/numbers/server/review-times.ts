import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { Database } from '#platform/database/database.ts';
import { countedKinds } from '../model/numbers.ts';
import { listReviewTimes, reviewTimesDays, type ReviewTimes } from '../model/review-times.ts';
import { listDecisions } from './list-decisions.ts';

const dayMs = 24 * 60 * 60_000;

/** How long reviews took, for visitors. */
export interface PublicReviewTimes {
  /** As the stored page shows it: the same until `refresh` finds a difference. */
  read(): Promise<ReviewTimes>;
  /** Counts again, and has the pages made again where something differs. Does nothing before the first `read`. */
  refresh(): Promise<void>;
}

export function createReviewTimes({
  database,
  now,
}: {
  database: Database;
  now: () => Date;
}): PublicReviewTimes {
  let published: ReviewTimes | undefined;
  const count = async () => {
    const until = now();
    const since = new Date(until.getTime() - reviewTimesDays * dayMs).toISOString();
    return listReviewTimes(await listDecisions(database, { since, kinds: countedKinds }), until);
  };
  return {
    read: async () => (published ??= await count()),
    async refresh() {
      if (!published) return;
      const counted = await count();
      if (JSON.stringify(counted) === JSON.stringify(published)) return;
      published = counted;
      await bumpContentRevision(database);
    },
  };
}
