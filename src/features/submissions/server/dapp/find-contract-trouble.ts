import { splitAddresses } from '../../model/address-form.ts';
import type { DappSubmission } from '../../model/dapp-submission.ts';
import type { Finding } from '../../model/finding.ts';
import type { SubmissionDependencies } from '../submissions.ts';

/** Calls of one check; the rest of a long list is left to the desk. */
const addressesAsked = 20;

/** Network key of the chain that the configured endpoint serves; undefined when the forms do not offer it (the development chain). */
async function findServedNetwork({ database, brand }: Pick<SubmissionDependencies, 'database' | 'brand'>) {
  const chain = await database
    .selectFrom('chains')
    .select('network')
    .where('ns', '=', 'ethereum')
    .where('chain_id', '=', String(brand.donation.chainId))
    .where('network', 'is not', null)
    .executeTakeFirst();
  return chain?.network ?? undefined;
}

/**
 * Looks for code at the contract addresses on the network whose endpoint is configured; other networks are the desk's to look at.
 * No code is blocking, because contracts must be on the main network; a chain that does not answer is not the person's fault.
 */
export async function findContractTrouble(
  dependencies: Pick<SubmissionDependencies, 'database' | 'brand' | 'chain'>,
  dapp: DappSubmission,
): Promise<Finding[]> {
  const network = await findServedNetwork(dependencies);
  const row = dapp.addresses.find((entry) => entry.network === network);
  if (!network || !row) return [];
  const addresses = splitAddresses(row.addresses).slice(0, addressesAsked);
  const answers = await Promise.all(addresses.map((address) => dependencies.chain.getCode(address)));
  const outage = answers.some((answer) => !answer.ok && answer.code === 'endpoint-down');
  const findings = addresses.flatMap((address, index): Finding[] => {
    const answer = answers[index];
    if (!answer?.ok || answer.value !== null) return [];
    return [{ severity: 'blocking', code: 'contract-not-deployed', params: { network, address } }];
  });
  return outage
    ? [...findings, { severity: 'warning', code: 'contract-unchecked', params: { network } }]
    : findings;
}
