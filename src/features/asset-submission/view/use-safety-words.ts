import { useLingui } from '@lingui/react/macro';
import type { SafetyFindingCode } from '#features/submissions/model/safety-finding-code.ts';

/** What a contract can do, in one sentence each. */
export function useSafetyWords(): Record<SafetyFindingCode, string> {
  const { t } = useLingui();
  return {
    'can-mint': t`More units can be made.`,
    'can-pause': t`Transfers can be stopped for everyone.`,
    'can-blacklist': t`Transfers can be stopped for single accounts.`,
    'fee-on-transfer-functions': t`Part of each transfer can be withheld.`,
    'can-limit-transfers': t`Transfers can be limited in amount or delayed.`,
    'owner-is-account': t`One account has the owner’s rights.`,
    'owner-is-contract': t`A contract has the owner’s rights.`,
    'ownership-renounced': t`No one has the owner’s rights any more.`,
    upgradeable: t`The code of the contract can be replaced.`,
    'standard-function-missing': t`A function required by the standard does not respond.`,
    'other-standard': t`The contract implements another standard than the one you chose.`,
  };
}
