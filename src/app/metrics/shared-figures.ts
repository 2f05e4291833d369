import { latestBackupTime } from '#platform/backup/backup.ts';
import type { BackupStore } from '#platform/backup/backup-store.ts';
import type { Log } from '#platform/log/log.ts';
import { sayRarely } from '#platform/log/say-rarely.ts';
import { createKeptReading } from './kept-reading.ts';
import { readFigures, type DatabaseFigures, type FigureSources } from './read-figures.ts';

/** What the database says, for everyone who asks within ten seconds; undefined where it does not answer in time. */
export type ReadSharedFigures = () => Promise<DatabaseFigures | undefined>;

/** The database and the backups' place are asked no more often than that, however many scrape. */
const keptMs = 10_000;
/** Shorter than Prometheus waits for the whole answer, which is ten seconds unless told otherwise. */
const patienceMs = 2_000;

/** How often and how long something is read for metrics, and that its failures are said rarely. */
function readingLimits(log: Log) {
  const isNew = sayRarely();
  const onError = (error: unknown) => {
    if (isNew(String(error))) log.warn({ error }, 'metrics could not be read; they are absent for now');
  };
  return { keptMs, patienceMs, onError };
}

/** When the latest backup was made, if there is one; undefined where their place cannot be read. */
export type ReadBackups = () => Promise<{ latest: Date | undefined } | undefined>;

/** One reading of the backups' place for metrics and alerts. @param store undefined where none are planned */
export const shareBackups = (
  store: BackupStore | undefined,
  { log, now }: { log: Log; now: () => Date },
): ReadBackups =>
  createKeptReading(
    async () => ({ latest: store && (await latestBackupTime(store, now())) }),
    readingLimits(log),
  );

/** One reading of the database for metrics, alerts and the status of the services. */
export const shareFigures = ({ log, ...sources }: FigureSources & { log: Log }): ReadSharedFigures =>
  createKeptReading(() => readFigures(sources), readingLimits(log));
