import { Alert, Button } from '@mui/material';
import { fieldNameOf } from '#features/submission/form-fields/model/field-name.ts';
import { useShortcuts } from '#features/core/desk-kit/desk/use-shortcuts.ts';
import type { CorrectionRefusal } from '../../model/correcting.ts';
import type { ReviewSubmission } from '../../model/review-submission.ts';
import { useDeskKind } from '../desk-kind.ts';
import { fieldWord } from '../field-words.ts';
import { findingSentence } from '../finding-words.ts';
import { issueSentence } from '../issue-words.ts';
import { KeyCap } from '#features/core/desk-kit/desk/key-cap.tsx';
import { FieldPicker } from '../requests/field-picker.tsx';
import requestStyles from '../requests/requests.module.css';
import shared from '#features/submission/review-queue/desk/review-shared.module.css';
import { CorrectionInput } from './correction-input.tsx';
import { hotChoice, type Corrections } from './use-corrections.ts';

/** Where `e` leads back to when the choice is given up. */
const buttonId = 'correct-a-fact';

/** `e` chooses a fact to correct from anywhere outside of fields. @param onApprove picks the approval; absent where nothing is approved */
export function useCorrectionKey(
  { choices, setPicking }: Corrections,
  onApprove: (() => void) | undefined,
): void {
  const pick = () => {
    onApprove?.();
    setPicking(true);
  };
  useShortcuts({ e: onApprove && choices.length > 0 ? pick : undefined });
}

interface CorrectionFieldsProps {
  submission: ReviewSubmission;
  corrections: Corrections;
  /** Of the values as they were sent last. */
  refusal: CorrectionRefusal | undefined;
}

interface RowProps extends CorrectionFieldsProps {
  field: string;
}

/** The errors of a field, in one text. */
function problemAt(refusal: CorrectionRefusal | undefined, field: string): string | undefined {
  const own = refusal?.issues.filter(({ path }) => fieldNameOf(path) === field) ?? [];
  return own.length === 0 ? undefined : own.map(issueSentence).join(' ');
}

function Row({ field, submission, corrections, refusal }: RowProps) {
  const { fields, words } = useDeskKind();
  const { correct, setValue, remove } = corrections;
  const description = fields[field];
  const label = field === hotChoice ? 'Hot' : fieldWord(words, field);
  return (
    <li className={requestStyles['point']}>
      <div className={shared['line']}>
        <b>{label}</b>
        <button
          type="button"
          className={shared['link']}
          aria-label={`Remove the correction of ${label}`}
          onClick={() => {
            remove(field);
            document.getElementById(buttonId)?.focus();
          }}
        >
          Remove
        </button>
      </div>
      {description ? (
        <CorrectionInput
          submission={submission}
          name={field}
          field={description}
          label={`Listed as: ${label}`}
          value={correct[field]}
          onChange={(value) => setValue(field, value)}
          problem={problemAt(refusal, field)}
        />
      ) : (
        <span>It is added at the end of the hot category.</span>
      )}
    </li>
  );
}

/** What was refused that belongs to no corrected field, or that a check found; what asks for an answer is beside the answer. */
function Others({ submission, corrections, refusal }: CorrectionFieldsProps) {
  const { words } = useDeskKind();
  if (!refusal) return null;
  const others = refusal.issues.filter(({ path }) => !Object.hasOwn(corrections.correct, fieldNameOf(path)));
  const sentences = [
    ...others.map((issue) => `${fieldWord(words, fieldNameOf(issue.path))}: ${issueSentence(issue)}`),
    ...refusal.findings
      .filter(({ severity }) => severity === 'blocking')
      .map((finding) => findingSentence(finding, submission.networks_known)),
  ];
  if (sentences.length === 0) return null;
  return (
    <Alert severity="error" role="note">
      {sentences.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Alert>
  );
}

/** Facts that are listed otherwise than they were sent; nothing where none can be. */
export function CorrectionFields(props: CorrectionFieldsProps) {
  const { choices, correct, hot, isEmpty, isPicking, add, setPicking } = props.corrections;
  if (isEmpty && choices.length === 0) return null;
  const rows = [...Object.keys(correct), ...(hot ? [hotChoice] : [])];
  return (
    <div className={requestStyles['requests']}>
      {rows.length > 0 && (
        <ul aria-label="Corrected facts">
          {rows.map((field) => (
            <Row key={field} field={field} {...props} />
          ))}
        </ul>
      )}
      <Others {...props} />
      {isPicking ? (
        <FieldPicker fields={choices} onPick={add} onClose={() => setPicking(false)} />
      ) : (
        choices.length > 0 && (
          <Button
            id={buttonId}
            className={requestStyles['add'] ?? ''}
            variant="outlined"
            color="inherit"
            fullWidth
            aria-keyshortcuts="e"
            onClick={() => setPicking(true)}
          >
            + Correct a fact
            <KeyCap>E</KeyCap>
          </Button>
        )
      )}
      {rows.length > 0 && (
        <p className={shared['quiet']}>
          The submitted form stays in the history. The team is told which facts were corrected.
        </p>
      )}
    </div>
  );
}
