import { ambassadorFormat } from '#features/submissions/model/ambassador/stored-ambassador.ts';
import { submissionLanguages } from '#features/submissions/model/dapp/dapp-fields.ts';
import { dappFormat, sharedDappSchema } from '#features/submissions/model/dapp/stored-dapp.ts';
import { nftFormat } from '#features/submissions/model/nft/stored-nft.ts';
import { createStatusViewSchema } from '#features/submissions/model/status-view.ts';
import { tokenFormat } from '#features/submissions/model/token/stored-token.ts';

/** What calls on a submission answer, with the stored forms of every kind. */
export const statusViewSchema = createStatusViewSchema({
  formats: [dappFormat, tokenFormat, nftFormat, ambassadorFormat],
  languages: submissionLanguages,
  shared: sharedDappSchema,
});
