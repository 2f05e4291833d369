import * as v from 'valibot';
import { paymentCodes } from '#features/donations/model/payment-code.ts';
import { paymentDetailSchema } from '#features/donations/model/payment.ts';
import { submissionLanguages } from './dapp/dapp-fields.ts';
import { nextSteps, submissionKinds, submissionStates } from './state.ts';
import { removedPayloadSchema, sharedDappPayloadSchema, storedPayloadSchema } from './stored-payload.ts';

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
});
export type StatusEvent = v.InferOutput<typeof statusEventSchema>;

/** Everything that the status page of one submission shows. Names of reviewers are not in it. */
export const statusViewSchema = v.object({
  reference: v.string(),
  kind: v.picklist(submissionKinds),
  title: v.string(),
  state: v.picklist(submissionStates),
  version: v.number(),
  create_time: time,
  update_time: time,
  /** When the review is promised to be done; null until it is in review. */
  promised_time: v.nullable(time),
  /** The latest payment, or null before the first. */
  payment: v.nullable(statusPaymentSchema),
  /** Oldest first. */
  history: v.array(statusEventSchema),
  next: v.picklist(nextSteps),
  /** Empty for a form that was deleted when its submission expired. */
  payload: v.pipe(
    v.nullable(v.union([storedPayloadSchema, removedPayloadSchema])),
    v.description('The form while it may be edited, else null'),
  ),
  /** Path of the listed entry without language, or null. */
  listed_path: v.nullable(v.string()),
  /** In which languages the same site may be sent without paying again; null where none is left. */
  further_language: v.nullable(
    v.object({
      languages: v.array(v.picklist(submissionLanguages)),
      shared: v.pipe(
        sharedDappPayloadSchema,
        v.description('What the languages of one project have in common'),
      ),
    }),
  ),
});
export type StatusView = v.InferOutput<typeof statusViewSchema>;
