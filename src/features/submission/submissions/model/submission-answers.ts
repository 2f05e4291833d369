import * as v from 'valibot';
import { linkCodes } from '#features/submission/donations/model/payment-code.ts';
import { publicFindingSchema } from './finding.ts';

/* Small answers of the submission API. */

export const createdAnswerSchema = v.object({ reference: v.string() });

/** A pasted link that is no payment of this submission. */
export const linkRefusedSchema = v.object({ code: v.picklist(linkCodes) });

/** `findings` are blocking: what happened since the checks would make the payment useless. */
export const quoteRefusedSchema = v.object({ findings: v.array(publicFindingSchema) });

export const payerAnswerSchema = v.object({
  noted: v.pipe(v.boolean(), v.description('False if another submission has the same amount')),
});

export const demonstrationPaymentSchema = v.object({ hash: v.string(), link: v.string() });

/** A file that was taken; forms name it by its hash. */
export const uploadedFileSchema = v.object({
  sha256: v.string(),
  media_type: v.string(),
  size_bytes: v.number(),
});
export type UploadedFile = v.InferOutput<typeof uploadedFileSchema>;
