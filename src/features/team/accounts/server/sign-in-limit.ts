import type { Database } from '#platform/database/database.ts';
import type { Limits } from '#platform/limits/limits.ts';
import { deviceKeyOf, factorKeyOf, forgetFailures, takeAttempt } from './account-lock.ts';

/** Attempts allowed per network address and window. A success gives its attempt back, so a person who signs in often is never refused. */
const failuresOfAddress = { name: 'sign-in failures', points: 30, windowSeconds: 15 * 60, isKept: true };

export interface SignInAttempt {
  /** Network address of the caller. */
  clientAddress: string;
  /** Of the account, or as it was entered. */
  email: string;
  /** What is tried; the password when absent. `recovery`: a link for a new password is asked for. Each has its own count. */
  factor?: 'code' | 'recovery';
  /** Id of a device that the account has used before, or of an open session; it has its own count, which strangers cannot use up. */
  device?: string | undefined;
}

export type LimitAnswer =
  | { allowed: true; /** How long the account waits if the password is wrong. */ delaySeconds: number }
  | { allowed: false; by: 'address' | 'account'; waitSeconds: number };

export interface SignInLimit {
  /** Counts an attempt before it is made, so that attempts sent at the same time are counted too. */
  take(attempt: SignInAttempt): Promise<LimitAnswer>;
  /** The attempt was right. */
  giveBack(attempt: SignInAttempt): Promise<void>;
}

function keyOf({ email, factor, device }: SignInAttempt): string {
  const key = factor ? factorKeyOf(email, factor) : email;
  return device === undefined ? key : deviceKeyOf(key, device);
}

/**
 * Two limits. The account's is in the database: it holds whatever address the attempts come from, across restarts and processes. Devices
 * that it has used before count apart from it.
 * The address's keeps one caller from trying many accounts; it is only as good as the address, so nothing depends on it alone.
 */
export function createSignInLimit({
  database,
  limits,
  now,
}: {
  database: Database;
  limits: Limits;
  now: () => Date;
}): SignInLimit {
  const ofAddress = ({ clientAddress }: SignInAttempt) => [{ rule: failuresOfAddress, key: clientAddress }];
  return {
    async take(attempt) {
      const refusal = await limits.take(ofAddress(attempt));
      if (refusal) return { allowed: false, by: 'address', waitSeconds: refusal.retryAfterSeconds };
      const answer = await takeAttempt(database, { key: keyOf(attempt), now: now() });
      return answer.allowed ? answer : { ...answer, by: 'account' };
    },
    async giveBack(attempt) {
      await limits.giveBack(ofAddress(attempt));
      await forgetFailures(database, keyOf(attempt));
    },
  };
}
