import { mailKinds } from '#features/team/mail/model/mail-kind.ts';
import { countedKinds } from '#features/submission/numbers/model/numbers.ts';
import { readQueue } from '#features/submission/numbers/server/read-queue.ts';
import type { ReviewTimes } from '#features/submission/numbers/model/review-times.ts';
import type {
  ChainMeasurement,
  MailMeasurement,
  Measurements,
} from '#features/site/service-status/model/judge-parts.ts';
import type { Measure, ReviewFacts } from '#features/site/service-status/server/service-status.ts';
import { within } from '#lib/within.ts';
import { getContentRevision } from '#platform/database/content-revision.ts';
import type { Database } from '#platform/database/database.ts';
import type { PortalServices } from './create-services.ts';
import type { DatabaseFigures } from './metrics/read-figures.ts';
import type { ReadSharedFigures } from './metrics/shared-figures.ts';
import type { Api } from './portal-server.ts';
import type { Readiness } from '#routes/health-routes.ts';

export interface MeasureOptions {
  services: Pick<PortalServices, 'brand' | 'outbox' | 'readDonations' | 'reviewTimes'>;
  database: Database;
  api: Api;
  figures: ReadSharedFigures;
  readiness: Pick<Readiness, 'canWrite'>;
  /** Whether an endpoint of the donation chain is configured. */
  hasChain: boolean;
  now: () => Date;
}

/** Each question waits no longer for its answer. */
const patienceMs = 2_000;
/** A call that every wallet makes, and that reads the database. */
const usualCall = '/v1/application/category_list';

/** Milliseconds that something took; undefined where it failed or took too long. */
async function timed(work: () => Promise<unknown>): Promise<number | undefined> {
  const begun = performance.now();
  try {
    await within(work(), patienceMs);
    return performance.now() - begun;
  } catch {
    return undefined;
  }
}

/** What was asked, or undefined where that failed or took too long: then it is not known, which is shown. */
const known = <Value>(work: () => Promise<Value>): Promise<Value | undefined> =>
  within(work(), patienceMs).catch(() => undefined);

const overdueOf = ({ jobs }: DatabaseFigures, queue: DatabaseFigures['jobs'][number]['queue']) =>
  jobs.find((job) => job.queue === queue)?.overdueSeconds ?? 0;

function readChain(
  figures: DatabaseFigures | undefined,
  { services }: MeasureOptions,
): ChainMeasurement | undefined {
  if (!figures) return undefined;
  const { scans } = figures;
  const ages = scans.map(({ readSeconds }) => readSeconds);
  const read = ages.filter((seconds) => seconds !== undefined);
  return {
    isVerified: services.readDonations().kind === 'verified',
    isHalted: scans.some(({ issue }) => issue !== null),
    readSeconds: read.length > 0 ? Math.max(...read) : undefined,
    overdueSeconds: overdueOf(figures, 'payments'),
  };
}

async function readMail(
  figures: DatabaseFigures | undefined,
  { services }: MeasureOptions,
): Promise<MailMeasurement | undefined> {
  const refused = figures && (await known(() => services.outbox.countRefused(mailKinds)));
  if (!figures || refused === undefined) return undefined;
  const waits = (['mails', 'mail-requests'] as const).map((queue) => overdueOf(figures, queue));
  return { overdueSeconds: Math.max(...waits), refused };
}

async function readReviews({ database, now }: MeasureOptions): Promise<Measurements['reviews']> {
  const queue = await known(() => readQueue(database, { kinds: countedKinds, now: now() }));
  return queue && { late: queue.ages.find(({ age }) => age === 'late')?.items ?? 0 };
}

function hoursOf({ times }: ReviewTimes): ReviewFacts['review_hours'] {
  const of = (wanted: string) => times.find(({ kind }) => kind === wanted)?.figures?.half_hours ?? null;
  return { dapp: of('dapp'), token: of('token'), nft: of('nft') };
}

async function readFacts({ services }: MeasureOptions): Promise<ReviewFacts> {
  const { brand, readDonations, reviewTimes } = services;
  const times = brand.publishesReviewTimes ? await known(() => reviewTimes.read()) : undefined;
  return {
    donations_by_hand: readDonations().kind === 'by-hand',
    review_hours: times ? hoursOf(times) : null,
  };
}

async function callApi(api: Api): Promise<void> {
  const answer = await api.fetch(new Request(`http://portal${usualCall}`), {});
  if (!answer.ok) throw new Error(`${usualCall} answered ${answer.status}`);
}

/** How this process asks itself. Where the database does not answer, nothing else asks it. */
export function createMeasure(options: MeasureOptions): Measure {
  const { services, database, api, readiness, hasChain } = options;
  return async () => {
    const databaseMs = await timed(() => getContentRevision(database));
    const figures = databaseMs === undefined ? undefined : await options.figures();
    const contentApiMs = databaseMs === undefined ? undefined : await timed(() => callApi(api));
    const measured: Measurements = {
      ...{ databaseMs, contentApiMs, canWrite: readiness.canWrite() },
      ...(hasChain && { chain: { reading: readChain(figures, options) } }),
      ...(services.outbox.sends && { mail: { reading: await readMail(figures, options) } }),
      reviews: databaseMs === undefined ? undefined : await readReviews(options),
    };
    return { measured, facts: await readFacts(options) };
  };
}
