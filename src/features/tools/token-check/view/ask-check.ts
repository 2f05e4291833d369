import type { CheckAnswer } from '#features/store/token-checks/model/check-call.ts';
import { apiAddress } from '#lib/api-address.ts';

/** What a person wants to know. */
export interface Question {
  /** Key of a network. */
  network: string;
  address: string;
  /** The pair to trade in; where it is missing, the exchanges are asked. */
  pair: string | undefined;
}

/** Why there is no check: the share of the visitor or of the network is spent, the server cannot make it now, the address is none, or nothing came back. */
export type CheckFailure = 'visitor-spent' | 'network-spent' | 'unavailable' | 'refused' | 'unreachable';

export type AskedCheck = { ok: true; check: CheckAnswer } | { ok: false; failure: CheckFailure };

/** The server gives up after 60 seconds. */
const longestMs = 75_000;
/** An endpoint is asked again after seconds, a day's share after hours. */
const longWaitSeconds = 300;

function failureOf({ status, headers }: Response): CheckFailure {
  if (status === 429) return 'visitor-spent';
  if (status !== 503) return status < 500 ? 'refused' : 'unavailable';
  return Number(headers.get('retry-after') ?? 0) > longWaitSeconds ? 'network-spent' : 'unavailable';
}

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
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
    });
    if (!response.ok) return { ok: false, failure: failureOf(response) };
    const { data } = (await response.json()) as { data: CheckAnswer };
    return { ok: true, check: data };
  } catch {
    return { ok: false, failure: 'unreachable' };
  }
}
