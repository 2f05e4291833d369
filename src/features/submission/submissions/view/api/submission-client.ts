import type { PublicQuote } from '#features/submission/donations/model/quote.ts';
import type { SubmissionKind } from '../../model/state.ts';
import type { StatusView } from '../../model/status-view.ts';
import type { CheckAnswer } from '../../model/check-answer.ts';
import { requestJson, type Answer } from './request-json.ts';

const base = '/api/submissions';
const one = (reference: string) => `${base}/${encodeURIComponent(reference)}`;

export interface CheckInput {
  kind: SubmissionKind;
  /** What the same draft made before is no duplicate of it. */
  draft_key: string;
  /** Of the submission that the draft edits. */
  reference?: string;
  /** Of the submission to which the draft adds a language. */
  parent?: string;
  payload: object;
}

/** The checks before payment. */
export function checkForm(input: CheckInput): Promise<Answer<CheckAnswer>> {
  return requestJson('POST', `${base}/check`, input);
}

export interface CreateInput {
  kind: SubmissionKind;
  /** Language of the page: mails are written in it. */
  locale: string;
  draft_key: string;
  /** Reference of the paid submission to which it adds a language. */
  parent?: string;
  payload: object;
}

/** Sending the same draft key again gives the same submission. */
export function createSubmission(input: CreateInput): Promise<Answer<{ reference: string }>> {
  return requestJson('POST', base, input);
}

/** @param input.draft_key of the draft that edits it: its new files were uploaded with this key */
export function updateSubmission(
  reference: string,
  input: { draft_key: string; payload: object },
): Promise<Answer<{ reference: string }>> {
  return requestJson('PUT', one(reference), input);
}

export function getSubmission(reference: string): Promise<Answer<StatusView>> {
  return requestJson('GET', one(reference));
}

/** Every call makes a new amount; all of them stay valid for the submission. */
export function createQuote(reference: string): Promise<Answer<PublicQuote>> {
  return requestJson('POST', `${one(reference)}/quotes`);
}

/** Says from which address an amount is about to be paid: a claim from there wins a dispute. */
export function announcePayer(
  reference: string,
  amountUnits: string,
  address: string,
): Promise<Answer<unknown>> {
  return requestJson('POST', `${one(reference)}/payer`, { amount_units: amountUnits, address });
}

export function sendPayment(reference: string, link: string): Promise<Answer<unknown>> {
  // A person who has paid and closes the page has paid nevertheless.
  return requestJson('POST-to-the-end', `${one(reference)}/payment`, { link });
}

export function withdrawSubmission(reference: string): Promise<Answer<unknown>> {
  return requestJson('POST', `${one(reference)}/withdraw`);
}

/** Only in the demonstration: its own wallet pays the latest quote. */
export function payDemonstration(reference: string): Promise<Answer<{ link: string }>> {
  return requestJson('POST', '/api/demonstration/pay', { reference });
}
