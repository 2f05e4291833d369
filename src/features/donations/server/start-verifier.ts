import { startLoop } from '#lib/background-loop.ts';
import type { DonationDependencies, OnPaymentOutcome } from './donation-dependencies.ts';
import { verifyDue } from './verify-due.ts';

/** The background loop that settles claims. */
export interface Verifier {
  /** Looks at once instead of at the next poll; after `recordPayment`. */
  wake(): void;
  /** Ends the loop after the round that is under way. */
  stop(): Promise<void>;
}

/** After a fault of the database, so that a broken one is not asked in a tight loop. */
const restAfterFaultMs = 1_000;
const shortestRestMs = 20;

interface Options {
  onOutcome: OnPaymentOutcome;
  pollMs: number;
}

/** Settles due claims for as long as the process lives. A fault is logged and the loop goes on. */
export function startVerifier(dependencies: DonationDependencies, options: Options): Verifier {
  return startLoop(() => round(dependencies, options));
}

/** One round; returns how long to rest before the next one. */
async function round(dependencies: DonationDependencies, { onOutcome, pollMs }: Options): Promise<number> {
  try {
    await verifyDue(dependencies, onOutcome);
    return await restBeforeNextDue(dependencies, pollMs);
  } catch (error) {
    dependencies.log.error({ error }, 'payments could not be verified; trying again');
    return Math.min(pollMs, restAfterFaultMs);
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
