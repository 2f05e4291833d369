import type { CheckAnswer } from '#features/store/token-checks/model/check-call.ts';
import { apiAddress } from '#lib/api-address.ts';
import { timeoutSignal } from '#lib/http-timeout.ts';

/** What a person wants to know. */
export interface Question {
  /** Key of a network. */
  network: string;
  address: string;
  /** The pair to trade in; where it is missing, the exchanges are asked. */
  pair: string | undefined;
}

/**
 * Why there is no check: the visitor's share of ten minutes or of a day is spent, or the network's; the server cannot make it now, the address is none,
 * or nothing came back.
 */
export type CheckFailure =
  'visitor-spent' | 'visitor-spent-today' | 'network-spent' | 'unavailable' | 'refused' | 'unreachable';

export type AskedCheck = { ok: true; check: CheckAnswer } | { ok: false; failure: CheckFailure };

/** The server answers within a minute. */
const longestMs = 75_000;
/** An endpoint is asked again after seconds, a visitor after ten minutes at most; what is longer is a day's share. */
const longWaitSeconds = 600;

function failureOf({ status, headers }: Response): CheckFailure {
  const isSpentToday = Number(headers.get('retry-after') ?? 0) > longWaitSeconds;
  if (status === 429) return isSpentToday ? 'visitor-spent-today' : 'visitor-spent';
  if (status !== 503) return status < 500 ? 'refused' : 'unavailable';
  return isSpentToday ? 'network-spent' : 'unavailable';
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';

/** Asks this site for a check; it never rejects. @param signal ends it */
export async function askCheck(
  { network, address, pair }: Question,
  signal: AbortSignal,
): Promise<AskedCheck> {
  try {
    const response = await fetch(apiAddress(`/api/tools/${network}/token-check`), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address, pair }),
      signal: timeoutSignal(signal, longestMs),
    });
    if (!response.ok) return { ok: false, failure: failureOf(response) };
    const { data } = (await response.json()) as { data: CheckAnswer };
    return { ok: true, check: data };
  } catch (error) {
    return { ok: false, failure: isTimeout(error) ? 'unavailable' : 'unreachable' };
  }
}
