import { tokenDesk, tokenFields, type TokenDraft } from '../../model/token/token-fields.ts';
import type { DeskKind } from '#features/submission/review/desk/desk-kind.ts';
import { assetWords, drawAsset } from '../asset-desk.ts';

/** Fields of the token form, as the desk calls them. */
const words: Readonly<Record<keyof TokenDraft, string>> = {
  ...assetWords,
  bl_symbol: 'Network code',
  decimal: 'Decimals',
  precision: 'Decimals shown',
  gas: 'Gas per transfer',
};

/** Tokens at the desk. */
export const tokenDeskKind: DeskKind = {
  fields: tokenFields,
  groups: tokenDesk,
  words,
  drawingOf: drawAsset,
};
