import * as v from 'valibot';
import { cleanLines } from '#features/submission/form-fields/model/clean-lines.ts';
import { cleanText } from '#features/submission/form-fields/model/clean-text.ts';
import { paymentLinkMax } from '#features/submission/donations/model/payment-link.ts';
import { reviewTextMaxCharacters } from '#features/submission/submissions/model/review-text.ts';

const line = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max, 'too-long'),
    v.transform((text: string) => cleanText(text)),
  );

const number = v.pipe(v.number(), v.integer());

const entries = {
  link: line(paymentLinkMax),
  /** Number of the payment that it gives back; without it, the first one of which something is left. */
  payment: v.optional(number),
  /** Whole tokens; empty or left out: all that is left of the payment. */
  amount: v.optional(line(60), ''),
  /** Empty or left out: the address that paid. */
  receiver: v.optional(line(100), ''),
  /** Why it goes to another address; for the desk alone. */
  reason: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(reviewTextMaxCharacters, 'too-long'),
      v.transform((text: string) => cleanLines(text)),
    ),
    '',
  ),
};

/** What people do about refunds. Nothing of it sends money. */
export const refundActionSchema = v.variant('name', [
  v.object({ name: v.literal('record'), ...entries }),
  /** Records it again, in place of a record that is not proven. */
  v.object({ name: v.literal('correct'), refund: number, ...entries }),
  v.object({ name: v.literal('ask'), refund: number }),
  /** Where no chain can be asked. */
  v.object({ name: v.literal('confirm'), refund: number }),
]);
export type RefundAction = v.InferOutput<typeof refundActionSchema>;

/** A payment that can be given back, for the form. */
export interface ReviewRefundable {
  payment: number;
  tx_hash: string;
  /** Whole tokens that are not given back yet; null where nothing can say. */
  left: string | null;
  payer: string | null;
}
