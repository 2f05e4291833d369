import { ambassadorFormat } from '#features/recruiting/model/stored-ambassador.ts';
import { submissionLanguages } from '#features/dapp-submission/model/dapp-fields.ts';
import { dappFormat, sharedDappSchema } from '#features/dapp-submission/model/stored-dapp.ts';
import { nftFormat } from '#features/nft-submission/model/stored-nft.ts';
import { createStatusViewSchema } from '#features/submissions/model/status-view.ts';
import { tokenFormat } from '#features/token-submission/model/stored-token.ts';

/** What calls on a submission answer, with the stored forms of every kind. */
export const statusViewSchema = createStatusViewSchema({
  formats: [dappFormat, tokenFormat, nftFormat, ambassadorFormat],
  languages: submissionLanguages,
  shared: sharedDappSchema,
});
