import { emailMaxCharacters } from '#features/submission/form-fields/model/email-form.ts';
import { defineFields, type DraftOf } from '#features/submission/form-fields/model/field.ts';
import { networkKeys } from '#features/core/chains/model/network-key.ts';

/* What the forms of tokens and of NFT collections have in common; each has fields of its own between these two. */

/** Where it is, and what it is called. */
export const contractFields = defineFields({
  network: { type: 'select', values: networkKeys, required: true },
  /** Key of a token or NFT standard of the network. */
  standard: { type: 'select', required: true },
  /** Contract, or what identifies the token where it has none. */
  address: { type: 'account', max: 400, withoutSpaces: true, ownContract: true, required: true },
  name: { type: 'text', max: 60, required: true, correctable: true },
  symbol: { type: 'text', max: 20, required: true, correctable: true },
});

/** Who is behind it, and what the wallet shows. */
export const listingFields = defineFields({
  owner_address: { type: 'account', max: 200, withoutSpaces: true, required: true },
  icon: { type: 'file', role: 'icon', required: true },
  website: { type: 'link', max: 1000, ownSite: true, required: true, correctable: true },
  description: { type: 'text', max: 500, required: true, correctable: true },
  company_name: { type: 'text', max: 100, required: true, person: true },
  email: { type: 'email', max: emailMaxCharacters, required: true },
  contact: { type: 'contact', max: 200, required: true },
});

/** Digits of the largest number that an EVM contract can hold. */
export const supplyDigitsMax = 78;

/** A token or NFT collection as its form is being filled, as far as both have it. */
export type AssetDraft = DraftOf<typeof contractFields & typeof listingFields> & { total_supply: string };
