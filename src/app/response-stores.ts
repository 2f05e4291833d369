import type { HostedContent } from '#features/listing/content-host/server/hosted-content.ts';
import type { ServiceStatus } from '#features/site/service-status/server/service-status.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { CdnPurge } from '#platform/env/settings.ts';
import type { Log } from '#platform/log/log.ts';
import { createPurge } from './cdn/purge.ts';
import { PageStore } from './page-store.ts';
import { onlyProcess, shareOf, type ProcessPart } from './processes/process-part.ts';
import { watchRevision, type RevisionPolls, type RevisionWatch } from './watch-revision.ts';

const pageBytes = 40 * 1024 * 1024;
const apiBytes = 8 * 1024 * 1024;
const pictureBytes = 16 * 1024 * 1024;
const momentBytes = 4 * 1024 * 1024;
/** With the time between two measurements and `momentary` below a minute. */
const momentMs = 10_000;
/** How soon a change made by another process is seen where PostgreSQL does not announce it, and where the announcement got lost … */
const revisionPolls: RevisionPolls = { aloneMs: 500, hearingMs: 5_000 };
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
  /** What is about one moment: pages and answers that are old after ten seconds. */
  moments: PageStore;
}

/** The stores of a process, which has a share of their memory. */
export function createResponseStores(part: ProcessPart = onlyProcess): ResponseStores {
  const shareIn = (bytes: number) => ({ maxBytes: shareOf(bytes, part) });
  return {
    pages: new PageStore({ ...shareIn(pageBytes), staleMs }),
    api: new PageStore(shareIn(apiBytes)),
    pagesApi: new PageStore(shareIn(apiBytes)),
    pictures: new PageStore(shareIn(pictureBytes)),
    moments: new PageStore({ ...shareIn(momentBytes), keptMs: momentMs }),
  };
}

interface WatchOptions {
  open: Pick<OpenDatabase, 'database' | 'listen'>;
  log: Log;
  hosted: HostedContent | undefined;
  /** Its notices are content that pages and answers have from memory. */
  serviceStatus: Pick<ServiceStatus, 'readNotices'>;
  /** Present where a CDN keeps what the portal sends. */
  cdn?: CdnPurge | undefined;
}

/** Drops what is stored when the content changes, this portal's own or the content host's; looks for both in the background. */
export async function watchContent(
  { pages, api, pagesApi, pictures, moments }: ResponseStores,
  { open, log, hosted, serviceStatus, cdn }: WatchOptions,
): Promise<RevisionWatch> {
  const purge = cdn && createPurge(cdn, log);
  // What this build shows may differ from what the one before it sent.
  purge?.ask();
  // Before that, the CDN would fetch once more what it drops.
  const purgeWhenRenewed = () => void pages.renewed().then(() => purge?.ask());
  const watch = await watchRevision({ open, log, polls: revisionPolls }, async () => {
    await serviceStatus.readNotices();
    for (const each of [api, pagesApi, pictures, moments]) each.clear();
    pages.expire();
    purgeWhenRenewed();
  });
  hosted?.watch(async (changed) => {
    for (const each of [pagesApi, api]) each.clear();
    pages.expire();
    // Drawing is expensive, and time alone changes no title.
    if (changed) pictures.clear();
    purgeWhenRenewed();
    await pages.renewed();
  });
  return {
    check: async () => {
      await watch.check();
      await pages.renewed();
    },
    async stop() {
      await watch.stop();
      purge?.stop();
    },
  };
}
