import * as v from 'valibot';
import type { AssetDraft } from '../model/asset-fields.ts';

/** Values of the controls in the forms of tokens and NFT collections; the logo is kept separately with its name. */
export interface AssetControls extends Omit<AssetDraft, 'icon'> {
  /** By field, what was read from the chain: a field that still holds it is marked. Where a value came from is not sent. */
  read: Record<string, string>;
}

export const readEntry = { read: v.fallback(v.record(v.string(), v.string()), () => ({})) };
