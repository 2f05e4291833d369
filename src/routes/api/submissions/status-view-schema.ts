import { ambassadorFormat } from '#features/submission/recruiting/model/stored-ambassador.ts';
import { submissionLanguages } from '#features/submission/dapp-submission/model/dapp-fields.ts';
import { dappFormat, sharedDappSchema } from '#features/submission/dapp-submission/model/stored-dapp.ts';
import { nftFormat } from '#features/submission/asset-submission/model/nft/stored-nft.ts';
import { createStatusViewSchema } from '#features/submission/submissions/model/status-view.ts';
import { tokenFormat } from '#features/submission/asset-submission/model/token/stored-token.ts';

/** What calls on a submission answer, with the stored forms of every kind. */
export const statusViewSchema = createStatusViewSchema({
  formats: [dappFormat, tokenFormat, nftFormat, ambassadorFormat],
  languages: submissionLanguages,
  shared: sharedDappSchema,
});
