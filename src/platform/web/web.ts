import { requestPinned, type PinnedAnswer, type SeenCertificate } from './pinned-request.ts';
import { ForbiddenAddressError, resolvePublic, type ResolveName } from './public-address.ts';

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

/** A site's response as it is, whatever its status; `text` is its start. Redirects are not followed. */
export type TextAnswer =
  { reachable: true; status: number; text: string } | { reachable: false; reason: ProbeFailure };

/** The start of a page, wherever its redirects led. */
export type PageAnswer =
  | {
      reachable: true;
      status: number;
      /** Every address on the way, the requested one first and the page's own last. */
      addresses: readonly string[];
      mediaType: string;
      /** Of the last connection; null without TLS. */
      certificate: SeenCertificate | null;
      text: string;
    }
  | { reachable: false; reason: ProbeFailure; status?: number };

/** How much of an answer is read, and for how long. */
export interface PageRequest {
  maxBytes: number;
  timeoutMs?: number;
}

/** What is posted. */
export interface PostRequest {
  text: string;
  headers: Readonly<Record<string, string>>;
}

/** Port to the public web; `createWeb` is the real one, fake-web.ts works without a network. */
export interface Web {
  /** Does a site respond? Never throws. @param url absolute, http or https */
  probe(url: string): Promise<ProbeAnswer>;
  /** Reads the start of a page. Never throws. @param url absolute, http or https */
  read(url: string, request: PageRequest): Promise<PageAnswer>;
  /**
   * Reads JSON. Never throws. An answer that is longer than the limit is cut off there, and is no JSON any longer.
   * @param url absolute, http or https
   */
  readJson(url: string, request: PageRequest): Promise<TextAnswer>;
  /** Posts a text as it is, JSON with headers of its own; 64 KB of the answer are read. Never throws. @param url absolute, http or https */
  post(url: string, request: PostRequest): Promise<TextAnswer>;
  /** Posts JSON, such as a call to an RPC endpoint. Never throws. @param url absolute, http or https */
  postJson(url: string, body: unknown): Promise<TextAnswer>;
}

export interface WebOptions {
  /** For the whole exchange with its redirects. */
  timeoutMs?: number;
  /** Allowed ports; probing any port would be a port scan on someone's behalf. */
  ports?: readonly number[];
  /** Replaced in tests, whose sites are on the loopback address. */
  isAllowed?: (address: string) => boolean;
  /** Replaced in tests, whose sites have names that no name server knows. */
  resolveName?: ResolveName;
  /** Certificate authority of tests, PEM. */
  ca?: string;
}

const usualPorts: readonly number[] = [80, 443, 8080, 8443, 8545];
const redirectsMax = 3;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);
/**
 * The site responds, but the page does not exist or the server fails. Others (401, 403, 429 …) are how sites
 * treat robots.
 */
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

const robot = 'Mozilla/5.0 (compatible; listing check)';
const pageHeaders = { 'user-agent': robot, accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'identity' };
const askedHeaders = { 'user-agent': robot, accept: 'application/json', 'accept-encoding': 'identity' };
const jsonHeaders = { 'user-agent': robot, accept: 'application/json', 'content-type': 'application/json' };

/** How pages are reached; throws for addresses that must not be. */
function createReader(options: WebOptions) {
  const { ports = usualPorts, isAllowed, resolveName, ca } = options;

  /** @throws ForbiddenAddressError for addresses outside the public web */
  async function resolve(url: URL, signal: AbortSignal) {
    const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
    if (!/^https?:$/.test(url.protocol) || !ports.includes(port)) throw new ForbiddenAddressError(url.host);
    const addresses = await resolvePublic(url.hostname, isAllowed, resolveName);
    signal.throwIfAborted();
    return addresses;
  }

  /** Follows redirects to a page. @returns undefined when there are too many */
  async function follow(
    first: string,
    signal: AbortSignal,
    bodyMaxBytes?: number,
  ): Promise<{ answer: PinnedAnswer; addresses: readonly string[] } | undefined> {
    const addresses: string[] = [];
    let url = new URL(first);
    while (addresses.length <= redirectsMax) {
      addresses.push(url.href);
      const answer = await requestPinned({
        url,
        addresses: await resolve(url, signal),
        signal,
        headers: pageHeaders,
        readsBody: (given) => !redirectStatuses.has(given),
        bodyMaxBytes,
        ca,
      });
      if (!redirectStatuses.has(answer.status) || answer.location === undefined) return { answer, addresses };
      url = new URL(answer.location, url);
    }
    return undefined;
  }

  async function readPage(url: string, signal: AbortSignal, maxBytes?: number): Promise<PageAnswer> {
    const followed = await follow(url, signal, maxBytes);
    if (!followed) return { reachable: false, reason: 'too-many-redirects' };
    const { answer, addresses } = followed;
    const { status, mediaType, certificate, text } = answer;
    if (isGone(status)) return { reachable: false, reason: 'status', status };
    return { reachable: true, status, addresses, mediaType, certificate, text };
  }

  return { resolve, readPage };
}

/**
 * Reaches real sites from the server without opening a way into its own network: http and https on usual
 * ports only, every address of the name must be public, the connection goes to exactly those addresses, and
 * each redirect passes the same checks again.
 */
export function createWeb(options: WebOptions = {}): Web {
  const { timeoutMs: usualTimeoutMs = 5000, ca } = options;
  const { resolve, readPage } = createReader(options);

  async function probePage(url: string, signal: AbortSignal): Promise<ProbeAnswer> {
    const page = await readPage(url, signal);
    return page.reachable ? { reachable: true, status: page.status } : page;
  }

  async function readJson(address: string, signal: AbortSignal, maxBytes: number): Promise<TextAnswer> {
    const url = new URL(address);
    const addresses = await resolve(url, signal);
    const asked = { url, addresses, signal, headers: askedHeaders, bodyMaxBytes: maxBytes, ca };
    const { status, text } = await requestPinned(asked);
    return { reachable: true, status, text };
  }

  async function post(address: string, request: PostRequest, signal: AbortSignal): Promise<TextAnswer> {
    const url = new URL(address);
    const addresses = await resolve(url, signal);
    const headers = { ...jsonHeaders, ...request.headers };
    const sent = { url, addresses, signal, headers, body: request.text, ca };
    const { status, text } = await requestPinned(sent);
    return { reachable: true, status, text };
  }

  /** Runs until it responds or times out; errors are values. */
  async function within<Answer>(run: (signal: AbortSignal) => Promise<Answer>, timeoutMs = usualTimeoutMs) {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await Promise.race([run(signal), abortOf(signal)]);
    } catch (error) {
      return { reachable: false, reason: failureOf(error) } as const;
    }
  }

  return {
    probe: (url) => within((signal) => probePage(url, signal)),
    read: (url, { maxBytes, timeoutMs }) => within((signal) => readPage(url, signal, maxBytes), timeoutMs),
    readJson: (url, { maxBytes, timeoutMs }) =>
      within((signal) => readJson(url, signal, maxBytes), timeoutMs),
    post: (url, request) => within((signal) => post(url, request, signal)),
    postJson: (url, body) =>
      within((signal) => post(url, { text: JSON.stringify(body), headers: {} }, signal)),
  };
}

/** Rejects with the signal: a hanging name server does not react to it. */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
