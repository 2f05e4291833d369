import * as v from 'valibot';
import { timeSchema } from '#lib/time-schema.ts';
import { historyDays, partStates, serviceParts } from './parts.ts';
import { statusNoticeSchema } from './status-notice.ts';

const count = (about: string) => v.pipe(v.number(), v.integer(), v.minValue(0), v.description(about));
const state = v.picklist(partStates);
const timeOrNull = (about: string) => v.pipe(v.nullable(timeSchema), v.description(about));

/** One day of one part. */
const statusDaySchema = v.object({
  day: v.pipe(v.string(), v.description('A day in UTC: YYYY-MM-DD')),
  state: v.pipe(state, v.description('unknown: there are no samples of this day')),
  samples: count('Minutes that were measured'),
  slow: count('Measured minutes that were slow'),
  disrupted: count('Measured minutes with a disruption'),
});
export type StatusDay = v.InferOutput<typeof statusDaySchema>;

const statusPartSchema = v.object({
  part: v.picklist(serviceParts),
  state: v.pipe(state, v.description('unknown: it could not be measured')),
  uptime_percent: v.pipe(
    v.nullable(v.number()),
    v.description(
      'Percentage of measured minutes without a disruption, rounded down, or null without measurements',
    ),
  ),
  days: v.pipe(v.array(statusDaySchema), v.description(`The last ${historyDays} days, oldest first`)),
});
export type StatusPart = v.InferOutput<typeof statusPartSchema>;

const hours = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** How the services are and were. */
export const statusReportSchema = v.object({
  as_of: timeOrNull('When the states were measured, or null before the first measurement'),
  database: v.picklist(['works', 'unavailable', 'unknown']),
  unavailable_since: timeOrNull('When the database was first missed, or null while it works'),
  history_as_of: timeOrNull('When days and notices were last read, or null before the first reading'),
  donations_by_hand: v.pipe(v.boolean(), v.description('Reviewers confirm donations by hand')),
  review_hours: v.pipe(
    v.nullable(v.object({ dapp: hours, token: hours, nft: hours })),
    v.description(
      'Median review time in hours, or null if it is not published or too few reviews were answered',
    ),
  ),
  parts: v.array(statusPartSchema),
  notices: v.pipe(
    v.array(statusNoticeSchema),
    v.description(
      `The team’s notices of disruptions and maintenance. Open ones come first, then planned ones, then those that ended in the last ${historyDays} days.`,
    ),
  ),
});
export type StatusReport = v.InferOutput<typeof statusReportSchema>;
