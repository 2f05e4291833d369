import { useLingui } from '@lingui/react/macro';
import type { Finding } from '../../model/finding.ts';
import type { NetworkChoice } from '../flow/submit-page-data.ts';

export interface FindingWords {
  title: string;
  text: string;
}

/** What the checks before payment found, and what it means for the person. */
export function useFindingWords(networks: readonly NetworkChoice[]): (finding: Finding) => FindingWords {
  const { t } = useLingui();
  return ({ code, severity, params }) => {
    const title = String(params['title'] ?? '');
    const host = String(params['host'] ?? '');
    const key = String(params['network'] ?? '');
    const network = networks.find((each) => each.network === key)?.short ?? key;
    switch (code) {
      case 'duplicate-listed':
        return {
          title: t`${title} is listed already in this language.`,
          text: t`A DApp is listed once per language. Choose another language, or write to us to change the entry.`,
        };
      case 'duplicate-open':
        return {
          title: t`This link is being submitted already in this language.`,
          text:
            severity === 'blocking'
              ? t`It is under review. Open its status page instead of paying once more.`
              : t`If that was you, go on with that submission instead of paying once more.`,
        };
      case 'look-alike-name':
        return {
          title: t`The name looks like ${title}.`,
          text: t`If it is another project, the reviewers will ask for a name that cannot be confused.`,
        };
      case 'look-alike-url':
        return {
          title: t`The link looks like ${host}.`,
          text: t`Check it letter by letter. Links that imitate another site are rejected.`,
        };
      case 'site-unreachable':
        return {
          title: t`We could not open the project link.`,
          text: t`Check that it works without a login or a blocked region. The reviewers open it too.`,
        };
      case 'contract-not-deployed': {
        const address = String(params['address'] ?? '');
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
    }
  };
}
