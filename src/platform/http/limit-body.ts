import { createMiddleware } from 'hono/factory';
import { AppError } from '#lib/app-error.ts';

/** Methods whose bodies are read. What comes with any other one is left unread. */
const readMethods = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** @returns undefined when it is longer than `maxBytes`, whether or not it says so in advance */
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
      // The rest is of no interest; a stream that has failed has nothing left to cancel.
      reader?.cancel().catch(() => undefined);
      return undefined;
    }
    parts.push(value);
  }
}

/**
 * Gate of every call with a body: reads it up to `maxBytes` and hands on a request that holds it, however it was sent (with its length,
 * in chunks, not at all). Hono's own gate builds the new request out of the old one, which `new Request` of Node refuses because
 * node-server's request is none of its kind: every body in chunks and every POST without a body failed with 500.
 * @throws AppError too-large, or bad-request when the sender breaks off
 */
export function limitBody(maxBytes: number) {
  return createMiddleware(async (c, next) => {
    const { raw } = c.req;
    if (!readMethods.has(raw.method)) return next();
    const body = await readBody(raw, maxBytes).catch((cause: unknown) => {
      throw new AppError('bad-request', 'The body was broken off.', { cause });
    });
    if (!body) throw new AppError('too-large', `The body is larger than ${maxBytes} bytes.`);
    c.req.raw = new Request(raw.url, {
      method: raw.method,
      headers: [...raw.headers],
      signal: raw.signal,
      ...(body.length > 0 ? { body } : {}),
    });
    return next();
  });
}
