import { trimEndOf } from '#lib/trim-end-of.ts';
import { cleanHash, cleanLink, type Unknowns } from '../clean-form.ts';
import { cleanText } from '../clean-text.ts';

/** What the forms of tokens and of NFT collections have in common, as it is being filled; an empty text is not chosen or not typed. */
export interface AssetDraft {
  network: string;
  /** Key of a token or NFT standard of the network. */
  standard: string;
  /** Contract, or what identifies the token where it has none. */
  address: string;
  name: string;
  symbol: string;
  /** Decimal digits; a number would be rounded. */
  total_supply: string;
  owner_address: string;
  website: string;
  company_name: string;
  /** Another way than email to reach the team. */
  contact: string;
  email: string;
  description: string;
  /** SHA-256 of the uploaded logo, or empty. */
  icon: string;
}

export const emptyAssetDraft: AssetDraft = {
  network: '',
  standard: '',
  address: '',
  name: '',
  symbol: '',
  total_supply: '',
  owner_address: '',
  website: '',
  company_name: '',
  contact: '',
  email: '',
  description: '',
  icon: '',
};

/** Thousands set apart as people write them: `1,000,000.5`. */
const grouped = /^\d{1,3}(?:[,_'’ ]\d{3})+(?:\.\d+)?$/u;
const plain = /^\d+(?:\.\d+)?$/;

/**
 * A number as plain digits: full-width digits, separated thousands and zeros at both ends put right. What is no such number stays as typed,
 * so that its fault can be shown.
 */
export function cleanNumber(input: unknown): string {
  const typed = typeof input === 'number' && Number.isSafeInteger(input) ? String(input) : cleanText(input);
  const text = typed.normalize('NFKC');
  const digits = grouped.test(text) ? text.replace(/[^\d.]/g, '') : text;
  if (!plain.test(digits)) return typed;
  const [whole = '', fraction = ''] = digits.split('.');
  const shortFraction = trimEndOf(fraction, '0');
  const shortWhole = whole.replace(/^0+(?=\d)/, '');
  return shortFraction === '' ? shortWhole : `${shortWhole}.${shortFraction}`;
}

/** The common fields, cleaned; see `cleanDappDraft`. */
export function cleanAssetDraft(form: Unknowns): AssetDraft {
  return {
    network: cleanText(form.network),
    standard: cleanText(form.standard),
    // Nothing in an address or an identifier is a space; a paste brings them along.
    address: cleanText(form.address).replaceAll(' ', ''),
    name: cleanText(form.name),
    symbol: cleanText(form.symbol),
    total_supply: cleanNumber(form.total_supply),
    owner_address: cleanText(form.owner_address).replaceAll(' ', ''),
    website: cleanLink(form.website),
    company_name: cleanText(form.company_name),
    contact: cleanText(form.contact),
    email: cleanText(form.email),
    description: cleanText(form.description),
    icon: cleanHash(form.icon),
  };
}
