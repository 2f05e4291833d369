import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#platform/database/database.ts';
import { codeKeyOf, deviceKeyOf, forgetFailures, takeAttempt } from './account-lock.ts';

/** Attempts allowed per network address and window. A success gives its attempt back, so a person who signs in often is never refused. */
const windowSeconds = 15 * 60;
const failuresPerAddress = 30;

export interface SignInAttempt {
  /** Network address of the caller. */
  clientAddress: string;
  /** Of the account, or as it was entered. */
  email: string;
  /** What is tried; the password when absent. Each has its own count. */
  factor?: 'code';
  /** Id of a device that the account has used before, or of an open session; it has its own count, which strangers cannot use up. */
  device?: string | undefined;
}

export type LimitAnswer =
  | { allowed: true; /** How long the account waits if the password is wrong. */ delaySeconds: number }
  | { allowed: false; by: 'address' | 'account'; waitSeconds: number };

export interface SignInLimit {
  /** Counts an attempt before it is made, so that attempts sent all at once are counted too. */
  take(attempt: SignInAttempt): Promise<LimitAnswer>;
  /** The attempt was right. */
  giveBack(attempt: SignInAttempt): Promise<void>;
}

function keyOf({ email, factor, device }: SignInAttempt): string {
  const key = factor ? codeKeyOf(email) : email;
  return device === undefined ? key : deviceKeyOf(key, device);
}

/**
 * Two limits. The account's is in the database: it holds whatever address the attempts come from, across restarts and processes. Devices
 * that it has used before count apart from it.
 * The address's keeps one caller from trying many accounts; it is only as good as the address, so nothing depends on it alone.
 */
export function createSignInLimit({ database, now }: { database: Database; now: () => Date }): SignInLimit {
  const addresses = new RateLimiterMemory({ points: failuresPerAddress, duration: windowSeconds });
  return {
    async take(attempt) {
      try {
        await addresses.consume(attempt.clientAddress);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const waitSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        return { allowed: false, by: 'address', waitSeconds };
      }
      const answer = await takeAttempt(database, { key: keyOf(attempt), now: now() });
      return answer.allowed ? answer : { ...answer, by: 'account' };
    },
    async giveBack(attempt) {
      await addresses.reward(attempt.clientAddress);
      await forgetFailures(database, keyOf(attempt));
    },
  };
}
