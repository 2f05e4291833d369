/** Every response under /v1 and /api (specification §7, api.md). `result` 0 is success. */
export interface Envelope<Data> {
  result: number;
  message: string;
  data: Data;
}

export function success<Data>(data: Data, message = ''): Envelope<Data> {
  return { result: 0, message, data };
}

/** @param result the HTTP status, so that clients that only read the body still see the kind of failure */
export function failure(result: number, message: string): Envelope<null> {
  return { result, message, data: null };
}
