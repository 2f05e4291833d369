import { contractFields, listingFields, supplyDigitsMax } from '../asset-fields.ts';
import { defineFields, type DraftOf, type FieldGroup } from '#features/submission/form-fields/model/field.ts';

/** The form of an NFT collection (specification §3). */
export const nftFields = defineFields({
  ...contractFields,
  /** Pieces; a collection that is still growing may leave their number out. */
  total_supply: { type: 'number', max: supplyDigitsMax, whole: true, positive: true, correctable: true },
  ...listingFields,
});

export const nftReview = [
  { key: 'contract', fields: ['network', 'standard', 'address', 'owner_address'] },
  { key: 'asset', fields: ['name', 'symbol', 'total_supply'] },
  { key: 'wallet', fields: ['website', 'description'] },
  { key: 'contact', fields: ['company_name', 'email', 'contact'] },
] as const satisfies readonly FieldGroup<typeof nftFields>[];

export const nftDesk = [
  { key: 'wallet', fields: ['icon', 'name', 'symbol', 'description', 'website', 'total_supply'] },
  { key: 'contract', fields: ['network', 'standard', 'address', 'owner_address'] },
  { key: 'contact', fields: ['company_name', 'email', 'contact'] },
] as const satisfies readonly FieldGroup<typeof nftFields>[];

export type NftDraft = DraftOf<typeof nftFields>;
