import { contractFields, listingFields, supplyDigitsMax } from '../asset-fields.ts';
import { defineFields, type DraftOf, type FieldGroup } from '#features/submission/form-fields/model/field.ts';

/** The token form (specification §3). */
export const tokenFields = defineFields({
  ...contractFields,
  /** Short name of the network, as the wallet shows it beside the symbol. */
  bl_symbol: { type: 'text', max: 20, required: true, correctable: true },
  total_supply: { type: 'number', max: supplyDigitsMax, positive: true, required: true, correctable: true },
  /** Decimals of the token, as its contract has them. */
  decimal: { type: 'number', max: 10, whole: true, required: true, correctable: true },
  /** Decimals that the wallet shows. */
  precision: { type: 'number', max: 10, whole: true, required: true, correctable: true },
  /** Gas that one transfer takes. */
  gas: { type: 'number', max: 30, required: true, correctable: true },
  ...listingFields,
});

export const tokenReview = [
  { key: 'contract', fields: ['network', 'standard', 'address', 'owner_address'] },
  { key: 'asset', fields: ['name', 'symbol', 'bl_symbol', 'total_supply', 'decimal', 'precision', 'gas'] },
  { key: 'wallet', fields: ['website', 'description'] },
  { key: 'contact', fields: ['company_name', 'email', 'contact'] },
] as const satisfies readonly FieldGroup<typeof tokenFields>[];

export const tokenDesk = [
  { key: 'wallet', fields: ['icon', 'name', 'symbol', 'description', 'website'] },
  { key: 'contract', fields: ['network', 'standard', 'address', 'owner_address'] },
  { key: 'numbers', fields: ['total_supply', 'decimal', 'precision', 'gas', 'bl_symbol'] },
  { key: 'contact', fields: ['company_name', 'email', 'contact'] },
] as const satisfies readonly FieldGroup<typeof tokenFields>[];

export type TokenDraft = DraftOf<typeof tokenFields>;
