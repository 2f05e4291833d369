import { HttpError } from 'react-admin';
import { activityHeader } from '../model/activity-header.ts';
import { restingMs } from '#lib/user-activity.ts';
import { findSecret } from '#lib/secrets/find-secret.ts';
import { timeoutSignal } from '#lib/http-timeout.ts';

/** Limit of a call that makes checks: the server answers within a minute. */
export const checkLimitMs = 75_000;

/** A call so soon after an input was caused by a person's input. */
const activeMs = 60_000;

/** The server's sentence about a refused call. */
function messageOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'message' in body
    ? String(body.message)
    : 'The desk sent an unexpected response. Reload the page and try again.';
}

/** @throws HttpError for a recovery phrase or a private key in a text, which is not sent */
async function refuseSecrets(body: unknown): Promise<void> {
  // Without the word lists the server decides.
  const secret = await findSecret(body).catch(() => undefined);
  if (secret === undefined) return;
  throw new HttpError('This looks like a recovery phrase or a private key. It was not sent. Delete it.', 400);
}

interface CallOptions {
  keepalive?: boolean;
  limitMs?: number | undefined;
}

/**
 * One call of the desk's API. @param body a file is sent as it is, anything else as JSON
 * @param keepalive the call outlives the page that makes it
 * @param limitMs of a call that takes longer than most
 * @throws HttpError with the server's sentence and status; the status is 0 when the server could not be reached
 */
export async function callDesk<Answer>(
  path: string,
  body?: unknown,
  { keepalive = false, limitMs }: CallOptions = {},
): Promise<Answer> {
  const request: RequestInit = {
    keepalive,
    headers: { Accept: 'application/json', ...(restingMs() < activeMs && { [activityHeader]: '1' }) },
  };
  if (body !== undefined) {
    request.method = 'POST';
    const isFile = body instanceof Blob;
    if (!isFile) await refuseSecrets(body);
    const type = isFile ? 'application/octet-stream' : 'application/json';
    request.headers = { ...request.headers, 'Content-Type': type };
    request.body = isFile ? body : JSON.stringify(body);
  }
  const answer = await fetch(`/api/${path}`, { ...request, signal: timeoutSignal(undefined, limitMs) }).catch(
    (cause: unknown) => {
      throw new HttpError('The desk cannot be reached. Check your connection and try again.', 0, cause);
    },
  );
  if (answer.status === 204) return undefined as Answer;
  const parsed: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) throw new HttpError(messageOf(parsed), answer.status, parsed);
  return parsed as Answer;
}
