import type { Database, Engine } from '#platform/database/database.ts';
import type { Limits } from '#platform/limits/limits.ts';
import { createNodeLimits } from '#platform/limits/node-limits.ts';
import { answerFromSnapshots } from './answer-from-snapshots.ts';
import { createCatalogueIndex } from './catalogue-index.ts';
import { arrangeSnapshot } from './arrange-snapshot.ts';
import type { Catalogue, OwnCatalogue } from './catalogue.ts';
import { dropOldEmptySearches } from './empty-search-days.ts';
import { createEmptySearches } from './count-empty-search.ts';
import { countSearch } from './count-search.ts';
import { layItem } from './lay-item.ts';
import { createOnceADay } from './once-a-day.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * The catalogue of this portal's database. All answers come from memory and belong to one content revision;
 * a committed change (by any process) is seen by the next call.
 * @param options.now the clock, for the day of a counted search
 * @param options.limits counts who searched for what today; in the memory of this process unless given
 */
export function createCatalogue(options: {
  database: Database;
  engine: Engine;
  now: () => Date;
  limits?: Limits;
}): OwnCatalogue {
  const { database, now, limits = createNodeLimits(now) } = options;
  const index = createCatalogueIndex({ database, now });
  const countEmpty = createEmptySearches({ database, isFirstToday: createOnceADay(now), now });
  const previewOf = (lay: (snapshot: Snapshot) => Snapshot): Catalogue => ({
    ...answerFromSnapshots(async () => lay(await index.current())),
    // A preview is no visit.
    countSearch: async () => {},
    refresh: async () => {},
  });
  return {
    ...answerFromSnapshots(() => index.current()),
    showing: (item) => previewOf((snapshot) => layItem(snapshot, item)),
    arranged: (arrangement) => previewOf((snapshot) => arrangeSnapshot(snapshot, arrangement)),
    countSearch: async (key, visitor) =>
      countSearch({
        database,
        snapshot: await index.current(),
        key,
        visitor,
        limits,
        countEmpty,
        now: now(),
      }),
    refresh: async () => {
      await dropOldEmptySearches(database, now());
      await index.refresh();
    },
  };
}
