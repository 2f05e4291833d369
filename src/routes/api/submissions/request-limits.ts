import type { MiddlewareHandler } from 'hono';
import { AppError } from '#lib/app-error.ts';
import type { Limits, Refusal } from '#platform/limits/limits.ts';
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
export function tooManyRequests({ retryAfterSeconds }: Pick<Refusal, 'retryAfterSeconds'>): AppError {
  return new AppError(
    'too-many-requests',
    'Too many requests from this address. Try again in a few minutes.',
    { retryAfterSeconds },
  );
}

/**
 * Gate: refuses with 429 and says when to come back.
 * @param name of what is counted: gates of the same name share their counts
 * @param points requests of one address in ten minutes
 */
export function limitRequests(
  { limits }: { limits: Limits },
  name: string,
  points: number,
): MiddlewareHandler<VisitorEnvironment> {
  const rule = { name: `requests ${name}`, points, windowSeconds };
  return async (c, next) => {
    const refusal = await limits.take([{ rule, key: c.get('clientAddress') ?? 'unknown' }]);
    if (refusal) throw tooManyRequests(refusal);
    return next();
  };
}
