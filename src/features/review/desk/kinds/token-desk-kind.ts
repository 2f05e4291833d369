import { tokenDesk, tokenFields, type TokenDraft } from '#features/submissions/model/token/token-fields.ts';
import type { DeskKind } from '../desk-kind.ts';
import { assetWords, drawAsset } from './asset-desk.ts';

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
