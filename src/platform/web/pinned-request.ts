import type { LookupFunction } from 'node:net';
import { Agent, request, type Dispatcher } from 'undici';
import type { ResolvedAddress } from './public-address.ts';

const bodyMaxBytes = 64 * 1024;
const headersMaxBytes = 16 * 1024;

export interface PinnedRequest {
  url: URL;
  /** The connection goes to these, whatever the name resolves to later (DNS rebinding). */
  addresses: readonly ResolvedAddress[];
  signal: AbortSignal;
  headers: Readonly<Record<string, string>>;
  /** With a body it is a POST. */
  body?: string;
  /** How much of the response is read; by default a page's worth. */
  readsBody?: (status: number) => boolean;
}

export interface PinnedAnswer {
  status: number;
  location: string | undefined;
  /** The first 64 KB of the body. */
  text: string;
}

function pinnedTo(addresses: readonly ResolvedAddress[]): LookupFunction {
  return (_host, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };
}

/** Reads at most a page's worth, enough to see a complete response, and hangs up. */
async function readSome(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes >= bodyMaxBytes) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** One request to checked addresses, over its own connection. */
export async function requestPinned(options: PinnedRequest): Promise<PinnedAnswer> {
  const { url, addresses, signal, headers, body, readsBody = () => true } = options;
  const agent = new Agent({ connect: { lookup: pinnedTo(addresses) }, maxHeaderSize: headersMaxBytes });
  try {
    const response = await request(url, {
      dispatcher: agent,
      signal,
      headers,
      ...(body === undefined ? {} : { method: 'POST', body }),
    });
    const { location } = response.headers;
    // Hanging up is an `error` of the stream; without a listener it would end the process.
    response.body.on('error', () => undefined);
    const text = readsBody(response.statusCode) ? await readSome(response.body) : '';
    return {
      status: response.statusCode,
      location: Array.isArray(location) ? location[0] : location,
      text,
    };
  } finally {
    // Without waiting for the other side: an endless response would keep a graceful close open.
    void agent.destroy();
  }
}
