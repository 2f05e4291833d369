import { HttpError } from 'react-admin';
import { timeoutSignal } from '#lib/http-timeout.ts';

/** Calls under `/api/auth`, which need no session. @param body what a POST sends; without it a GET */
export async function callAuth(path: string, body?: object): Promise<Response> {
  const request: RequestInit = body
    ? { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
    : {};
  return fetch(`/api/auth/${path}`, { ...request, signal: timeoutSignal() });
}

/** What a call was refused with, as an error with the sentence to show. */
export async function refusalOf(answer: Response): Promise<HttpError> {
  const body = (await answer.json().catch(() => ({}))) as { message?: string };
  return new HttpError(
    body.message ?? 'The desk sent an unexpected response. Reload the page and try again.',
    answer.status,
  );
}
