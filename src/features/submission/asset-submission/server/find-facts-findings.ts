import type { ChainOf } from '#platform/chain/network-chains.ts';
import type { Database } from '#platform/database/database.ts';
import type { Finding } from '#features/submission/submissions/model/finding.ts';
import type { ReadTokenFacts } from '../model/token-facts.ts';
import { readTokenFacts } from './read-token-facts.ts';
import { isNetworkItself } from '#features/submission/submission-checks/server/is-network-itself.ts';
import type { Asset } from './asset-kind.ts';

/** What both the form and the contract say. */
const compared = [
  ['name', 'name'],
  ['symbol', 'symbol'],
  ['decimal', 'decimals'],
  ['total_supply', 'total_supply'],
] as const;

/** The wallet counts and names amounts by these; who lists a token against its contract's own answer says why. */
const binding: readonly string[] = ['symbol', 'decimal'];

/** Where the form says something else than the contract. The supply of an NFT collection, or of a token that is still being minted, may grow. */
function listDifferences(asset: object, facts: ReadTokenFacts): Finding[] {
  const form = asset as Readonly<Record<string, string | undefined>>;
  return compared.flatMap(([field, fact]): Finding[] => {
    const typed = form[field];
    const read = facts[fact];
    if (!typed || read === undefined || typed === String(read)) return [];
    const severity = binding.includes(field) ? 'desk' : 'warning';
    return [{ severity, code: 'facts-differ', params: { field, typed, read: String(read) } }];
  });
}

function otherKindFinding({ network, address }: Asset, kind: 'token' | 'nft'): Finding {
  return { severity: 'blocking', code: 'other-kind', params: { network, address, kind } };
}

/** Standards whose contracts say through ERC-165 that they are collections. */
const collectionStandards: readonly string[] = ['ERC721', 'ERC1155'];

/**
 * What a contract is when it belongs into the other form: an NFT collection in the form of tokens, a token in the form of NFT
 * collections; undefined when it does not. Judged by what the contract answers (see find-safety.ts), never by its name.
 */
function findOtherKind(
  kind: 'token' | 'nft',
  { findings }: Pick<ReadTokenFacts, 'findings'>,
): 'token' | 'nft' | undefined {
  const other = findings.find(({ code }) => code === 'other-standard');
  if (!other) return undefined;
  const answered = collectionStandards.includes(other.params['standard'] ?? '') ? 'nft' : 'token';
  return answered === kind ? undefined : answered;
}

/**
 * What the contract says about itself, beside what the form says: no contract, no token, or one that belongs into the other form is
 * blocking; what a contract can do is a notice for the reviewers. A chain that does not answer is not the person's error.
 */
export async function findFactsFindings(
  { database, chainOf }: { database: Database; chainOf: ChainOf },
  kind: 'token' | 'nft',
  asset: Asset,
): Promise<Finding[]> {
  const { network, address, standard } = asset;
  const facts = await readTokenFacts({ chainOf }, { network, address, standard });
  switch (facts.status) {
    case 'no-endpoint':
      return [];
    case 'unreachable':
      return [{ severity: 'warning', code: 'contract-unchecked', params: { network } }];
    case 'not-a-contract': {
      const served = await chainOf(network).getChainId();
      if (!served.ok || !(await isNetworkItself(database, network, served.value))) return [];
      return [{ severity: 'blocking', code: 'contract-not-deployed', params: { network, address } }];
    }
    case 'not-a-token':
      return [{ severity: 'blocking', code: 'not-a-token', params: { network, address } }];
    case 'read': {
      const other = findOtherKind(kind, facts);
      return [
        ...(other ? [otherKindFinding(asset, other)] : []),
        ...listDifferences(asset, facts),
        ...facts.findings.map(({ code, params }): Finding => ({ severity: 'notice', code, params })),
      ];
    }
  }
}
