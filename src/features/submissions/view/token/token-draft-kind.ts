import * as v from 'valibot';
import type { TokenDraft } from '../../model/token/token-draft.ts';
import { assetFieldEntries, type AssetFields } from '../asset/asset-fields.ts';
import { draftText } from '../draft/field-parts.ts';
import { createDraftFormat } from '../draft/saved-draft.ts';
import { steps } from '../draft/step.ts';
import type { DraftKind } from '../kind/draft-kind.ts';

export type TokenFields = AssetFields & Omit<TokenDraft, 'icon'>;

const fieldsSchema = v.object({
  ...assetFieldEntries,
  bl_symbol: draftText,
  decimal: draftText,
  precision: draftText,
  gas: draftText,
}) satisfies v.GenericSchema<unknown, TokenFields>;

export const tokenDraftKind: DraftKind<TokenFields> = {
  kind: 'token',
  path: '/submit/token',
  storageKey: 'draft.token',
  steps,
  format: createDraftFormat<TokenFields>(fieldsSchema),
  initialFields: () => ({}),
};
