import * as v from 'valibot';
import { ambassadorSubmissionSchema } from '#features/recruiting/model/ambassador-submission.ts';
import { dappSubmissionSchema } from '#features/dapp-submission/model/dapp-submission.ts';
import { nftSubmissionSchema } from '#features/nft-submission/model/nft-submission.ts';
import type { SubmissionKind } from '#features/submissions/model/state.ts';
import { tokenSubmissionSchema } from '#features/token-submission/model/token-submission.ts';

/** The form of each kind as it is sent, for the API description. The checks read it with the same schemas, after cleaning what came. */
export const formSchemas = {
  dapp: v.pipe(dappSubmissionSchema, v.metadata({ ref: 'DappForm' })),
  token: v.pipe(tokenSubmissionSchema, v.metadata({ ref: 'TokenForm' })),
  nft: v.pipe(nftSubmissionSchema, v.metadata({ ref: 'NftForm' })),
  ambassador: v.pipe(ambassadorSubmissionSchema, v.metadata({ ref: 'AmbassadorForm' })),
} satisfies Record<SubmissionKind, v.GenericSchema>;
