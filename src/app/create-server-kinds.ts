import { createAmbassadorKind } from '#features/submissions/server/ambassador/ambassador-kind.ts';
import { createDappKind } from '#features/submissions/server/dapp/dapp-kind.ts';
import { createNftKind } from '#features/submissions/server/nft/nft-kind.ts';
import type { KindDependencies, ServerKinds } from '#features/submissions/server/server-kind.ts';
import { createTokenKind } from '#features/submissions/server/token/token-kind.ts';

/** Every kind of submission, for the core that knows none of them. */
export function createServerKinds(dependencies: KindDependencies): ServerKinds {
  return {
    dapp: createDappKind(dependencies),
    token: createTokenKind(dependencies),
    nft: createNftKind(dependencies),
    ambassador: createAmbassadorKind(dependencies),
  };
}
