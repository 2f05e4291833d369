import type { Database } from '#platform/database/database.ts';
import type { ChainReader } from '#platform/chain/chain-reader.ts';
import type { ChainOf } from '#platform/chain/network-chains.ts';
import { findEvmAddress } from '#features/core/addresses/model/canonical-address.ts';
import { splitAddresses } from '#features/core/addresses/model/split-addresses.ts';
import type { DappSubmission } from '../model/dapp-submission.ts';
import type { Finding } from '#features/submission/submissions/model/finding.ts';
import { isNetworkKey } from '#features/core/chains/model/network-key.ts';
import { isNetworkItself } from '#features/submission/submission-checks/server/is-network-itself.ts';

/** Calls of one check; the rest of a long list is left to the desk. */
const addressesAsked = 20;

interface ContractDependencies {
  database: Database;
  chainOf: ChainOf;
}

/** Undefined for an address that is no EVM contract's, on a network that has both. */
async function getCode(chain: ChainReader, { network, address }: { network: string; address: string }) {
  const evmAddress = isNetworkKey(network) ? findEvmAddress(network, address) : undefined;
  return evmAddress && chain.getCode(evmAddress);
}

async function findOnNetwork(
  { database, chainOf }: ContractDependencies,
  { network, addresses }: DappSubmission['addresses'][number],
): Promise<Finding[]> {
  const chain = chainOf(network);
  const unchecked: Finding = { severity: 'warning', code: 'contract-unchecked', params: { network } };
  const served = await chain.getChainId();
  if (!served.ok) return served.code === 'endpoint-down' ? [unchecked] : [];
  if (!(await isNetworkItself(database, network, served.value))) return [];
  const first = splitAddresses(addresses).slice(0, addressesAsked);
  const answers = await Promise.all(first.map((address) => getCode(chain, { network, address })));
  const findings = first.flatMap((address, index): Finding[] => {
    const answer = answers[index];
    if (!answer?.ok || answer.value !== null) return [];
    return [{ severity: 'blocking', code: 'contract-not-deployed', params: { network, address } }];
  });
  const outage = answers.some((answer) => answer?.ok === false && answer.code === 'endpoint-down');
  return outage ? [...findings, unchecked] : findings;
}

/**
 * Looks for code at the contract addresses on the networks whose endpoints are configured; other networks are the desk's to look at.
 * No code is blocking, because contracts must be on the main network; a chain that does not answer is not the person's error.
 */
export async function findContractFindings(
  dependencies: ContractDependencies,
  dapp: Pick<DappSubmission, 'addresses'>,
): Promise<Finding[]> {
  return (await Promise.all(dapp.addresses.map((row) => findOnNetwork(dependencies, row)))).flat();
}
