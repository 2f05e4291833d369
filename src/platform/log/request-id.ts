import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const requestIds = new AsyncLocalStorage<string>();

/** Ids of the usual proxies and of traces; nothing that could be taken for a line of a log or a mark of its format. */
const sanePattern = /^[\w.:/+=-]{8,128}$/;

/** The id of the request that this work is for; undefined outside of requests. */
export const currentRequestId = (): string | undefined => requestIds.getStore();

/**
 * Gives a request an id, which is in each line of the log about it and in its answer.
 * @param trustsSender whether a proxy in front says `X-Request-Id`; what a visitor sends proves nothing and could repeat another's
 */
export function withRequestId(
  request: IncomingMessage,
  response: ServerResponse,
  { trustsSender, work }: { trustsSender: boolean; work: () => void },
): void {
  const given = trustsSender ? request.headers['x-request-id'] : undefined;
  const id = typeof given === 'string' && sanePattern.test(given) ? given : randomUUID();
  response.setHeader('x-request-id', id);
  requestIds.run(id, work);
}
