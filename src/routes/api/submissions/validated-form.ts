import * as v from 'valibot';
import { dappSubmissionSchema } from '#features/submission/dapp-submission/model/dapp-submission.ts';
import { nftSubmissionSchema } from '#features/submission/asset-submission/model/nft/nft-submission.ts';
import { ambassadorSubmissionSchema } from '#features/submission/recruiting/model/ambassador-submission.ts';
import type { SubmissionKind } from '#features/submission/submissions/model/state.ts';
import { tokenSubmissionSchema } from '#features/submission/asset-submission/model/token/token-submission.ts';
import { validated } from '#platform/http/validated.ts';

/** The form of each kind as it is sent, for the API description. The checks read it with the same schemas, after cleaning what came. */
const formSchemas = {
  dapp: v.pipe(dappSubmissionSchema, v.metadata({ ref: 'DappForm' })),
  token: v.pipe(tokenSubmissionSchema, v.metadata({ ref: 'TokenForm' })),
  nft: v.pipe(nftSubmissionSchema, v.metadata({ ref: 'NftForm' })),
  ambassador: v.pipe(ambassadorSubmissionSchema, v.metadata({ ref: 'AmbassadorForm' })),
} satisfies Record<SubmissionKind, v.GenericSchema>;

const publishedForm = v.pipe(
  v.union(Object.values(formSchemas)),
  v.description('The form. Its fields depend on the kind.'),
);

/**
 * Gate for a body with a form as its `payload`. The gate lets any payload pass: each kind's check cleans it and answers with codes for
 * each field instead of one sentence. What is described is the form of each kind.
 * @param entries other members of the body
 */
export const validatedForm = <Entries extends v.ObjectEntries>(entries: Entries) =>
  validated(
    'json',
    v.object({ ...entries, payload: v.unknown() }),
    v.object({ ...entries, payload: publishedForm }),
  );
