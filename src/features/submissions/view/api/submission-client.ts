import type { PublicQuote } from '#features/donations/model/quote.ts';
import type { DappDraft } from '../../model/dapp-draft.ts';
import type { StatusView } from '../../model/status-view.ts';
import type { CheckAnswer } from './check-answer.ts';
import { requestJson, type Answer } from './request-json.ts';

const base = '/api/submissions';
const one = (reference: string) => `${base}/${encodeURIComponent(reference)}`;

/** The checks before payment. */
export function checkDapp(payload: DappDraft): Promise<Answer<CheckAnswer>> {
  return requestJson('POST', `${base}/check`, { kind: 'dapp', payload });
}

export interface CreateInput {
  /** Language of the page: mails are written in it. */
  locale: string;
  draft_key: string;
  payload: DappDraft;
}

/** Sending the same draft key again gives the same submission. */
export function createDapp(input: CreateInput): Promise<Answer<{ reference: string }>> {
  return requestJson('POST', base, { kind: 'dapp', ...input });
}

export function updateSubmission(
  reference: string,
  payload: DappDraft,
): Promise<Answer<{ reference: string }>> {
  return requestJson('PUT', one(reference), { payload });
}

export function getSubmission(reference: string): Promise<Answer<StatusView>> {
  return requestJson('GET', one(reference));
}

/** Every call makes a new amount; all of them stay valid for the submission. */
export function createQuote(reference: string): Promise<Answer<PublicQuote>> {
  return requestJson('POST', `${one(reference)}/quotes`);
}

export function sendPayment(reference: string, link: string): Promise<Answer<unknown>> {
  return requestJson('POST', `${one(reference)}/payment`, { link });
}

export function withdrawSubmission(reference: string): Promise<Answer<unknown>> {
  return requestJson('POST', `${one(reference)}/withdraw`);
}

/** Only in the demonstration: its own wallet pays the latest quote. */
export function payDemonstration(reference: string): Promise<Answer<{ link: string }>> {
  return requestJson('POST', '/api/demonstration/pay', { reference });
}
