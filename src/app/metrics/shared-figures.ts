import type { Log } from '#platform/log/log.ts';
import { sayRarely } from '#platform/log/say-rarely.ts';
import { createKeptReading } from './kept-reading.ts';
import { readFigures, type DatabaseFigures, type FigureSources } from './read-figures.ts';

/** What the database says, for everyone who asks within ten seconds; undefined where it does not answer in time. */
export type ReadSharedFigures = () => Promise<DatabaseFigures | undefined>;

/** The database and the backups' folder are asked no more often, however many scrape. */
const keptMs = 10_000;
/** Shorter than Prometheus waits for the whole answer, which is ten seconds unless told otherwise. */
const patienceMs = 2_000;

/** How often and how long something is read for metrics, and that its failures are said rarely. */
export function readingLimits(log: Log) {
  const isNew = sayRarely();
  const onError = (error: unknown) => {
    if (isNew(String(error))) log.warn({ error }, 'metrics could not be read; they are absent for now');
  };
  return { keptMs, patienceMs, onError };
}

/** One reading of the database for metrics and for the status of the services. */
export const shareFigures = ({ log, ...sources }: FigureSources & { log: Log }): ReadSharedFigures =>
  createKeptReading(() => readFigures(sources), readingLimits(log));
