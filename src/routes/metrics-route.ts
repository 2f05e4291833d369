import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/** What is measured, as text for Prometheus. */
export interface MetricsText {
  /** Of those who may read it. */
  token: string;
  read(): Promise<string>;
  contentType: string;
}

/** What Prometheus reads. It has no session and knows the desk by any name, so its token alone decides (decision 072). */
export function createMetricsRoute({ token, read, contentType }: MetricsText): Hono {
  const app = new Hono();
  const expected = digestOf(token);
  app.get('/metrics', async (c) => {
    const given = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    // Digests have one length, so that the comparison tells nothing of the token.
    if (!timingSafeEqual(digestOf(given), expected))
      return c.json({ message: 'Send the token of METRICS_TOKEN.' }, 401, { 'WWW-Authenticate': 'Bearer' });
    return c.body(await read(), 200, { 'Content-Type': contentType });
  });
  return app;
}
