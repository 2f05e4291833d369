import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#lib/app-error.ts';
import type { UploadShare } from './upload-quota.ts';
import type { VisitorEnvironment } from './visitor-environment.ts';

/** Requests that one address may make in ten minutes; several people may share an address. */
export interface RequestLimits {
  uploads: number;
  /** Files and bytes by the hour and the day; the usual ones where it is absent. */
  uploadShares?: readonly UploadShare[];
  /** Each one makes the server look at a site and a chain. */
  checks: number;
  /** Each one asks a chain about a token, as soon as an address was typed. */
  chainReads: number;
  /** New submissions. */
  creations: number;
  changes: number;
  /** The status page asks every second while it waits. */
  reads: number;
}

export const usualLimits: RequestLimits = {
  uploads: 60,
  checks: 60,
  chainReads: 60,
  creations: 30,
  changes: 120,
  reads: 1800,
};

const windowSeconds = 600;

/** What an address is told that has used up its requests. */
export function tooManyRequests({ msBeforeNext }: RateLimiterRes): AppError {
  return new AppError(
    'too-many-requests',
    'Too many requests from this address. Try again in a few minutes.',
    { retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) },
  );
}

/** Gate: refuses with 429 and says when to come back. Counted in memory, per process. */
export function limitRequests(points: number): MiddlewareHandler<VisitorEnvironment> {
  const limiter = new RateLimiterMemory({ points, duration: windowSeconds });
  return async (c, next) => {
    try {
      await limiter.consume(c.get('clientAddress') ?? 'unknown');
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw tooManyRequests(refusal);
    }
    return next();
  };
}
