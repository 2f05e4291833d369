/** Why a row of an import is rejected, or what is said about one that is not; a row has all that apply. */
export type ImportIssueCode =
  | 'not-an-entry'
  | 'title-missing'
  | 'title-too-long'
  | 'url-missing'
  | 'url-invalid'
  | 'url-scheme'
  | 'url-too-long'
  | 'description-invalid'
  | 'icon-missing'
  | 'category-missing'
  | 'category-unknown'
  | 'chain-invalid'
  | 'chain-unknown'
  | 'chain-id-invalid'
  | 'chain-is-test'
  | 'chain-is-deprecated'
  | 'chain-is-incubating'
  | 'chain-stays-offered'
  | 'chain-not-offered'
  | 'network-missing'
  | 'symbol-missing'
  | 'symbol-too-long'
  | 'address-invalid'
  | 'address-checksum'
  | 'address-native'
  | 'decimals-invalid'
  | 'field-invalid'
  | 'duplicate-in-file'
  | 'duplicate-of-listed';

export interface ImportIssue {
  code: ImportIssueCode;
  /** The invalid value, or the row or DApp it collides with. */
  detail?: string;
}

/** What was repaired instead of rejected. */
export type ImportRepair = 'scheme-added' | 'tracking-removed' | 'description-cut';

export const importLimits = { title: 60, url: 1000, description: 500, symbol: 20, address: 200 };

const sentences: Record<ImportIssueCode, string> = {
  'not-an-entry': 'it is not an entry with named fields',
  'title-missing': 'the name is missing',
  'title-too-long': `the name has more than ${importLimits.title} characters`,
  'url-missing': 'the link is missing',
  'url-invalid': 'the link is not a web address',
  'url-scheme': 'the link does not begin with http:// or https://',
  'url-too-long': `the link has more than ${importLimits.url} characters`,
  'description-invalid': 'the description is not text',
  'icon-missing': 'icon_url is missing, which TIP-001 requires',
  'category-missing': 'the subcategory is missing',
  'category-unknown': 'the store has no category for this subcategory',
  'chain-invalid': 'chain_list is not a list of networks',
  'chain-unknown': 'the portal does not know this chain',
  'chain-id-invalid': 'the chain ID is not a positive integer',
  'chain-is-test': 'it is a test network, so visitors are not offered it',
  'chain-is-deprecated': 'the list calls it deprecated, so visitors are not offered it',
  'chain-is-incubating':
    'the list calls it incubating, so visitors are not offered it until a person lists it at the desk',
  'chain-stays-offered': 'visitors are offered this chain already, which an import does not change',
  'chain-not-offered':
    'visitors are not offered this chain: it is a test network, retired or not in operation yet',
  'network-missing': 'the network is missing',
  'symbol-missing': 'the symbol is missing',
  'symbol-too-long': `the symbol has more than ${importLimits.symbol} characters`,
  'address-invalid': 'the contract address is missing or does not fit the network',
  'address-checksum': 'the capital letters of the address are not its checksum, so a character may be wrong',
  'address-native': 'the address is a placeholder for the coin of the network, not a contract',
  'decimals-invalid': 'the decimals are not an integer from 0 to 255',
  'field-invalid': 'a field has another form than the format gives it and was left out',
  'duplicate-in-file': 'the same entry is earlier in the file',
  'duplicate-of-listed': 'the site is listed already after a review, which an import does not change',
};

const repairs: Record<ImportRepair, string> = {
  'scheme-added': 'https:// put before the link',
  'tracking-removed': 'tracking parameters removed from the link',
  'description-cut': `description cut after the last sentence within ${importLimits.description} characters`,
};

/** One reason in English, for the operator of the import. */
export function describeImportIssue({ code, detail }: ImportIssue): string {
  return detail === undefined ? sentences[code] : `${sentences[code]} (${detail})`;
}

export function describeImportRepair(repair: ImportRepair): string {
  return repairs[repair];
}
