import { createAmbassadorKind } from '#features/submission/recruiting/server/ambassador-kind.ts';
import { createDappKind } from '#features/submission/dapp-submission/server/dapp-kind.ts';
import { createNftKind } from '#features/submission/asset-submission/server/nft/nft-kind.ts';
import type { ServerKinds } from '#features/submission/submissions/server/server-kind.ts';
import {
  createTokenKind,
  type TokenKindDependencies,
} from '#features/submission/asset-submission/server/token/token-kind.ts';

/** Every kind of submission, for the core that knows none of them. */
export function createServerKinds(dependencies: TokenKindDependencies): ServerKinds {
  return {
    dapp: createDappKind(dependencies),
    token: createTokenKind(dependencies),
    nft: createNftKind(dependencies),
    ambassador: createAmbassadorKind(dependencies),
  };
}
