import * as v from 'valibot';
import type { PaymentCode } from '#features/submission/donations/model/payment-code.ts';
import { parsePaymentLink, paymentLinkMax } from '#features/submission/donations/model/payment-link.ts';
import { reviewTextMaxCharacters } from '#features/submission/submissions/model/review-text.ts';
import { cleanLines } from '#features/submission/form-fields/model/clean-lines.ts';
import { paymentQuestionPath } from '#features/submission/submissions/model/payment-question-path.ts';
import type { SubmissionState } from '#features/submission/submissions/model/state.ts';
import { localeCodes } from '#i18n/locales.ts';
import type { TransferCase } from './transfer-case.ts';

/** Characters of a question. */
export const questionMaxCharacters = 1000;

export const questionReferenceSchema = v.pipe(v.string(), v.regex(/^[a-z2-7]{26}$/));

/** The fields of the form, as a browser sends them. A text is not needed: the transaction says most of it. */
export const questionFormSchema = v.object({
  reference: questionReferenceSchema,
  transaction: v.pipe(
    v.string(),
    v.maxLength(paymentLinkMax),
    v.check((link) => parsePaymentLink(link).ok),
  ),
  text: v.pipe(
    v.string(),
    // A browser counts a line break as one character and sends it as two.
    v.transform((sent) => cleanLines(sent)),
    v.maxLength(questionMaxCharacters),
  ),
  lang: v.picklist(localeCodes),
});
export type QuestionForm = Pick<
  v.InferOutput<typeof questionFormSchema>,
  'reference' | 'transaction' | 'text'
>;

/** `secret`: it holds a recovery phrase or a private key. `closed`: the submission is not waiting for a payment. */
export const questionResults = ['sent', 'incomplete', 'secret', 'limit', 'closed'] as const;
export type QuestionResult = (typeof questionResults)[number];

/** Path of the status page without language, with what came of the form. */
export const questionResultPath = (reference: string, result: QuestionResult): string =>
  paymentQuestionPath(reference, { question: result });

/** What the status page shows about questions; only while a payment can be asked about. */
export interface QuestionView {
  /** The transaction that the submission's latest claim is about; empty without one. */
  transaction: string;
  /** A question waits for its answer. */
  isWaiting: boolean;
}

export const questionStates = ['open', 'decided'] as const;
export type QuestionState = (typeof questionStates)[number];

/** What the desk does with a question. */
export const questionActionSchema = v.object({
  name: v.literal('answer'),
  /** The team reads it. */
  text: v.pipe(
    v.string(),
    v.maxLength(reviewTextMaxCharacters),
    v.transform((sent) => cleanLines(sent)),
    v.minLength(1),
  ),
});
export type QuestionAction = v.InferOutput<typeof questionActionSchema>;

/** A question at the desk. Times are RFC 3339, UTC. */
export interface PaymentQuestion {
  id: number;
  version: number;
  tx_hash: string;
  link: string;
  /** What was wrong with the payment when it was asked. */
  code: PaymentCode | null;
  text: string;
  create_time: string;
  submission: { id: number; title: string; state: SubmissionState };
  answer: { text: string; actor: string; at: string } | null;
}

/** With the transfers of the transaction to a receiving address, each with what it resembles. */
export interface PaymentQuestionDetail extends PaymentQuestion {
  transfers: TransferCase[];
}
