import { bodyLimit } from 'hono/body-limit';
import { failure } from '#platform/http/envelope.ts';

/** Gate of a call with a body: reading stops at `maxBytes`. */
export function limitBody(maxBytes: number) {
  return bodyLimit({
    maxSize: maxBytes,
    onError: (c) => c.json(failure(413, `The body is larger than ${maxBytes} bytes.`), 413),
  });
}
