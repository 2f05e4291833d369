import { addressFault, tokenContractFault } from '#features/submissions/model/address-form.ts';
import { splitAddresses } from '#features/submissions/model/split-addresses.ts';
import type { DappDraft } from './dapp-fields.ts';
import { isNetworkKey, type NetworkKey } from '#features/submissions/model/network-key.ts';
import type { SubmissionFault } from '#features/submissions/model/submission-fault.ts';

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

function tokenFaults(token: DappDraft['tokens'][number], row: number): SubmissionFault[] {
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

/** An account of the referral program stands on one of the selected networks; the form does not ask on which. */
function accountFaults(path: string, value: string, networks: readonly string[]): SubmissionFault[] {
  const codes = networks.filter(isNetworkKey).map((network) => addressFault(network, value));
  if (!value || codes.length === 0 || codes.includes(undefined)) return [];
  return [
    { path, code: codes.includes('address-checksum') ? 'address-checksum' : 'address', params: { value } },
  ];
}

/**
 * Faults that need more than one field to be seen: contracts and tokens on their networks, and accounts of the referral program.
 * What an answer makes required is said in the description of the fields.
 */
export function dappRuleFaults({
  networks,
  addresses,
  tokens,
  rake_back_account,
  referral_contract,
}: DappDraft): SubmissionFault[] {
  return [
    ...addresses.flatMap((row) =>
      isNetworkKey(row.network) ? addressFaults(row.network, row.addresses) : [],
    ),
    ...accountFaults('rake_back_account', rake_back_account, networks),
    ...accountFaults('referral_contract', referral_contract, networks),
    ...tokens.flatMap(tokenFaults),
  ];
}
