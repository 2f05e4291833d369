/** Fields of the forms, as the history names what was edited. */
const fieldWords: Readonly<Record<string, string>> = {
  title: 'name',
  name: 'name',
  desc: 'description',
  description: 'description',
  url: 'site',
  website: 'website',
  icon: 'logo',
  addresses: 'contracts',
  address: 'contract',
  networks: 'networks',
  network: 'network',
  tp_connect: 'wallets it connects to',
  audit_url: 'audit report link',
  audit_file: 'audit report file',
  has_audit: 'audit',
  email: 'email',
  others: 'other contact',
  contact: 'other contact',
  company_name: 'company or person',
  owner_address: 'owner',
  total_supply: 'total supply',
  decimal: 'decimals',
  precision: 'decimals shown',
  gas: 'gas per transfer',
  bl_symbol: 'network code',
  rake_back_account: 'referral reward account',
  cv: 'CV',
};

/** `name, logo`; a field without words stands under its key. */
export function fieldList(fields: readonly string[]): string {
  return fields.map((field) => fieldWords[field] ?? field.replaceAll('_', ' ')).join(', ');
}
