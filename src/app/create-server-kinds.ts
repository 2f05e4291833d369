import { createAmbassadorKind } from '#features/recruiting/server/ambassador-kind.ts';
import { createDappKind } from '#features/dapp-submission/server/dapp-kind.ts';
import { createNftKind } from '#features/nft-submission/server/nft-kind.ts';
import type { KindDependencies, ServerKinds } from '#features/submissions/server/server-kind.ts';
import { createTokenKind } from '#features/token-submission/server/token-kind.ts';

/** Every kind of submission, for the core that knows none of them. */
export function createServerKinds(dependencies: KindDependencies): ServerKinds {
  return {
    dapp: createDappKind(dependencies),
    token: createTokenKind(dependencies),
    nft: createNftKind(dependencies),
    ambassador: createAmbassadorKind(dependencies),
  };
}
