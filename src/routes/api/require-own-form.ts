import { createMiddleware } from 'hono/factory';
import { AppError } from '#lib/app-error.ts';

/** Gate of a plain form: another site cannot make its visitors send it. Browsers say where a form comes from; other programs are not kept out. */
export const requireOwnForm = createMiddleware(async (c, next) => {
  const from = c.req.header('sec-fetch-site');
  if (c.req.method === 'POST' && from !== undefined && from !== 'same-origin')
    throw new AppError('forbidden', 'This form is sent from the page of this portal.');
  return next();
});
