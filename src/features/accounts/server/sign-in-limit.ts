import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Failed attempts allowed per window. A success gives its attempt back, so a person who signs in often is never refused. */
const windowSeconds = 15 * 60;
const failuresPerAddress = 30;
const failuresPerAccount = 8;

export interface SignInAttempt {
  /** Network address of the caller. */
  clientAddress: string;
  email: string;
}

export interface SignInLimit {
  /** Counts an attempt before it is made, so that attempts sent all at once are counted too. Seconds to wait when it is one too many. */
  take(attempt: SignInAttempt): Promise<{ waitSeconds: number } | undefined>;
  /** The attempt was right. */
  giveBack(attempt: SignInAttempt): Promise<void>;
}

/** An account is counted together with the caller's address: a stranger cannot lock its owner out from elsewhere. */
const accountKey = ({ clientAddress, email }: SignInAttempt) =>
  `${clientAddress} ${email.trim().toLowerCase()}`;

export function createSignInLimit(): SignInLimit {
  const addresses = new RateLimiterMemory({ points: failuresPerAddress, duration: windowSeconds });
  const accounts = new RateLimiterMemory({ points: failuresPerAccount, duration: windowSeconds });
  return {
    async take(attempt) {
      try {
        await addresses.consume(attempt.clientAddress);
        await accounts.consume(accountKey(attempt));
        return undefined;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { waitSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
      }
    },
    async giveBack(attempt) {
      await addresses.reward(attempt.clientAddress);
      await accounts.delete(accountKey(attempt));
    },
  };
}
