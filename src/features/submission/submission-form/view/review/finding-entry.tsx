import { useLingui } from '@lingui/react/macro';
import { SentenceGap } from '#ui/sentence-gap/sentence-gap.tsx';
import type { Finding } from '#features/submission/submissions/model/finding.ts';
import { fieldNameOf } from '#features/submission/form-fields/model/field-name.ts';
import { fieldId } from '../flow/field-order.ts';
import { fieldOfFinding } from '#features/submission/submissions/model/finding-field.ts';
import { useFlow } from '../flow/flow-context.ts';
import { useGoToField } from '../flow/use-go-to-field.ts';
import { plainLabel } from '#features/submission/submissions/view/kind-labels.ts';
import { useSharedFindingWords } from './finding-words.ts';
import { useCompletion } from './use-completion.ts';
import notes from './finding-notes.module.css';

/** What was found, and the way to the field that it is about. */
export function FindingEntry({ finding }: { finding: Finding }) {
  const { kind } = useFlow();
  const goToField = useGoToField();
  const { t } = useLingui();
  const labels = kind.useLabels();
  const ownWords = useCompletion().useFindingWords();
  const sharedWords = useSharedFindingWords();
  const words = ownWords(finding) ?? sharedWords(finding);
  const path = fieldOfFinding(finding, kind.fields);
  const title = path === undefined ? '' : plainLabel(labels[fieldNameOf(path)] ?? '');
  return (
    <>
      <b>{words?.title ?? finding.code}</b>
      <SentenceGap />
      {words?.text}
      {path === undefined || title === '' ? null : (
        <a
          data-screen-only
          className={notes.link}
          href={`#${fieldId(path)}`}
          onClick={(event) => {
            event.preventDefault();
            goToField(path);
          }}
        >
          {t`Edit: ${title}`}
        </a>
      )}
    </>
  );
}
