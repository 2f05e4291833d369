import * as v from 'valibot';
import type { AssetDraft } from '../model/asset-fields.ts';

/** What stands in the controls of the forms of tokens and NFT collections; the logo stands beside it with its name. */
export interface AssetControls extends Omit<AssetDraft, 'icon'> {
  /** By field, what was read from the chain: a field that still holds it is marked. Where a value came from is not sent. */
  read: Record<string, string>;
}

export const readEntry = { read: v.fallback(v.record(v.string(), v.string()), () => ({})) };
