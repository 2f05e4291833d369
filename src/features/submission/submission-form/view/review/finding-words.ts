import { useLingui } from '@lingui/react/macro';
import type { Finding } from '#features/submission/submissions/model/finding.ts';
import { useFlow } from '../flow/flow-context.ts';
import type { FindingWordsOf } from './finding-words-of.ts';
import { useLookAlikeWords } from './look-alike-words.ts';

/** The network of a finding as the form calls it. */
export function useFindingNetwork(): (finding: Finding) => string {
  const { data } = useFlow();
  return ({ params }) => {
    const key = String(params['network'] ?? '');
    return data.networks.find((each) => each.network === key)?.short ?? key;
  };
}

/** What the checks before payment found, and what it means for the person: the codes that all kinds share. */
export function useSharedFindingWords(): FindingWordsOf {
  const { t } = useLingui();
  const networkOf = useFindingNetwork();
  const lookAlikeWords = useLookAlikeWords();
  return (finding) => {
    const network = networkOf(finding);
    switch (finding.code) {
      case 'contract-not-deployed': {
        const address = String(finding.params['address'] ?? '');
        return {
          title: t`There is no contract at ${address} on ${network}.`,
          text: t`Only contracts that are deployed on mainnet are listed. Check the address and the network.`,
        };
      }
      case 'too-many-unpaid': {
        const max = Number(finding.params['max'] ?? 0);
        return {
          title: t`Too many submissions from your network are waiting for a donation.`,
          text: t`At most ${max} can wait at a time. People in the same office or on the same mobile network often share an address. Pay for one of yours, withdraw one, or contact us.`,
        };
      }
      case 'contract-unchecked':
        return {
          title: t`${network} did not respond, so its contracts have not been checked yet.`,
          text: t`The reviewers will check them. You can continue.`,
        };
      default:
        return lookAlikeWords(finding);
    }
  };
}
