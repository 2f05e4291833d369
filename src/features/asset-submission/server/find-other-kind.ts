import type { ReadTokenFacts } from '../model/token-facts.ts';

/** Standards whose contracts say through ERC-165 that they are collections. */
const collectionStandards: readonly string[] = ['ERC721', 'ERC1155'];

/**
 * What a contract is when it belongs into the other form: an NFT collection in the form of tokens, a token in the form of NFT
 * collections; undefined when it does not. Judged by what the contract answers (see find-safety.ts), never by its name.
 */
export function findOtherKind(
  kind: 'token' | 'nft',
  { findings }: Pick<ReadTokenFacts, 'findings'>,
): 'token' | 'nft' | undefined {
  const other = findings.find(({ code }) => code === 'other-standard');
  if (!other) return undefined;
  const answered = collectionStandards.includes(other.params['standard'] ?? '') ? 'nft' : 'token';
  return answered === kind ? undefined : answered;
}
