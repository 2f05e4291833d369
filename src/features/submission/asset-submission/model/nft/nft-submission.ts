import { assetAddressIssues, standardIssues, type StandardsByNetwork } from '../asset-rules.ts';
import { checkFields, type FormCheck } from '#features/submission/form-fields/model/check-fields.ts';
import { cleanFields } from '#features/submission/form-fields/model/clean-fields.ts';
import type { SentOf } from '#features/submission/form-fields/model/field.ts';
import { createSentSchema } from '#features/submission/form-fields/model/sent-schema.ts';
import { nftFields, type NftDraft } from './nft-fields.ts';

/** A submission of an NFT collection as it is sent and stored. */
export const nftSubmissionSchema = createSentSchema(nftFields);

export type NftSubmission = SentOf<typeof nftFields>;

export type NftCheck = FormCheck<typeof nftFields>;

/** Brings anything at all into the shape of the form; never throws. See `cleanFields`. */
export function cleanNftDraft(input: unknown): NftDraft {
  return cleanFields(nftFields, input);
}

const form = { fields: nftFields, schema: nftSubmissionSchema };

/**
 * The whole check of the form of an NFT collection; see `checkTokenSubmission`.
 * @param standards NFT standards by network
 */
export function checkNftSubmission(input: unknown, standards: StandardsByNetwork): NftCheck {
  const draft = cleanNftDraft(input);
  return checkFields(form, draft, [...assetAddressIssues(draft), ...standardIssues(draft, standards)]);
}
