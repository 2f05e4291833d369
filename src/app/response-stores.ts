import type { HostedContent } from '#features/content-host/server/hosted-content.ts';
import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';
import { PageStore } from './page-store.ts';
import { watchRevision, type RevisionWatch } from './watch-revision.ts';

const pageBytes = 48 * 1024 * 1024;
const apiBytes = 8 * 1024 * 1024;
const pictureBytes = 16 * 1024 * 1024;
/** How soon a change made by another process is seen … */
const revisionPollMs = 500;
/** … and how long after that a stored page may still be sent: within a second every visitor sees the change. */
const staleMs = 500;

/** The responses kept in memory. */
export interface ResponseStores {
  pages: PageStore;
  /** The content API, for everyone. */
  api: PageStore;
  /** The content API for the pages' own calls, where the pages show a content host's content. */
  pagesApi: PageStore;
  /** The pictures of pages, which are large. */
  pictures: PageStore;
}

export function createResponseStores(): ResponseStores {
  return {
    pages: new PageStore({ maxBytes: pageBytes, staleMs }),
    api: new PageStore({ maxBytes: apiBytes }),
    pagesApi: new PageStore({ maxBytes: apiBytes }),
    pictures: new PageStore({ maxBytes: pictureBytes }),
  };
}

interface WatchOptions {
  database: Database;
  log: Log;
  hosted: HostedContent | undefined;
}

/** Drops what is stored when the content changes, this portal's own or the content host's; looks for both in the background. */
export async function watchContent(
  { pages, api, pagesApi, pictures }: ResponseStores,
  { database, log, hosted }: WatchOptions,
): Promise<RevisionWatch> {
  const watch = await watchRevision({ database, log, pollMs: revisionPollMs }, async () => {
    for (const each of [api, pagesApi, pictures]) each.clear();
    pages.expire();
  });
  hosted?.watch(async (changed) => {
    for (const each of [pagesApi, api]) each.clear();
    pages.expire();
    // Drawing is expensive, and time alone changes no title.
    if (changed) pictures.clear();
    await pages.renewed();
  });
  return {
    ...watch,
    check: async () => {
      await watch.check();
      await pages.renewed();
    },
  };
}
