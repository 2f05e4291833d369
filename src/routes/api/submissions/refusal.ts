import type { Envelope } from '#platform/http/envelope.ts';

/** An expected no: `data` has the codes that a view turns into words. @param status also the HTTP status */
export function refusal<Data>(status: number, message: string, data: Data): Envelope<Data> {
  return { result: status, message, data };
}
