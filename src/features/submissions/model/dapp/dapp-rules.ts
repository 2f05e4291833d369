import { addressFault, splitAddresses, tokenContractFault } from '../address-form.ts';
import type { DappDraft, DappTokenDraft } from './dapp-draft.ts';
import { isNetworkKey, type NetworkKey } from '../network-key.ts';
import type { SubmissionFault } from '../submission-fault.ts';

/** Contracts on one network that a submission takes, and characters of the whole field. */
const addressesMax = 50;
const addressesMaxCharacters = 5000;

function addressFaults(network: NetworkKey, typed: string): SubmissionFault[] {
  const path = `addresses.${network}`;
  const addresses = splitAddresses(typed);
  if (addresses.length === 0) return [{ path, code: 'required' }];
  if (typed.length > addressesMaxCharacters)
    return [{ path, code: 'too-long', params: { max: addressesMaxCharacters } }];
  if (addresses.length > addressesMax) return [{ path, code: 'too-many', params: { max: addressesMax } }];
  for (const value of addresses) {
    const code = addressFault(network, value);
    if (code) return [{ path, code, params: { value } }];
  }
  return [];
}

function tokenFaults(token: DappTokenDraft, row: number): SubmissionFault[] {
  if (!token.network && !token.symbol && !token.contract) return [];
  const path = `tokens.${row}`;
  const faults: SubmissionFault[] = [];
  if (!isNetworkKey(token.network)) faults.push({ path: `${path}.network`, code: 'choose-one' });
  if (!token.symbol) faults.push({ path: `${path}.symbol`, code: 'required' });
  if (!token.contract) faults.push({ path: `${path}.contract`, code: 'required' });
  else if (isNetworkKey(token.network)) {
    const code = tokenContractFault(token.network, token.contract);
    if (code) faults.push({ path: `${path}.contract`, code, params: { value: token.contract } });
  }
  return faults;
}

/** An account of the referral programme stands on one of the selected networks; the form does not ask on which. */
function accountFaults(path: string, value: string, networks: readonly string[]): SubmissionFault[] {
  const codes = networks.filter(isNetworkKey).map((network) => addressFault(network, value));
  if (!value || codes.length === 0 || codes.includes(undefined)) return [];
  return [
    { path, code: codes.includes('address-checksum') ? 'address-checksum' : 'address', params: { value } },
  ];
}

function referralFaults(draft: DappDraft): SubmissionFault[] {
  if (!draft.has_referral) return [];
  const faults: SubmissionFault[] = [];
  if (!draft.referral_mode) faults.push({ path: 'referral_mode', code: 'choose-one' });
  if (!draft.rake_back_account) faults.push({ path: 'rake_back_account', code: 'required' });
  if (draft.has_invite_reward && !draft.invite_account)
    faults.push({ path: 'invite_account', code: 'required' });
  return [
    ...faults,
    ...accountFaults('rake_back_account', draft.rake_back_account, draft.networks),
    ...accountFaults('referral_contract', draft.referral_contract, draft.networks),
  ];
}

/** Faults that need more than one field to be seen: contracts of the selected networks, and what an answer of yes makes required. */
export function dappRuleFaults(draft: DappDraft): SubmissionFault[] {
  const faults = draft.addresses.flatMap(({ network, addresses }) =>
    isNetworkKey(network) ? addressFaults(network, addresses) : [],
  );
  if (draft.has_audit && !draft.audit_url) faults.push({ path: 'audit_url', code: 'required' });
  faults.push(...referralFaults(draft));
  if (draft.has_tokens && draft.tokens.every((token) => !token.network && !token.symbol && !token.contract)) {
    faults.push({ path: 'tokens', code: 'required' });
  }
  return [...faults, ...draft.tokens.flatMap(tokenFaults)];
}
