import { useLingui } from '@lingui/react/macro';
import type { SafetyFindingCode } from '../../model/token/safety-finding-code.ts';

/** What a contract can do, in one sentence each. */
export function useSafetyWords(): Record<SafetyFindingCode, string> {
  const { t } = useLingui();
  return {
    'can-mint': t`More units can be made.`,
    'can-pause': t`Transfers can be stopped for everybody.`,
    'can-blacklist': t`Transfers can be stopped for single accounts.`,
    'fee-on-transfer-functions': t`A part of each transfer can be kept back.`,
    'can-limit-transfers': t`Transfers can be limited in amount or held back for a time.`,
    'owner-is-account': t`One account has the rights of the owner.`,
    'owner-is-contract': t`A contract has the rights of the owner.`,
    'ownership-renounced': t`Nobody has the rights of the owner any more.`,
    upgradeable: t`The code of the contract can be replaced.`,
    'standard-function-missing': t`A function of the standard does not answer.`,
    'other-standard': t`The contract answers as another standard than the one that was chosen.`,
  };
}
