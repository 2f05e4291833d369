import { Trans } from '@lingui/react/macro';
import { Note } from '#ui/note/note.tsx';
import {
  safetyFindingCodes,
  type SafetyFindingCode,
} from '#features/submissions/model/safety-finding-code.ts';
import { useFlow } from '#features/submissions/view/flow/flow-context.ts';
import notes from './safety-notes.module.css';
import { useSafetyWords } from './use-safety-words.ts';

const isSafetyCode = (code: string): code is SafetyFindingCode =>
  (safetyFindingCodes as readonly string[]).includes(code);

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
