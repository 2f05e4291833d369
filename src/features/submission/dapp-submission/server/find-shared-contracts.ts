import { urlKey } from '#lib/url-key.ts';
import type { Database } from '#platform/database/database.ts';
import type { DappSubmission } from '../model/dapp-submission.ts';
import type { Finding, FindingEvidence } from '#features/submission/submissions/model/finding.ts';
import { firstFew } from '#features/submission/submission-checks/server/first-few.ts';
import { publicParams } from '#features/submission/submission-checks/server/public-params.ts';
import { contractsOf, type NamedContract } from './contract-texts.ts';
import type { KnownSite } from './known-sites.ts';

/** A listed site appears once for each of its names. */
const identityOf = (evidence: FindingEvidence) =>
  'listed' in evidence ? `listed ${evidence.hid}` : `submission ${evidence.submission}`;

/** The whole of other people's contracts is copied as easily as their logo; honest projects share one too (a router, a vault). */
function sharedFindings(own: readonly NamedContract[], others: readonly KnownSite[]): Finding[] {
  const seen = new Set<string>();
  const findings = others.flatMap(({ title, contracts, evidence }): Finding[] => {
    const shared = own.find(({ text }) => contracts.has(text));
    if (!shared || seen.has(identityOf(evidence))) return [];
    seen.add(identityOf(evidence));
    const { network, address } = shared;
    const params = { network, address, ...publicParams(evidence, { title }) };
    return [{ severity: 'warning', code: 'same-contract', params, evidence }];
  });
  return firstFew(findings);
}

async function tokenFindings(database: Database, own: readonly NamedContract[]): Promise<Finding[]> {
  if (own.length === 0) return [];
  const rows = await database
    .selectFrom('tokens')
    .innerJoin('chains', 'chains.hid', 'tokens.chain_hid')
    .select(['tokens.hid', 'name', 'symbol', 'address_key', 'network'])
    .where('listed', '=', 1)
    .where('address_key', 'in', [...new Set(own.map(({ text }) => text.toLowerCase()))])
    .orderBy('tokens.hid')
    .execute();
  return firstFew(
    rows.map(({ hid, name: title, symbol, address_key, network }): Finding | undefined => {
      const contract = own.find((one) => one.network === network && one.text.toLowerCase() === address_key);
      if (!contract) return undefined;
      const params = { network: contract.network, address: contract.address, title, symbol };
      const evidence = { listed: 'token', hid, title } as const;
      return { severity: 'warning', code: 'token-as-contract', params, evidence };
    }),
  );
}

/** Contracts of the form that another project, listed or under review, has named as its own, and those that are listed tokens. */
export async function findSharedContracts(
  database: Database,
  knownSites: readonly KnownSite[],
  dapp: Pick<DappSubmission, 'url' | 'addresses'>,
): Promise<Finding[]> {
  const own = contractsOf(dapp);
  const key = urlKey(dapp.url);
  const others = knownSites.filter((known) => known.urlKey !== key);
  return [...sharedFindings(own, others), ...(await tokenFindings(database, own))];
}
