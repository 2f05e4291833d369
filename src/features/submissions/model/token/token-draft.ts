import { cleanRecord } from '../clean-form.ts';
import { cleanText } from '../clean-text.ts';
import { cleanAssetDraft, cleanNumber, emptyAssetDraft, type AssetDraft } from '../asset/asset-draft.ts';

/** A token form as it is being filled: every key present, nothing promised about the values. Numbers are decimal digits. */
export interface TokenDraft extends AssetDraft {
  /** Short name of the network, as the wallet shows it beside the symbol. */
  bl_symbol: string;
  /** Decimals of the token, as its contract has them. */
  decimal: string;
  /** Decimals that the wallet shows. */
  precision: string;
  /** Gas fee of one transfer. */
  gas: string;
}

export const emptyTokenDraft: TokenDraft = {
  ...emptyAssetDraft,
  bl_symbol: '',
  decimal: '',
  precision: '',
  gas: '',
};

/** Brings anything at all into the shape of the form; never throws. */
export function cleanTokenDraft(input: unknown): TokenDraft {
  const form = cleanRecord(input);
  return {
    ...cleanAssetDraft(form),
    bl_symbol: cleanText(form.bl_symbol),
    decimal: cleanNumber(form.decimal),
    precision: cleanNumber(form.precision),
    gas: cleanNumber(form.gas),
  };
}
