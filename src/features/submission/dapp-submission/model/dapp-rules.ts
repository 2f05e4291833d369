import { addressIssue, tokenContractIssue } from '#features/core/addresses/model/address-form.ts';
import { splitAddresses } from '#features/core/addresses/model/split-addresses.ts';
import type { DappDraft } from './dapp-fields.ts';
import { isNetworkKey, type NetworkKey } from '#features/core/chains/model/network-key.ts';
import type { SubmissionIssue } from '#features/submission/form-fields/model/submission-issue.ts';

/** Contracts on one network that a submission takes, and characters of the whole field. */
const addressesMax = 50;
const addressesMaxCharacters = 5000;

function addressIssues(network: NetworkKey, typed: string): SubmissionIssue[] {
  const path = `addresses.${network}`;
  const addresses = splitAddresses(typed);
  if (addresses.length === 0) return [{ path, code: 'required' }];
  if (typed.length > addressesMaxCharacters)
    return [{ path, code: 'too-long', params: { max: addressesMaxCharacters } }];
  if (addresses.length > addressesMax) return [{ path, code: 'too-many', params: { max: addressesMax } }];
  for (const value of addresses) {
    const code = addressIssue(network, value);
    if (code) return [{ path, code, params: { value } }];
  }
  return [];
}

function tokenIssues(token: DappDraft['tokens'][number], row: number): SubmissionIssue[] {
  if (!token.network && !token.symbol && !token.contract) return [];
  const path = `tokens.${row}`;
  const issues: SubmissionIssue[] = [];
  if (!isNetworkKey(token.network)) issues.push({ path: `${path}.network`, code: 'choose-one' });
  if (!token.symbol) issues.push({ path: `${path}.symbol`, code: 'required' });
  if (!token.contract) issues.push({ path: `${path}.contract`, code: 'required' });
  else if (isNetworkKey(token.network)) {
    const code = tokenContractIssue(token.network, token.contract);
    if (code) issues.push({ path: `${path}.contract`, code, params: { value: token.contract } });
  }
  return issues;
}

/** An account of the referral program belongs to one of the selected networks; the form does not ask on which. */
function accountErrors(path: string, value: string, networks: readonly string[]): SubmissionIssue[] {
  const codes = networks.filter(isNetworkKey).map((network) => addressIssue(network, value));
  if (!value || codes.length === 0 || codes.includes(undefined)) return [];
  return [
    { path, code: codes.includes('address-checksum') ? 'address-checksum' : 'address', params: { value } },
  ];
}

/** A report can be read at a link or in a file; one of them is enough. */
function auditIssues({ has_audit, audit_url, audit_file }: DappDraft): SubmissionIssue[] {
  const isMissing = has_audit === true && audit_url === '' && audit_file === null;
  return isMissing ? [{ path: 'audit_url', code: 'required' }] : [];
}

/**
 * Errors that need more than one field to be seen: contracts and tokens on their networks, the audit's report, and accounts of the referral
 * program.
 * What an answer makes required is said in the description of the fields.
 */
export function dappRuleIssues(draft: DappDraft): SubmissionIssue[] {
  const { networks, addresses, tokens, rake_back_account, referral_contract } = draft;
  return [
    ...auditIssues(draft),
    ...addresses.flatMap((row) =>
      isNetworkKey(row.network) ? addressIssues(row.network, row.addresses) : [],
    ),
    ...accountErrors('rake_back_account', rake_back_account, networks),
    ...accountErrors('referral_contract', referral_contract, networks),
    ...tokens.flatMap(tokenIssues),
  ];
}
