import { startLoop } from '#lib/background-loop.ts';
import type { DonationDependencies, OnPaymentOutcome } from './donation-dependencies.ts';
import { recheckAccepted } from './recheck-accepted.ts';
import { verifyDue } from './verify-due.ts';

/** The background loop that settles claims. */
export interface Verifier {
  /** Checks immediately instead of at the next poll; after `recordPayment`. */
  wake(): void;
  /** Ends the loop after the current round. */
  stop(): Promise<void>;
}

/** After a database error, so that a broken database is not queried in a tight loop. */
const restAfterErrorMs = 1_000;
const shortestRestMs = 20;

interface Options {
  onOutcome: OnPaymentOutcome;
  pollMs: number;
}

/** Settles due claims for as long as the process lives. Errors are logged and the loop continues. */
export function startVerifier(dependencies: DonationDependencies, options: Options): Verifier {
  return startLoop(() => round(dependencies, options));
}

/** One round; returns the delay before the next one. */
async function round(dependencies: DonationDependencies, { onOutcome, pollMs }: Options): Promise<number> {
  try {
    await recheckAccepted(dependencies, onOutcome);
    await verifyDue(dependencies, onOutcome);
    return await restBeforeNextDue(dependencies, pollMs);
  } catch (error) {
    dependencies.log.error({ error }, 'payments could not be verified; trying again');
    return Math.min(pollMs, restAfterErrorMs);
  }
}

async function restBeforeNextDue({ database, now }: DonationDependencies, pollMs: number): Promise<number> {
  const next = await database
    .selectFrom('payments')
    .select('next_attempt_time')
    .where('status', '=', 'checking')
    .orderBy('next_attempt_time')
    .limit(1)
    .executeTakeFirst();
  if (!next) return pollMs;
  const untilDueMs = Date.parse(next.next_attempt_time) - now().getTime();
  return Math.min(pollMs, Math.max(shortestRestMs, untilDueMs));
}
