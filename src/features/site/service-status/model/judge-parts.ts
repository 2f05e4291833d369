import type { PartReadings, PartState } from './parts.ts';

/** How long something waits although it could have been done, or was not read, in seconds. */
type Seconds = number;

/** What the process measured of itself at one moment. `undefined`: it could not be found out. */
export interface Measurements {
  /** How long the database took to answer; undefined where it did not, or not in time. */
  databaseMs: number | undefined;
  /** Whether anything can be stored in the data folder. */
  canWrite: boolean;
  /** How long the content API took to answer a call; undefined where it failed. */
  contentApiMs: number | undefined;
  /** Absent where no endpoint of the donation chain is configured. */
  chain?: { reading: ChainMeasurement | undefined };
  /** Absent where no mail server is configured. */
  mail?: { reading: MailMeasurement | undefined };
  /** Submissions that wait for longer than promised. */
  reviews: { late: number } | undefined;
}

export interface ChainMeasurement {
  /** Whether the donation token could be read and is the brand's; without it no amounts are shown. */
  isVerified: boolean;
  /** Whether an endpoint does not let transfers be read, or is behind what was read. */
  isHalted: boolean;
  /** Since the chain was read up to the latest block of its endpoint; undefined before the first time. */
  readSeconds: Seconds | undefined;
  /** Of the payments that are checked. */
  overdueSeconds: Seconds;
}

export interface MailMeasurement {
  overdueSeconds: Seconds;
  /** Mails that wait because mail servers refuse the portal. */
  refused: number;
}

/** Longer than a visitor takes for quick. */
const slowMs = 1_000;
/** Jobs of a portal that works are seconds old. The second of each pair is the one of docs/monitoring/alerts.yml. */
const jobs = { slowSeconds: 120, disruptedSeconds: 600 };
const chainReads = { slowSeconds: 300, disruptedSeconds: 900 };

const byTime = (ms: number | undefined): PartState => {
  if (ms === undefined) return 'disrupted';
  return ms > slowMs ? 'slow' : 'works';
};

function byAge(seconds: Seconds, limits: { slowSeconds: Seconds; disruptedSeconds: Seconds }): PartState {
  if (seconds > limits.disruptedSeconds) return 'disrupted';
  return seconds > limits.slowSeconds ? 'slow' : 'works';
}

const order: readonly PartState[] = ['works', 'slow', 'disrupted'];
const worst = (...states: PartState[]): PartState =>
  order.findLast((state) => states.includes(state)) ?? 'unknown';

function judgeChain(chain: ChainMeasurement | undefined): PartState {
  if (!chain) return 'unknown';
  if (!chain.isVerified || chain.isHalted) return 'disrupted';
  if (chain.readSeconds === undefined) return 'unknown';
  return worst(byAge(chain.readSeconds, chainReads), byAge(chain.overdueSeconds, jobs));
}

function judgeMail(mail: MailMeasurement | undefined): PartState {
  if (!mail) return 'unknown';
  return mail.refused > 0 ? 'disrupted' : byAge(mail.overdueSeconds, jobs);
}

function judgeReviews(reviews: Measurements['reviews']): PartState {
  if (!reviews) return 'unknown';
  return reviews.late > 0 ? 'slow' : 'works';
}

/** The state of each part that the portal offers. */
export function judgeParts(measured: Measurements): PartReadings {
  const { databaseMs, canWrite, contentApiMs, chain, mail, reviews } = measured;
  return {
    portal: canWrite ? byTime(databaseMs) : 'disrupted',
    'content-api': byTime(contentApiMs),
    ...(chain && { 'chain-checks': judgeChain(chain.reading) }),
    ...(mail && { mail: judgeMail(mail.reading) }),
    reviews: judgeReviews(reviews),
  };
}
