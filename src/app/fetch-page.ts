import { timeoutSignal } from '#lib/http-timeout.ts';
import { dataPrefix, type PageAnswer } from './page-state.ts';

/** What was fetched ahead is used only while it is this fresh. */
const freshMs = 10_000;
const keptAhead = 8;

interface Ahead {
  answer: Promise<PageAnswer>;
  atMs: number;
}

const ahead = new Map<string, Ahead>();

async function request(address: string, signal?: AbortSignal): Promise<PageAnswer> {
  const response = await fetch(`${dataPrefix}${address}`, { signal: timeoutSignal(signal) });
  return (await response.json()) as PageAnswer;
}

/**
 * The data of a page.
 * @param address path with language, and query
 * @throws TypeError without a network, TimeoutError when nothing came within 30 s, SyntaxError when something else than the portal answered
 */
export function fetchPage(address: string, signal: AbortSignal): Promise<PageAnswer> {
  const fetched = ahead.get(address);
  ahead.delete(address);
  if (fetched && performance.now() - fetched.atMs < freshMs) return fetched.answer;
  return request(address, signal);
}

/** Fetches a page's data before it is asked for; a failure is nobody's concern until then. */
export function fetchPageAhead(address: string): void {
  const earlier = ahead.get(address);
  if (earlier && performance.now() - earlier.atMs < freshMs) return;
  const answer = request(address);
  answer.catch(() => ahead.delete(address));
  ahead.set(address, { answer, atMs: performance.now() });
  const [oldest] = ahead.keys();
  if (oldest !== undefined && ahead.size > keptAhead) ahead.delete(oldest);
}
