import * as v from 'valibot';
import { emailMaxCharacters } from '../email-form.ts';
import {
  code,
  requiredEmail,
  requiredLink,
  requiredLogo,
  requiredOtherContact,
  requiredText,
  text,
  unlessEmpty,
} from '../form-schema.ts';
import { networkKeys } from '../network-key.ts';

/** Characters (code points) that each text takes; where the specification shows no limit, a sensible one. */
export const assetLimits = {
  name: 60,
  symbol: 20,
  bl_symbol: 20,
  address: 400,
  owner_address: 200,
  website: 1000,
  company_name: 100,
  contact: 200,
  email: emailMaxCharacters,
  description: 500,
  /** Digits of the largest number that an EVM contract can hold. */
  total_supply: 78,
} as const;

const plainNumber = /^\d+(?:\.\d+)?$/;
const isPlainNumber = (digits: string) => plainNumber.test(digits);
/** True for what is no number too: that is another fault. */
const isAboveZero = (digits: string) => !plainNumber.test(digits) || /[1-9]/.test(digits);

/** Digits with or without a fraction; no sign, no scientific notation. */
export const number = (max: number) => v.pipe(text(max), unlessEmpty(isPlainNumber, 'number'));
/** @param max digits */
export const positiveNumber = (max: number) => v.pipe(number(max), unlessEmpty(isAboveZero, 'not-positive'));

/** What tokens and NFT collections have in common. Addresses and standards stand in asset-rules.ts, because they depend on the network. */
export const assetEntries = {
  network: v.picklist(networkKeys, code('choose-one')),
  standard: v.pipe(v.string(code('choose-one')), v.nonEmpty(code('choose-one'))),
  address: requiredText(assetLimits.address),
  name: requiredText(assetLimits.name),
  symbol: requiredText(assetLimits.symbol),
  owner_address: requiredText(assetLimits.owner_address),
  website: requiredLink(assetLimits.website),
  company_name: requiredText(assetLimits.company_name),
  contact: requiredOtherContact(assetLimits.contact),
  email: requiredEmail,
  description: requiredText(assetLimits.description),
  icon: requiredLogo,
};
