import { bumpContentRevision, getContentRevision } from '#platform/database/content-revision.ts';
import type { Database } from '#platform/database/database.ts';
import { createCatalogueSearch } from './catalogue-search.ts';
import { hotSearchHids } from './list-hot-searches.ts';
import { firstCountedDay, listSearched } from './list-searched.ts';
import { areOutdated, readShownChecks } from './shown-checks.ts';
import { readRecords } from './read-records.ts';
import { buildSnapshot, type Snapshot } from './snapshot.ts';

export interface CatalogueIndex {
  /** The current catalogue of the database. */
  current(): Promise<Snapshot>;
  /** Updates search counts and checks of tokens; see `Catalogue.refresh`. */
  refresh(): Promise<void>;
}

/**
 * The public catalogue in memory. One small query per call checks whether the content has changed; only then
 * everything is read again, once for all waiting callers.
 */
export function createCatalogueIndex(options: { database: Database; now: () => Date }): CatalogueIndex {
  const { database, now } = options;
  const search = createCatalogueSearch();
  let snapshot: Snapshot | undefined;
  let reading: Promise<Snapshot> | undefined;

  async function read(): Promise<Snapshot> {
    const records = await readRecords(database, now());
    // Synchronous from here on: no caller sees new words with old records.
    search.update(records);
    snapshot = buildSnapshot(records, search);
    return snapshot;
  }

  async function current(): Promise<Snapshot> {
    const revision = await getContentRevision(database);
    while (snapshot?.revision !== revision) {
      reading ??= read().finally(() => (reading = undefined));
      const found = await reading;
      // Read while another change was committed: newer than requested is fine.
      if (found.revision > revision) return found;
    }
    return snapshot;
  }

  async function refresh(): Promise<void> {
    await database.deleteFrom('search_counts').where('day', '<', firstCountedDay(now())).execute();
    const known = await current();
    const shown = hotSearchHids(known.searched, known).join();
    const isSameSearch = hotSearchHids(await listSearched(database, now()), known).join() === shown;
    if (isSameSearch && !areOutdated(known.tokens, await readShownChecks(database, now()))) return;
    await bumpContentRevision(database);
    await current();
  }

  return { current, refresh };
}
