import * as v from 'valibot';
import { paymentCodes } from '#features/submission/donations/model/payment-code.ts';
import { paymentDetailSchema } from '#features/submission/donations/model/payment.ts';
import { changeRequestSchema } from './change-request.ts';
import { publicCorrectionSchema } from './correction.ts';
import { interviewSchema } from './interview.ts';
import { refundParts } from './refund-event.ts';
import { nextSteps, submissionKinds, submissionStates } from './state.ts';
import { removedPayloadSchema, type StoredFormat } from './stored-payload.ts';

const time = v.pipe(v.string(), v.isoTimestamp());

const statusPaymentSchema = v.object({
  /** While something is wrong or awaited; null once accepted. */
  code: v.nullable(v.picklist(paymentCodes)),
  detail: paymentDetailSchema,
  tx_hash: v.string(),
  link: v.string(),
});
export type StatusPayment = v.InferOutput<typeof statusPaymentSchema>;

const statusEventSchema = v.object({
  at: time,
  state: v.picklist(submissionStates),
  /** Rejection reason or payment code, where there is one. */
  code: v.nullable(v.string()),
  /** What the reviewer wrote to the submitter. */
  text: v.nullable(v.string()),
  /** Of an invitation to an interview. */
  interview: v.optional(interviewSchema),
  requests: v.pipe(
    v.array(changeRequestSchema),
    v.description('Changes that the reviewers requested, or an empty list for other steps'),
  ),
  corrections: v.pipe(
    v.array(publicCorrectionSchema),
    v.description('Corrections that the reviewers made on approval, or an empty list for other steps'),
  ),
  refund_changes: v.pipe(
    v.array(v.picklist(refundParts)),
    v.description(
      'Changes that a correction made to the record of a refund, or an empty list for other steps',
    ),
  ),
});
export type StatusEvent = v.InferOutput<typeof statusEventSchema>;

const statusRefundSchema = v.object({
  state: v.pipe(
    v.picklist(['checking', 'proven', 'unproven']),
    v.description('Sent and waiting for the chain, proven on the chain, or not found there as it should be'),
  ),
  /** Whole tokens. */
  amount: v.string(),
  receiver: v.string(),
  tx_hash: v.string(),
  time: v.pipe(
    v.nullable(time),
    v.description('When it was mined or a reviewer confirmed it, or null until it is proven'),
  ),
});
export type StatusRefund = v.InferOutput<typeof statusRefundSchema>;

type Form = Readonly<Record<string, unknown>>;

/** What the kinds of submissions say of the forms in a status. */
export interface StatusForms {
  formats: readonly StoredFormat[];
  /** Languages that may be added to a submission. */
  languages: readonly string[];
  /** Fields that all languages of a project share. */
  shared: v.GenericSchema<unknown, Form>;
}

const formsOf = (formats: readonly StoredFormat[]) => formats.flatMap(({ schemas }) => schemas);

/** Everything that the status page of one submission shows, as the API describes it. Names of reviewers are not in it. */
export const createStatusViewSchema = ({ formats, languages, shared }: StatusForms) =>
  v.object({
    reference: v.string(),
    /** What people call it by; opens nothing. */
    number: v.number(),
    kind: v.picklist(submissionKinds),
    title: v.string(),
    state: v.picklist(submissionStates),
    version: v.number(),
    create_time: time,
    update_time: time,
    /** When the review is promised to be done; null until it is in review. */
    promised_time: v.nullable(time),
    promise_paused_time: v.pipe(
      v.nullable(time),
      v.description('When the deadline was paused for requested changes, or null if it is not paused'),
    ),
    /** The latest payment, or null before the first. */
    payment: v.nullable(statusPaymentSchema),
    refunds: v.pipe(v.array(statusRefundSchema), v.description('Refunds, whole or in part, oldest first')),
    /** Oldest first. */
    history: v.array(statusEventSchema),
    next: v.picklist(nextSteps),
    /** Empty for a form that was deleted when its submission expired. */
    payload: v.pipe(
      v.nullable(v.union([...formsOf(formats), removedPayloadSchema])),
      v.description('The form while it may be edited, or null'),
    ),
    /** Path of the listed entry without language, or null. */
    listed_path: v.nullable(v.string()),
    /** In which languages the same site may be sent without paying again; null where none is left. */
    further_language: v.nullable(
      v.object({
        languages: v.array(v.picklist(languages)),
        shared: v.pipe(shared, v.description('Fields that all languages of a project share')),
      }),
    ),
    change: v.pipe(
      v.nullable(v.object({ fields: v.array(v.string()) })),
      v.description(
        'Form fields that a request to change a listed item changes, or null in other submissions',
      ),
    ),
  });
type Described = v.InferOutput<ReturnType<typeof createStatusViewSchema>>;

/** The same in the code, for which the form of any kind is a record of its fields. */
export interface StatusView extends Omit<Described, 'payload'> {
  payload: Form | null;
}
