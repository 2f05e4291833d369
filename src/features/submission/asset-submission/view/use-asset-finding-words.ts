import { useLingui } from '@lingui/react/macro';
import type { FindingWordsOf } from '#features/submission/submission-form/view/review/finding-words-of.ts';
import { useFindingNetwork } from '#features/submission/submission-form/view/review/finding-words.ts';
import { useDifferenceWords } from './use-difference-words.ts';

/** Findings about the contracts of tokens and NFT collections. */
export function useAssetFindingWords(): FindingWordsOf {
  const { t } = useLingui();
  const networkOf = useFindingNetwork();
  const differenceWords = useDifferenceWords();
  return (finding) => {
    const { code, severity, params } = finding;
    const network = networkOf(finding);
    const title = String(params['title'] ?? '');
    switch (code) {
      case 'contract-listed':
        return {
          title: t`${title} is already listed.`,
          text: t`A contract can be listed only once per network. Contact us to change the entry.`,
        };
      case 'contract-open':
        return {
          title: t`This contract is already being submitted.`,
          text:
            severity === 'blocking'
              ? t`It is under review. Open its status page instead of paying again.`
              : t`If that was you, continue with that submission instead of paying again.`,
        };
      case 'look-alike-symbol': {
        const symbol = String(params['symbol'] ?? '');
        return {
          title:
            title === ''
              ? t`The symbol looks like the symbol of another submission.`
              : t`The symbol looks like ${symbol} of ${title} on ${network}.`,
          text: t`If yours is a different project, the reviewers will ask for a symbol that cannot be confused with it.`,
        };
      }
      case 'not-a-token': {
        const address = String(params['address'] ?? '');
        return {
          title: t`The contract at ${address} on ${network} is not a token contract.`,
          text: t`Check the address, the network and the standard.`,
        };
      }
      case 'other-kind':
        return params['kind'] === 'nft'
          ? {
              title: t`This contract is an NFT collection, not a token.`,
              text: t`Use the form for NFT collections.`,
            }
          : {
              title: t`This contract is a token, not an NFT collection.`,
              text: t`Use the form for tokens.`,
            };
      case 'facts-differ': {
        const textOf = (name: string) => String(params[name] ?? '');
        return {
          title: differenceWords({ field: textOf('field'), typed: textOf('typed'), read: textOf('read') }),
          text: t`Correct it, or explain the difference in the description. The reviewers see both.`,
        };
      }
      case 'site-unreachable':
        return {
          title: t`We could not open the website.`,
          text: t`Make sure that it opens in every region and without a login. The reviewers open it too.`,
        };
      default:
        return undefined;
    }
  };
}
