import { ServerResponse, validateHeaderName, validateHeaderValue, type IncomingMessage } from 'node:http';

const joined = Symbol('joined');

/** What stays the same of a head: as lines, and as names and values in turn for what node:http has to see. */
interface Joined {
  lines: string;
  others: readonly string[];
}

/** Headers for `writeHead`, as it takes them: names and values in turn. A `ReadyResponse` sends them without going through them again. */
export type ReadyHead = string[] & { readonly [joined]: Joined };

/** By these node:http decides how it sends the body, or writes them in its own way. */
const seenByNode = new Set([
  ...['connection', 'keep-alive', 'content-length', 'transfer-encoding'],
  ...['content-disposition', 'date', 'expect', 'trailer'],
]);

/**
 * Checks and joins headers once for all requests. node:http does both for each, which takes longer than everything else that is done for a stored response.
 * @param headers those that node:http has to see go last, in either way of sending them
 * @throws TypeError where a header could not be sent, or could be taken for two
 */
export function prepareHead(headers: Readonly<Record<string, string | number>>): ReadyHead {
  const lines: string[] = [];
  const ready: string[] = [];
  const others: string[] = [];
  for (const [name, given] of Object.entries(headers)) {
    const value = String(given);
    validateHeaderName(name);
    validateHeaderValue(name, value);
    if (seenByNode.has(name.toLowerCase())) others.push(name, value);
    else {
      lines.push(`${name}: ${value}\r\n`);
      ready.push(name, value);
    }
  }
  return Object.assign([...ready, ...others], { [joined]: { lines: lines.join(''), others } });
}

/** What `writeHead` calls with the line of the status and the headers that it was given. node:http does not document it. */
interface Inside {
  _storeHeader(firstLine: string, headers: readonly string[] | undefined): void;
}
const inside = ServerResponse.prototype as unknown as Inside;

/**
 * A response for `createServer`. Its `writeHead` takes anything that every other one takes; the lines of a `ReadyHead` it puts behind the status, and
 * node:http adds date, connection and the end, as ever. A Node that no longer calls `_storeHeader` would go through all headers again: slower, the same bytes.
 */
export class ReadyResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  _storeHeader(firstLine: string, headers?: string[] & { readonly [joined]?: Joined }): void {
    const ready = headers?.[joined];
    if (ready) inside._storeHeader.call(this, firstLine + ready.lines, ready.others);
    else inside._storeHeader.call(this, firstLine, headers);
  }
}
