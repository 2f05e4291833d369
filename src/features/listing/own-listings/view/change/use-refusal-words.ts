import { useLingui } from '@lingui/react/macro';
import type { ChangeProblems } from '../../model/change-problems.ts';

type RefusalCode = ChangeProblems['refusals'][number]['code'];

/** Why no review could accept a value. */
export function useRefusalWords(): (code: RefusalCode) => string {
  const { t } = useLingui();
  return (code) => {
    switch (code) {
      case 'duplicate-listed':
      case 'duplicate-delisted':
      case 'contract-listed':
        return t`Another item in the store already has this link or contract.`;
      case 'contract-not-deployed':
      case 'not-a-token':
      case 'other-kind':
        return t`We found no such contract on this network. Check the address and the network.`;
      default:
        return t`This mixes letters of two alphabets, so people could mistake it for another name.`;
    }
  };
}
