import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { AppError } from '#lib/app-error.ts';
import type { Log } from '#platform/log/log.ts';

/** The desk's answers to errors: `{ message }`, the shape its pages read. Unknown errors show nothing and are logged whole. */
export function presentDeskError(log: Log) {
  return (error: Error, c: Context): Response => {
    if (error instanceof HTTPException)
      return c.json({ message: error.message || 'Bad request' }, error.status);
    if (error instanceof AppError && error.code !== 'internal') {
      if (error.retryAfterSeconds) c.header('Retry-After', String(error.retryAfterSeconds));
      return c.json({ message: error.message }, error.status as 400);
    }
    log.error({ error, method: c.req.method, route: c.req.routePath }, 'desk request failed');
    return c.json({ message: 'Something went wrong. The log has the details.' }, 500);
  };
}
