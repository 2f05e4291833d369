import type { Finding, FindingCode } from './finding.ts';
import type { Fields } from '#features/submission/form-fields/model/field.ts';
import { fieldNameOf } from '#features/submission/form-fields/model/field-name.ts';

const site = ['url', 'website'];
const name = ['title', 'name'];
const contract = ['address', 'addresses'];

/** Fields that a finding is about; each kind has one of them. Facts name their field themselves. */
const fieldsOf: Partial<Record<FindingCode, readonly string[]>> = {
  'duplicate-listed': site,
  'duplicate-open': site,
  'look-alike-name': name,
  'same-name': name,
  'look-alike-url': site,
  'site-unreachable': site,
  'contract-not-deployed': contract,
  'contract-unchecked': contract,
  'contract-listed': contract,
  'contract-open': contract,
  'application-open': ['email'],
  'look-alike-symbol': ['symbol'],
  'not-a-token': contract,
  'other-kind': contract,
  'same-contract': contract,
  'token-as-contract': contract,
};

/**
 * Path of the field that a finding is about, or undefined for one about the whole form.
 * @param fields of the form
 */
export function fieldOfFinding(
  { code, params }: Pick<Finding, 'code' | 'params'>,
  fields: Fields,
): string | undefined {
  const named = params['field'];
  const candidates = named === undefined ? (fieldsOf[code] ?? []) : [String(named)];
  const field = candidates.find((candidate) => Object.hasOwn(fields, fieldNameOf(candidate)));
  const network = params['network'];
  return field === 'addresses' && network !== undefined ? `addresses.${network}` : field;
}
