import { Alert, MenuItem, TextField, type TextFieldProps } from '@mui/material';
import type { OfferedAction } from '../model/actions-for.ts';
import { findingsToAnswer } from '../model/needs-note.ts';
import type { ActionField } from '../model/review-action.ts';
import { reviewTextMaxCharacters } from '#features/submission/submissions/model/review-text.ts';
import type { ReviewSubmission } from '../model/review-submission.ts';
import { isAbout, type CorrectionRefusal } from '../model/correcting.ts';
import { CorrectionFields } from './corrections/correction-fields.tsx';
import type { Corrections } from './corrections/use-corrections.ts';
import { useDeskKind } from './desk-kind.ts';
import { OfferedAnswers, textFieldId } from '#features/submission/canned-answers/desk/offered-answers.tsx';
import { useReasonAndText } from './use-reason-and-text.ts';
import { findingSentence } from './finding-words.ts';
import { InterviewField } from './interview-field.tsx';
import { keptKey, useKept } from '#features/submission/review-queue/desk/kept-value.ts';
import { RequestFields } from './requests/request-fields.tsx';
import { usePoints } from './requests/request-points.ts';
import { actionWords, textHint } from './review-words.ts';
import { reasonWords } from '#features/submission/review-queue/desk/reason-words.ts';

interface ActionFieldsProps {
  action: OfferedAction;
  submission: ReviewSubmission;
  corrections: Corrections;
  /** Why the corrected values were not listed. */
  refusal: CorrectionRefusal | undefined;
}

type OwnFieldsProps = Pick<ActionFieldsProps, 'action' | 'submission'>;

type KeptFieldProps = TextFieldProps & {
  name: ActionField;
  action: OfferedAction;
  submissionId: number;
  /** What the field holds until something is typed. */
  initial?: string;
};

/** A field whose text survives a closed dialog and a reload. */
function KeptField({ action, submissionId, initial = '', ...field }: KeptFieldProps) {
  const [value, setValue] = useKept(keptKey(submissionId, `${action.name}.${field.name}`), initial);
  return (
    <TextField
      required
      fullWidth
      {...field}
      value={value}
      onChange={(event) => setValue(event.target.value)}
    />
  );
}

const longText = {
  slotProps: { htmlInput: { maxLength: reviewTextMaxCharacters } },
  multiline: true,
  minRows: 4,
  maxRows: 12,
} as const;

type FindingToAnswer = CorrectionRefusal['findings'][number];

/** What the approval has to answer: what was found about other facts than the corrected ones, and about these what was found when they were sent. */
function useFindingsToAnswer({ submission, corrections, refusal }: ActionFieldsProps): FindingToAnswer[] {
  const { fields } = useDeskKind();
  const corrected = Object.keys(corrections.correct);
  const others = submission.findings.filter((finding) => !isAbout(finding, fields, corrected));
  const fresh = refusal?.findings.filter((finding) => isAbout(finding, fields, corrected)) ?? [];
  return findingsToAnswer<FindingToAnswer>([...others, ...fresh]);
}

/** What was found, and the question about it. */
function NoteField({
  action,
  submission,
  findings,
}: OwnFieldsProps & { findings: readonly FindingToAnswer[] }) {
  return (
    <>
      <Alert severity="warning" role="note">
        {findings.map((finding) => (
          <div key={JSON.stringify(finding)}>{findingSentence(finding, submission.networks_known)}</div>
        ))}
      </Alert>
      <KeptField
        name="note"
        label="Why do you approve it anyway?"
        helperText="Kept in the history for the desk. The submitter does not see it."
        action={action}
        submissionId={submission.id}
        {...longText}
      />
    </>
  );
}

const whyOfChain = {
  label: 'Why you confirm it although the chain does not',
  hint: 'Leave this empty at first. It is needed only if the chain does not confirm the payment, and then a second person has to confirm it too. The submitter does not see it.',
};

/** The reason for a decision about a payment. */
function WhyField({ action, submissionId }: { action: OfferedAction; submissionId: number }) {
  const asked = actionWords[action.name].why;
  const { label, hint } = asked ?? whyOfChain;
  return (
    <KeptField
      name="why"
      label={label}
      helperText={hint}
      slotProps={{ htmlInput: { maxLength: reviewTextMaxCharacters } }}
      multiline
      minRows={2}
      maxRows={8}
      required={asked !== undefined}
      action={action}
      submissionId={submissionId}
    />
  );
}

/** The transaction that the team sent in, or that a colleague confirmed: nobody pastes what the desk has. */
function knownTransaction({ payment }: ReviewSubmission): string {
  return payment && payment.status !== 'accepted' ? payment.tx_hash : '';
}

/** What the team reads, typed or begun with a canned answer. */
function TextToSubmitter({
  action,
  submission,
  topic,
  text,
  onText,
  isRequired,
}: OwnFieldsProps & {
  /** Empty while no reason is chosen. */
  topic: string;
  text: string;
  onText: (text: string) => void;
  isRequired: boolean;
}) {
  return (
    <>
      <OfferedAnswers submission={submission} topic={topic} text={text} onInsert={onText} />
      <TextField
        id={textFieldId}
        name="text"
        label="Text to the submitter"
        fullWidth
        required={isRequired}
        helperText={actionWords[action.name].textHint ?? textHint}
        {...longText}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
    </>
  );
}

interface ReasonFieldProps extends Pick<OfferedAction, 'reasons'> {
  value: string;
  onChange: (reason: string) => void;
}

function ReasonField({ reasons, value, onChange }: ReasonFieldProps) {
  return (
    <TextField
      name="reason"
      label="Reason"
      select
      required
      fullWidth
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {reasons.map((reason) => (
        <MenuItem key={reason} value={reason}>
          {reasonWords[reason]}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The inputs that an action asks for; their names are the keys of the action. */
export function ActionFields(props: ActionFieldsProps) {
  const { action, submission } = props;
  const { name, fields, reasons } = action;
  const common = { action, submissionId: submission.id };
  const { points } = usePoints();
  const toAnswer = useFindingsToAnswer(props);
  const asksChanges = name === 'request-changes';
  const { reason, chooseReason, text, setText } = useReasonAndText(submission, name);
  return (
    <>
      {asksChanges && <RequestFields />}
      {name === 'approve' && <CorrectionFields {...props} />}
      {name === 'approve' && toAnswer.length > 0 && (
        <NoteField action={action} submission={submission} findings={toAnswer} />
      )}
      {fields.includes('interview') && <InterviewField submissionId={submission.id} />}
      {fields.includes('reason') && <ReasonField reasons={reasons} value={reason} onChange={chooseReason} />}
      {fields.includes('text') && (
        <TextToSubmitter
          action={action}
          submission={submission}
          topic={asksChanges ? 'request-changes' : reason}
          text={text}
          onText={setText}
          isRequired={!asksChanges || points.length === 0}
        />
      )}
      {fields.includes('link') && (
        <KeptField
          name="link"
          label="Transaction link or hash"
          helperText="As the explorer shows it. The chain is checked before it counts."
          slotProps={{ htmlInput: { maxLength: 500 } }}
          initial={knownTransaction(submission)}
          {...common}
        />
      )}
      {fields.includes('why') && <WhyField {...common} />}
    </>
  );
}
