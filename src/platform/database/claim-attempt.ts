import { sql } from 'kysely';

/**
 * What a process writes into a row that is due when it takes it: the attempt counts, and nobody takes the row again before the lease ends.
 * A second process that read the same row finds it moved.
 * @param leaseMs longer than an attempt can take: after a crash the row is due again
 */
export const claimAttempt = (now: Date, leaseMs: number) => ({
  attempts: sql<number>`attempts + 1`,
  next_attempt_time: new Date(now.getTime() + leaseMs).toISOString(),
});

/** Rows that wait, and whose time has come. */
export const isDue = (now: Date) =>
  sql<boolean>`state = 'waiting' and next_attempt_time <= ${now.toISOString()}`;
