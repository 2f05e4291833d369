import { checkTokenSubmission, cleanTokenDraft } from '../model/token-submission.ts';
import { tokenFormat } from '../model/stored-token.ts';
import { createAssetKind } from '#features/asset-submission/server/create-asset-kind.ts';
import type { KindDependencies, ServerKind } from '#features/submissions/server/server-kind.ts';

/** Tokens on the server. */
export function createTokenKind(dependencies: KindDependencies): ServerKind {
  return createAssetKind(dependencies, {
    kind: 'token',
    format: tokenFormat,
    table: 'tokens',
    standards: 'token_standards',
    clean: cleanTokenDraft,
    check: checkTokenSubmission,
  });
}
