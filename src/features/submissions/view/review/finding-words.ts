import { useLingui } from '@lingui/react/macro';
import type { Finding } from '../../model/finding.ts';
import { useFlow } from '../flow/flow-context.ts';

export interface FindingWords {
  title: string;
  text: string;
}

/** Words of a finding; undefined for a code that belongs to other words. */
export type FindingWordsOf = (finding: Finding) => FindingWords | undefined;

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
  return (finding) => {
    const network = networkOf(finding);
    const title = String(finding.params['title'] ?? '');
    switch (finding.code) {
      case 'look-alike-name':
        return {
          title: t`The name looks like ${title}.`,
          text: t`If it is another project, the reviewers will ask for a name that cannot be confused.`,
        };
      case 'contract-not-deployed': {
        const address = String(finding.params['address'] ?? '');
        return {
          title: t`There is no contract at ${address} on ${network}.`,
          text: t`Only contracts that are deployed on mainnet are listed. Check the address and the network.`,
        };
      }
      case 'contract-unchecked':
        return {
          title: t`${network} did not answer, so its contracts are not checked yet.`,
          text: t`The reviewers will look at them. You can go on.`,
        };
      default:
        return undefined;
    }
  };
}
