import type { LookupFunction } from 'node:net';
import { Agent, request, type Dispatcher } from 'undici';
import { ForbiddenAddressError, resolvePublic, type ResolvedAddress } from './public-address.ts';

/** Why a site counts as unreachable. `forbidden-address`: it leads into a network that is not the public internet. */
export type ProbeFailure =
  | 'name-not-found'
  | 'forbidden-address'
  | 'timed-out'
  | 'refused'
  | 'certificate'
  | 'too-many-redirects'
  | 'status'
  | 'broken-answer';

/** An unreachable site is an expected outcome, so it is a value. */
export type ProbeAnswer =
  { reachable: true; status: number } | { reachable: false; reason: ProbeFailure; status?: number };

/** Port to the public web; `createWeb` is the real one, fake-web.ts stands in without a network. */
export interface Web {
  /** Does a site answer? Never throws. @param url absolute, http or https */
  probe(url: string): Promise<ProbeAnswer>;
}

export interface WebOptions {
  /** For the whole probe with its redirects. */
  timeoutMs?: number;
  /** Ports that a site may stand on; a probe of any port would be a port scan on somebody's behalf. */
  ports?: readonly number[];
  /** Replaced in tests, whose sites stand on the loopback address. */
  isAllowed?: (address: string) => boolean;
}

const redirectsMax = 3;
const bodyMaxBytes = 64 * 1024;
const headersMaxBytes = 16 * 1024;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);
/** The site answers, but the page is not there or the server fails. Others (401, 403, 429 …) are how sites treat robots. */
const isGone = (status: number) => status === 404 || status === 410 || status >= 500;

const nameFailures = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA', 'EINVAL']);
const timeouts = new Set([
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'ETIMEDOUT',
]);
const answerFailures = new Set(['UND_ERR_HEADERS_OVERFLOW', 'UND_ERR_SOCKET', 'ERR_INVALID_URL']);

function failureOf(error: unknown): ProbeFailure {
  if (error instanceof ForbiddenAddressError) return 'forbidden-address';
  const { name, code = '' } = error as { name?: string; code?: string };
  if (name === 'TimeoutError' || name === 'AbortError' || timeouts.has(code)) return 'timed-out';
  if (nameFailures.has(code)) return 'name-not-found';
  if (/CERT|TLS|SSL|SELF_SIGNED|ERR_OSSL|EPROTO|UNABLE_TO/.test(code)) return 'certificate';
  return name === 'HTTPParserError' || answerFailures.has(code) ? 'broken-answer' : 'refused';
}

/** Connects to the addresses that were checked, whatever the name says a moment later (DNS rebinding). */
function pinnedTo(addresses: readonly ResolvedAddress[]): LookupFunction {
  return (_host, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };
}

/** Reads no more than a page's worth, so that the server is seen to answer whole, and hangs up. */
async function readSome(body: Dispatcher.ResponseData['body']): Promise<void> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += (chunk as Buffer).length;
    if (bytes >= bodyMaxBytes) return;
  }
}

interface Answer {
  status: number;
  location: string | undefined;
}

async function ask(url: URL, addresses: readonly ResolvedAddress[], signal: AbortSignal): Promise<Answer> {
  const agent = new Agent({ connect: { lookup: pinnedTo(addresses) }, maxHeaderSize: headersMaxBytes });
  try {
    const response = await request(url, {
      dispatcher: agent,
      signal,
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; listing check)', accept: 'text/html,*/*;q=0.8' },
    });
    const { location } = response.headers;
    // Hanging up is an `error` of the stream; without a listener it would end the process.
    response.body.on('error', () => undefined);
    if (!redirectStatuses.has(response.statusCode)) await readSome(response.body);
    return { status: response.statusCode, location: Array.isArray(location) ? location[0] : location };
  } finally {
    // Without waiting for the other side: an endless answer would keep a graceful close open.
    void agent.destroy();
  }
}

/**
 * Probes real sites from the server without being a way into its own network: http and https on usual ports only, every address
 * of the name must be public, the connection goes to exactly those addresses, and each redirect passes the same checks again.
 */
export function createWeb(options: WebOptions = {}): Web {
  const { timeoutMs = 5000, ports = [80, 443, 8080, 8443], isAllowed } = options;

  async function follow(url: URL, redirectsLeft: number, signal: AbortSignal): Promise<ProbeAnswer> {
    const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
    if (!/^https?:$/.test(url.protocol) || !ports.includes(port))
      return { reachable: false, reason: 'forbidden-address' };
    const addresses = await resolvePublic(url.hostname, isAllowed);
    signal.throwIfAborted();
    const { status, location } = await ask(url, addresses, signal);
    if (redirectStatuses.has(status) && location !== undefined) {
      if (redirectsLeft === 0) return { reachable: false, reason: 'too-many-redirects' };
      return follow(new URL(location, url), redirectsLeft - 1, signal);
    }
    return isGone(status) ? { reachable: false, reason: 'status', status } : { reachable: true, status };
  }

  return {
    probe: async (url) => {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        return await Promise.race([follow(new URL(url), redirectsMax, signal), abortOf(signal)]);
      } catch (error) {
        return { reachable: false, reason: failureOf(error) };
      }
    },
  };
}

/** Rejects with the signal: a name server that hangs does not listen to it. */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
