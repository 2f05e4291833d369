import { checkTokenSubmission, cleanTokenDraft } from '../../model/token/token-submission.ts';
import { tokenFormat } from '../../model/token/stored-token.ts';
import { createAssetKind } from '../asset/create-asset-kind.ts';
import type { KindDependencies, ServerKind } from '../server-kind.ts';

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
