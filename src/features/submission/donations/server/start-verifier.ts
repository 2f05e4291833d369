import { startLoop, type BackgroundLoop } from '#lib/background-loop.ts';
import { endLeases } from './claim-due.ts';
import type { DonationDependencies, OnPaymentOutcome, OnRefundEvent } from './donation-dependencies.ts';
import { recheckAccepted } from './recheck-accepted.ts';
import { verifyRefunds } from './refund/verify-refunds.ts';
import { scanTransfers } from './scan/scan-transfers.ts';
import { verifyDue } from './verify-due.ts';

/** The background work that settles claims and refunds, and finds transfers that nobody has claimed. */
export interface Verifier {
  /** Checks immediately instead of at the next poll; after `recordPayment`. */
  wake(): void;
  /** Ends the loops after their current rounds. */
  stop(): Promise<void>;
}

/** After a database error, so that a broken database is not queried in a tight loop. */
const restAfterErrorMs = 1_000;
const shortestRestMs = 20;

export interface VerifierOptions {
  onOutcome: OnPaymentOutcome;
  onRefund: OnRefundEvent;
  pollMs: number;
}

/** Beside the claims, which people wait for: reading a long range takes minutes. */
function startScanner(dependencies: DonationDependencies, pollMs: number): BackgroundLoop {
  return startLoop(async () => {
    try {
      await scanTransfers(dependencies);
    } catch (error) {
      dependencies.log.error({ error }, 'transfers could not be looked for; trying again');
    }
    return pollMs;
  });
}

/**
 * Settles due claims and refunds for as long as the process lives, first those that a killed process was
 * looking at, and finds transfers. Errors are logged and the loops continue.
 */
export function startVerifier(dependencies: DonationDependencies, options: VerifierOptions): Verifier {
  const settling = startSettling(dependencies, options);
  const scanner = startScanner(dependencies, options.pollMs);
  return {
    wake: () => settling.wake(),
    async stop() {
      await Promise.all([settling.stop(), scanner.stop()]);
    },
  };
}

function startSettling(dependencies: DonationDependencies, options: VerifierOptions): BackgroundLoop {
  const { database, now, log } = dependencies;
  let hasBegun = false;
  return startLoop(async () => {
    try {
      if (!hasBegun) await endLeases(database, now());
      hasBegun = true;
      return await round(dependencies, options);
    } catch (error) {
      log.error({ error }, 'payments could not be verified; trying again');
      return Math.min(options.pollMs, restAfterErrorMs);
    }
  });
}

/** One round; returns the delay before the next one. */
async function round(
  dependencies: DonationDependencies,
  { onOutcome, onRefund, pollMs }: VerifierOptions,
): Promise<number> {
  await recheckAccepted(dependencies, onOutcome);
  await verifyDue(dependencies, onOutcome);
  await verifyRefunds(dependencies, onRefund);
  return restBeforeNextDue(dependencies, pollMs);
}

async function restBeforeNextDue({ database, now }: DonationDependencies, pollMs: number): Promise<number> {
  const firstOf = (table: 'payments' | 'refunds') =>
    database
      .selectFrom(table)
      .select('next_attempt_time')
      .where('status', '=', 'checking')
      .orderBy('next_attempt_time')
      .limit(1)
      .executeTakeFirst();
  const due = [await firstOf('payments'), await firstOf('refunds')].flatMap((row) =>
    row ? [Date.parse(row.next_attempt_time)] : [],
  );
  if (due.length === 0) return pollMs;
  const untilDueMs = Math.min(...due) - now().getTime();
  return Math.min(pollMs, Math.max(shortestRestMs, untilDueMs));
}
