import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { AppError } from '#lib/app-error.ts';
import type { Log } from '#platform/log/log.ts';
import { failure } from './envelope.ts';

/**
 * The one place where a thrown error becomes a JSON response. Known errors show their sentence; an unknown
 * one shows only "Internal error" and is logged completely.
 */
export function presentError(log: Log) {
  return (error: Error, c: Context): Response => {
    if (error instanceof HTTPException) {
      return c.json(failure(error.status, error.message || 'Bad request'), error.status);
    }
    if (error instanceof AppError && error.code !== 'internal') {
      if (error.retryAfterSeconds) c.header('Retry-After', String(error.retryAfterSeconds));
      return c.json(failure(error.status, error.message), error.status as 400);
    }
    log.error({ error, method: c.req.method, route: c.req.routePath }, 'request failed');
    return c.json(failure(500, 'Internal error'), 500);
  };
}
