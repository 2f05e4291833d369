import { apiAddress } from '#lib/api-address.ts';
import { timeoutSignal } from '#lib/http-timeout.ts';
import { findSecret } from '#lib/secrets/find-secret.ts';
import type { ApiOperation } from '../outline/api-outline.ts';
import { addressOf, headersOf, type CallValues } from '../outline/call-address.ts';

export interface CallResponse {
  kind: 'response';
  /** Path and query that were asked. */
  address: string;
  status: number;
  /** From sending to the last byte. */
  durationMs: number;
  /** JSON with a member on each line; any other text as it came. */
  text: string;
}

/** What became of a call. `secret`: a value holds a recovery phrase or a private key, so nothing was sent. `unreachable`: nothing came back. */
export type SentCall = CallResponse | { kind: 'secret' } | { kind: 'unreachable' };

function layOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Sends a GET call to this portal; it never rejects. A response of any status is a response. */
export async function sendCall(operation: ApiOperation, values: CallValues): Promise<SentCall> {
  try {
    if ((await findSecret(values)) !== undefined) return { kind: 'secret' };
    const address = addressOf(operation, values);
    const sentAtMs = performance.now();
    const response = await fetch(apiAddress(address), {
      headers: headersOf(operation, values),
      signal: timeoutSignal(),
      cache: 'no-store',
    });
    const text = await response.text();
    const durationMs = Math.round(performance.now() - sentAtMs);
    return { kind: 'response', address, status: response.status, durationMs, text: layOut(text) };
  } catch {
    return { kind: 'unreachable' };
  }
}
