import { tokenFormat } from '../../model/token/stored-token.ts';
import { createAssetReviewKind } from '../create-asset-review-kind.ts';

/** Tokens at the desk. */
export const tokenReviewKind = createAssetReviewKind('token', tokenFormat);
