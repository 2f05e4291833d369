import { fallbackLocale, type Locale } from '#i18n/locales.ts';
import { startLoop, type BackgroundLoop } from '#lib/background-loop.ts';
import { within } from '#lib/within.ts';
import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';
import { sayRarely } from '#platform/log/say-rarely.ts';
import { judgeParts, type Measurements } from '../model/judge-parts.ts';
import type { PartReadings, ServicePart } from '../model/parts.ts';
import type { StatusReport } from '../model/status-report.ts';
import { presentNotices } from '../model/present-notices.ts';
import { firstDayOf, summarizeDays, type StoredDay } from '../model/summarize-days.ts';
import { dropOldNotices } from './notices/list-notices.ts';
import { createNoticeMemory } from './notices/notice-memory.ts';
import { dropOldSamples, listDays, minuteOf, storeSample, type Sample } from './samples.ts';

/** What else visitors learn about reviews. */
export interface ReviewFacts {
  /** Reviewers confirm donations by hand. */
  donations_by_hand: boolean;
  review_hours: StatusReport['review_hours'];
}

/** Measures the process once. Takes a few seconds at most, and what fails is not known: it never throws. */
export type Measure = () => Promise<{ measured: Measurements; facts: ReviewFacts }>;

/** How the portal's services are and were, from memory: reading costs no query, however many read. */
export interface ServiceStatus {
  /** What was measured and read last. After `start`, the first call waits for the first measurement. @param locale of the notices */
  read(locale?: Locale): Promise<StatusReport>;
  /** Reads the notices again, after an act of the desk. Keeps those of before where the database does not answer: it never rejects. */
  readNotices(): Promise<void>;
  /** Measures now and then. */
  start(measure: Measure): BackgroundLoop;
  /** Deletes what is older than the history, notices included. */
  dropOld(): Promise<void>;
}

interface ServiceStatusOptions {
  database: Database;
  log: Log;
  now: () => Date;
}

/** Twice a minute, so that what is shown is never older than one, caches included. */
const roundMs = 30_000;
/** After that the loop hangs, and what it measured last says nothing about now. */
const oldMs = 90_000;
/** For what the database is asked after it has answered. */
const patienceMs = 5_000;
/** Samples that wait for the database: a day of minutes. */
const waitingMax = 24 * 60;

interface Reading extends ReviewFacts {
  at: Date;
  parts: PartReadings;
  isDatabaseUp: boolean;
}

interface History {
  at: Date;
  days: readonly StoredDay[];
}

/** Samples in the order of their minutes, until the database has them. */
function createSampler(database: Database) {
  const waiting: Sample[] = [];
  let lastMinute = '';
  let storing: Promise<void> | undefined;
  const storeAll = async () => {
    for (let sample = waiting.shift(); sample; sample = waiting.shift()) {
      try {
        await storeSample(database, sample);
      } catch (error) {
        waiting.unshift(sample);
        throw error;
      }
    }
  };
  return {
    /** The first reading of each minute is its sample. */
    take({ at, parts: readings }: Reading): void {
      const minute = minuteOf(at);
      if (minute === lastMinute) return;
      lastMinute = minute;
      waiting.push({ minute, readings });
      if (waiting.length > waitingMax) waiting.shift();
    },
    /** Never twice at the same time: a database that hangs may be asked again before it has answered. */
    store(): Promise<void> {
      storing ??= storeAll().finally(() => (storing = undefined));
      return storing;
    },
  };
}

const unmeasured: Omit<Reading, 'at'> = {
  parts: { portal: 'unknown', 'content-api': 'unknown', reviews: 'unknown' },
  isDatabaseUp: false,
  donations_by_hand: false,
  review_hours: null,
};

function reportOf(
  reading: Reading | undefined,
  { history, missedSince, now }: { history: History | undefined; missedSince: Date | undefined; now: Date },
): Omit<StatusReport, 'notices'> {
  const isOld = !reading || now.getTime() - reading.at.getTime() > oldMs;
  const { parts, isDatabaseUp, donations_by_hand, review_hours } = reading ?? unmeasured;
  const upOrNot = isDatabaseUp ? 'works' : 'unavailable';
  return {
    as_of: reading?.at.toISOString() ?? null,
    database: isOld ? 'unknown' : upOrNot,
    unavailable_since: missedSince?.toISOString() ?? null,
    history_as_of: history?.at.toISOString() ?? null,
    ...{ donations_by_hand, review_hours },
    parts: Object.entries(parts).map(([name, state]) => {
      const part = name as ServicePart;
      return {
        ...{ part, state: isOld ? 'unknown' : state },
        ...summarizeDays(history?.days ?? [], { part, now }),
      };
    }),
  };
}

async function dropOld(database: Database, now: Date): Promise<void> {
  await dropOldSamples(database, now);
  await dropOldNotices(database, firstDayOf(now));
}

export function createServiceStatus({ database, log, now }: ServiceStatusOptions): ServiceStatus {
  const sampler = createSampler(database);
  const notices = createNoticeMemory(database);
  const isNew = sayRarely();
  let reading: Reading | undefined;
  let history: History | undefined;
  let missedSince: Date | undefined;
  let first: Promise<unknown> = Promise.resolve();

  async function keep(at: Date): Promise<void> {
    await sampler.store();
    await notices.read(at);
    history = { at, days: await listDays(database, at) };
  }

  async function round(measure: Measure): Promise<void> {
    const at = now();
    const { measured, facts } = await measure();
    const isDatabaseUp = measured.databaseMs !== undefined;
    reading = { at, parts: judgeParts(measured), isDatabaseUp, ...facts };
    missedSince = isDatabaseUp ? undefined : (missedSince ?? at);
    sampler.take(reading);
    if (isDatabaseUp) await within(keep(at), patienceMs);
  }

  return {
    async read(locale = fallbackLocale) {
      await first;
      const at = now();
      return {
        ...reportOf(reading, { history, missedSince, now: at }),
        notices: presentNotices(notices.get(), { locale, now: at }),
      };
    },
    readNotices: () => within(notices.read(now()), patienceMs).catch(() => undefined),
    start(measure) {
      const begun = Promise.withResolvers<void>();
      first = begun.promise;
      return startLoop(async () => {
        try {
          await round(measure);
        } catch (error) {
          if (isNew(String(error)))
            log.warn({ error }, 'the status of the services could not be stored; trying again');
        }
        begun.resolve();
        return roundMs;
      });
    },
    dropOld: () => dropOld(database, now()),
  };
}
