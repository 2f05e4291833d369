import { setTimeout as wait } from 'node:timers/promises';
import { sendForm } from '../paid-submission.ts';
import { proxyName } from '../retrying-proxy.ts';
import type { Choose } from '../seeded.ts';
import type { Tally } from './tally.ts';
import { senderOf } from './visits.ts';

/** A form that the portal has taken. */
export interface Acknowledged {
  title: string;
  email: string;
  reference: string;
}

const againMs = 100;
const mostTries = 600;

/**
 * Sends a request until it is answered with something else than "later": a person's browser repeats a form under the same key. What the proxy
 * could not pass on, or not pass back, counts as not answered.
 */
export async function persist(
  tally: Tally,
  url: string,
  { what, ...init }: RequestInit & { what: string },
): Promise<Response> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const begunMs = performance.now();
    const response = await fetch(url, init).catch(() => undefined);
    const body = await response?.arrayBuffer().catch(() => undefined);
    if (!response || !body || response.headers.get('server') === proxyName) {
      tally.answers[`${what} not answered`] = (tally.answers[`${what} not answered`] ?? 0) + 1;
    } else {
      const isLater = response.headers.has('retry-after');
      const { status } = response;
      tally.note({ what: `${what} ${url}`, begunMs, endMs: performance.now(), status, isLater });
      if (status < 500) return new Response(body.byteLength > 0 ? body : null, response);
    }
    await wait(againMs);
  }
  throw new Error(`${url} was never answered`);
}

/** Fills a form for a DApp, its logo first, and sends it until it is acknowledged. */
export async function fillForm(
  { origin, choose, tally }: { origin: string; choose: Choose; tally: Tally },
  index: number,
): Promise<Acknowledged> {
  const name = choose(`${index} name`, 2 ** 32).toString(16);
  const title = `Nodes${name}x${index}`;
  const email = `team-${index}@nodes.example`;
  const sender = senderOf(choose, index);
  const { reference } = await sendForm(
    origin,
    { title, email, url: `https://${title.toLowerCase()}.example` },
    (url, init) =>
      persist(tally, url, {
        ...init,
        headers: { ...(init?.headers as Record<string, string>), 'x-forwarded-for': sender },
        what: 'form',
      }),
  );
  return { title, email, reference };
}
