import { apiAddress, apiOrigin } from '#lib/api-address.ts';
import { timeoutSignal } from '#lib/http-timeout.ts';
import type { Locale } from '#i18n/locales.ts';
import { dataPrefix } from '#lib/data-prefix.ts';
import { donateDataPath, errorDataPath, type PageResponse, type PageState } from './page-state.ts';

/** What was fetched ahead is used only while it is this fresh. */
const freshMs = 10_000;
const keptAhead = 8;

interface Ahead {
  response: Promise<PageResponse>;
  atMs: number;
}

const ahead = new Map<string, Ahead>();

/** Nothing came back: no network, or not within 30 s. */
export class UnreachedError extends Error {
  override readonly name = 'UnreachedError';

  constructor(cause: unknown) {
    super('The portal was not reached.', { cause });
  }
}

/** A static copy has the data of its own pages as files. */
async function fetchCopied(address: string, signal?: AbortSignal): Promise<Response | undefined> {
  // Visitors of the portal do not load the copy's addresses.
  const { copiedDataPath } = await import('./static-copy/copied-address.ts');
  const file = copiedDataPath(address);
  const response = file && (await fetch(file, { signal: timeoutSignal(signal) }));
  return response && response.ok ? response : undefined;
}

async function fetchData(address: string, signal?: AbortSignal): Promise<Response> {
  const copied = apiOrigin() === '' ? undefined : await fetchCopied(address, signal);
  return copied ?? fetch(apiAddress(dataPrefix + address), { signal: timeoutSignal(signal) });
}

async function request(address: string, signal?: AbortSignal): Promise<PageResponse> {
  try {
    const response = await fetchData(address, signal);
    return (await response.json()) as PageResponse;
  } catch (cause) {
    // A response that is no page means that a server was reached.
    throw cause instanceof SyntaxError ? cause : new UnreachedError(cause);
  }
}

/**
 * The data of a page.
 * @param address path with language, and query
 * @throws UnreachedError without a network or after 30 s, SyntaxError when the response is not the portal's
 */
export function fetchPage(address: string, signal: AbortSignal): Promise<PageResponse> {
  const fetched = ahead.get(address);
  ahead.delete(address);
  if (fetched && performance.now() - fetched.atMs < freshMs) return fetched.response;
  return request(address, signal);
}

/** The error page, for a page whose code fails. */
export async function fetchErrorPage(locale: Locale, signal?: AbortSignal): Promise<PageState> {
  return (await request(`/${locale}${errorDataPath}`, signal)) as PageState;
}

/** Words and data of the donate dialog. @throws as `fetchPage` does */
export async function fetchDonateDialog(locale: Locale): Promise<PageState> {
  return (await request(`/${locale}${donateDataPath}`)) as PageState;
}

/** Fetches a page's data ahead; a failure is ignored, because the page is then fetched again. */
export function fetchPageAhead(address: string): void {
  const earlier = ahead.get(address);
  if (earlier && performance.now() - earlier.atMs < freshMs) return;
  const response = request(address);
  response.catch(() => ahead.delete(address));
  ahead.set(address, { response, atMs: performance.now() });
  const [oldest] = ahead.keys();
  if (oldest !== undefined && ahead.size > keptAhead) ahead.delete(oldest);
}
