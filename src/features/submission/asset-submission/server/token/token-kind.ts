import type { TokenChecks } from '#features/store/token-checks/server/token-checks.ts';
import { checkTokenSubmission, cleanTokenDraft } from '../../model/token/token-submission.ts';
import { tokenFormat } from '../../model/token/stored-token.ts';
import type { AssetKind } from '../asset-kind.ts';
import { createAssetKind } from '../create-asset-kind.ts';
import type { KindDependencies, ServerKind } from '#features/submission/submissions/server/server-kind.ts';
import { createTokenLaterChecks } from './token-later-checks.ts';

/** In what tokens differ from NFT collections. */
export const tokenAssetKind: AssetKind = {
  kind: 'token',
  format: tokenFormat,
  table: 'tokens',
  standards: 'token_standards',
  clean: cleanTokenDraft,
  check: checkTokenSubmission,
};

export interface TokenKindDependencies extends KindDependencies {
  /** Simulates trades of submitted tokens; without it none are. */
  tokenChecks?: Pick<TokenChecks, 'check'> | undefined;
}

/** Tokens on the server. */
export function createTokenKind(dependencies: TokenKindDependencies): ServerKind {
  const { tokenChecks } = dependencies;
  return {
    ...createAssetKind(dependencies, tokenAssetKind),
    ...(tokenChecks && { later: createTokenLaterChecks(tokenChecks) }),
  };
}
