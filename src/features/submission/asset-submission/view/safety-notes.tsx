import { Trans, useLingui } from '@lingui/react/macro';
import { Note } from '#ui/note/note.tsx';
import {
  safetyFindingCodes,
  type SafetyFindingCode,
} from '#features/submission/submissions/model/safety-finding-code.ts';
import { useFlow } from '#features/submission/submission-form/view/flow/flow-context.ts';
import notes from './safety-notes.module.css';

const isSafetyCode = (code: string): code is SafetyFindingCode =>
  (safetyFindingCodes as readonly string[]).includes(code);

/** What a contract can do, in one sentence each. */
function useSafetyWords(): Record<SafetyFindingCode, string> {
  const { t } = useLingui();
  return {
    'can-mint': t`More units can be minted.`,
    'can-pause': t`Transfers can be stopped for everyone.`,
    'can-blacklist': t`Transfers can be stopped for individual accounts.`,
    'fee-on-transfer-functions': t`Part of each transfer can be withheld.`,
    'can-limit-transfers': t`Transfers can be limited in amount or delayed.`,
    'owner-is-account': t`One account has owner rights.`,
    'owner-is-contract': t`A contract has owner rights.`,
    'ownership-renounced': t`No one has owner rights anymore.`,
    upgradeable: t`The code of the contract can be replaced.`,
    'standard-function-missing': t`A function required by the standard does not respond.`,
    'other-standard': t`The contract implements a different standard from the one you chose.`,
  };
}

/** What was read about the contract: findings for the reviewers to weigh, never a verdict. */
export function SafetyNotes() {
  const { findings } = useFlow();
  const words = useSafetyWords();
  const notices = findings.filter(({ severity }) => severity === 'notice');
  if (notices.length === 0) return null;
  return (
    <Note tone="info" title={<Trans>What the contract shows</Trans>}>
      <Trans>These are findings, not a verdict. The reviewers see them too.</Trans>
      <ul className={notes.list}>
        {notices.map(({ code, params }) => (
          <li key={JSON.stringify([code, params])}>
            {isSafetyCode(code) ? words[code] : code}
            {Object.values(params).map((value) => (
              <code key={value} dir="ltr">
                {value}
              </code>
            ))}
          </li>
        ))}
      </ul>
    </Note>
  );
}
