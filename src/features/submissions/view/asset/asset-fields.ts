import * as v from 'valibot';
import type { AssetDraft } from '../../model/asset/asset-draft.ts';
import { draftText } from '../draft/field-parts.ts';
import type { SavedDraft } from '../draft/saved-draft.ts';

/** What stands in the controls of the forms of tokens and NFT collections; the logo stands beside it with its name. */
export interface AssetFields extends Omit<AssetDraft, 'icon'> {
  /** By field, what was read from the chain: a field that still holds it is marked. */
  read: Record<string, string>;
}

export const assetFieldEntries = {
  network: draftText,
  standard: draftText,
  address: draftText,
  name: draftText,
  symbol: draftText,
  total_supply: draftText,
  owner_address: draftText,
  website: draftText,
  company_name: draftText,
  contact: draftText,
  email: draftText,
  description: draftText,
  read: v.fallback(v.record(v.string(), v.string()), () => ({})),
};

/** The form as it is checked and sent; where a value came from is nobody else's business. */
export function assetPayloadOf<Fields extends AssetFields>({
  fields,
  icon,
}: SavedDraft<Fields>): Omit<Fields, 'read'> & { icon: string } {
  const { read: _read, ...typed } = fields;
  return { ...typed, icon: icon?.sha256 ?? '' };
}
