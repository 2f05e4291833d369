import { createMiddleware } from 'hono/factory';
import { AppError } from '#lib/app-error.ts';
import { isNestedDeeply } from '#lib/is-nested-deeply.ts';
import { findText } from '#lib/secrets/find-text.ts';
import { holdsSecret } from '#lib/secrets/holds-secret.ts';

/** Methods whose bodies are read. Bodies of other methods are ignored. */
const readMethods = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

const isJson = ({ headers }: Request) => headers.get('content-type')?.includes('json') ?? false;

/** @returns undefined when it is longer than `maxBytes`, whether or not its header says so */
async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined;
  const reader = request.body?.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (!value) return new Uint8Array(Buffer.concat(parts, length));
    length += value.length;
    if (length > maxBytes) {
      // The rest is ignored; a failed stream has nothing left to cancel.
      reader?.cancel().catch(() => undefined);
      return undefined;
    }
    parts.push(value);
  }
}

/**
 * Refuses JSON with a recovery phrase or a private key in any text, so that none is ever stored, logged or mailed. The pages and the desk
 * look before they send; this is for what calls without them.
 */
function refuseSecrets(body: Uint8Array): void {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(body));
  } catch {
    // What reads the body says what is wrong with it.
    return;
  }
  const path = findText(value, holdsSecret);
  if (path === undefined) return;
  const place = path === '' ? 'The body' : path;
  throw new AppError('bad-request', `${place} holds a recovery phrase or a private key. It was not stored.`);
}

/**
 * Gate of every call with a body: reads it up to `maxBytes` and passes on a request that contains it,
 * however it was sent (with its length, in chunks, not at all). Hono's own gate derives the new request from
 * the old one, which Node's `new Request` refuses because node-server's request is of another class: every
 * chunked body and every POST without a body failed with 500.
 * @throws AppError too-large, or bad-request when the sender breaks off, or the JSON is nested deeply or holds a secret
 */
export function limitBody(maxBytes: number) {
  return createMiddleware(async (c, next) => {
    const { raw } = c.req;
    if (!readMethods.has(raw.method)) return next();
    const body = await readBody(raw, maxBytes).catch((cause: unknown) => {
      throw new AppError('bad-request', 'The body was broken off.', { cause });
    });
    if (!body) throw new AppError('too-large', `The body is larger than ${maxBytes} bytes.`);
    if (isJson(raw) && isNestedDeeply(body))
      throw new AppError('bad-request', 'The JSON is nested too deeply. Send at most 64 levels.');
    if (isJson(raw)) refuseSecrets(body);
    c.req.raw = new Request(raw.url, {
      method: raw.method,
      headers: [...raw.headers],
      signal: raw.signal,
      ...(body.length > 0 ? { body } : {}),
    });
    return next();
  });
}
