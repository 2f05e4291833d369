import { apiAddress } from '#lib/api-address.ts';
import { timeoutSignal } from '#lib/http-timeout.ts';
import { findSecret } from '#lib/secrets/find-secret.ts';
import type { CheckAnswer } from '../../model/check-answer.ts';

/** The content of an answer, or why there is none. `offline`: nothing came back. `server`: the server failed. `refused`: it said no, and why. */
export type Answer<Data> =
  | { kind: 'data'; data: Data }
  | { kind: 'offline' | 'server' | 'too-many-requests' }
  | { kind: 'refused'; status: number; data: unknown };

interface Envelope {
  result: number;
  data: unknown;
}

function isEnvelope(value: unknown): value is Envelope {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Envelope).result === 'number' &&
    'data' in value
  );
}

/** Tells what an HTTP status and body mean; shared by fetch and by uploads. */
export function answerOf<Data>(status: number, body: unknown): Answer<Data> {
  if (status === 429) return { kind: 'too-many-requests' };
  if (status === 0) return { kind: 'offline' };
  if (status >= 500 || !isEnvelope(body)) return { kind: 'server' };
  if (status >= 400 || body.result !== 0) return { kind: 'refused', status, data: body.data };
  return { kind: 'data', data: body.data as Data };
}

/** What the form would be told by the server, had the text been sent. @param path of the text in the request */
function refuseSecret(path: string): Answer<never> {
  const field = path.replace(/^payload\./, '');
  const answer: CheckAnswer = { issues: [{ path: field, code: 'secret' }], findings: [] };
  return { kind: 'refused', status: 400, data: answer };
}

type Method = 'GET' | 'POST' | 'PUT';

/**
 * Calls the portal's own API. Never throws: a lost connection is an answer too. A text that holds a recovery phrase or a private key is
 * refused before it is sent.
 * @param method `POST-to-the-end`: the call goes on when the page is closed
 */
export async function requestJson<Data>(
  method: Method | 'POST-to-the-end',
  path: string,
  body?: unknown,
): Promise<Answer<Data>> {
  const keepalive = method === 'POST-to-the-end';
  try {
    const secret = await findSecret(body);
    if (secret !== undefined) return refuseSecret(secret);
    const response = await fetch(apiAddress(path), {
      method: keepalive ? 'POST' : method,
      keepalive,
      signal: timeoutSignal(),
      cache: 'no-store',
      ...(body === undefined
        ? {}
        : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return answerOf<Data>(response.status, await response.json().catch(() => undefined));
  } catch {
    return { kind: 'offline' };
  }
}
