import { addressIssue, tokenContractIssue } from '#features/core/addresses/model/address-form.ts';
import { isNetworkKey } from '#features/core/chains/model/network-key.ts';
import type { SubmissionIssue } from '#features/submission/form-fields/model/submission-issue.ts';
import type { AssetDraft } from './asset-fields.ts';

/** Keys of the standards that a network has, by network key; from the catalogue's chains. A network without any takes no submissions. */
export type StandardsByNetwork = Readonly<Record<string, readonly string[]>>;

const standardsOf = (standards: StandardsByNetwork, network: string) =>
  Object.hasOwn(standards, network) ? (standards[network] ?? []) : [];

/** Networks without standards, and standards of another network. */
export function standardIssues(
  { network, standard }: AssetDraft,
  standards: StandardsByNetwork,
): SubmissionIssue[] {
  if (!isNetworkKey(network)) return [];
  const known = standardsOf(standards, network);
  if (known.length === 0) return [{ path: 'network', code: 'choose-one' }];
  return standard === '' || known.includes(standard) ? [] : [{ path: 'standard', code: 'choose-one' }];
}

/** The contract and its owner have the form of the network. */
export function assetAddressIssues({
  network,
  standard,
  address,
  owner_address,
}: AssetDraft): SubmissionIssue[] {
  if (!isNetworkKey(network)) return [];
  const contract = address === '' ? undefined : tokenContractIssue(network, address, standard || undefined);
  const owner = owner_address === '' ? undefined : addressIssue(network, owner_address);
  return [
    ...(contract ? [{ path: 'address', code: contract, params: { value: address } }] : []),
    ...(owner ? [{ path: 'owner_address', code: owner, params: { value: owner_address } }] : []),
  ];
}
