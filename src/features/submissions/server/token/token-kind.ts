import { checkTokenSubmission, cleanTokenDraft } from '../../model/token/token-submission.ts';
import type { AssetKind } from '../asset/asset-kind.ts';

export const tokenKind: AssetKind = {
  kind: 'token',
  table: 'tokens',
  standards: 'token_standards',
  clean: cleanTokenDraft,
  check: checkTokenSubmission,
};
