import { Alert, Box, MenuItem, TextField } from '@mui/material';
import { useGetOne } from 'react-admin';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { stateWords } from '#features/submission/review-queue/desk/state-words.ts';
import type { ReviewSubmission } from '#features/submission/review/model/review-submission.ts';
import { reviewTextMaxCharacters } from '#features/submission/submissions/model/review-text.ts';
import { SendDecision } from '#features/team/cases/desk/send-decision.tsx';
import type { TransferCase } from '../model/transfer-case.ts';
import { useTransferAction } from './use-transfer-action.ts';

const textSlots = { htmlInput: { maxLength: reviewTextMaxCharacters } };

/** The submission as it is now, so that nobody decides on what has changed in the meantime. */
function useSubmission(typed: string) {
  const id = /^[1-9]\d{0,8}$/.test(typed.trim()) ? Number(typed) : undefined;
  const { data, error } = useGetOne<ReviewSubmission>(
    'submissions',
    { id: id ?? 0 },
    { enabled: id !== undefined, retry: false },
  );
  return { submission: id === undefined ? undefined : data, isUnknown: id !== undefined && error !== null };
}

function Chosen({ submission }: { submission: ReviewSubmission }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <b>{submission.title}</b>
      <Box sx={{ color: 'text.secondary' }}>{stateWords[submission.state]}</Box>
    </Box>
  );
}

function Resembling({ item, onChoose }: { item: TransferCase; onChoose: (id: string) => void }) {
  if (item.resembles.length === 0) return null;
  return (
    <TextField select label="Possible matches" value="" onChange={({ target }) => onChoose(target.value)}>
      {item.resembles.map(({ submission: { id, title } }) => (
        <MenuItem key={id} value={String(id)}>
          {`${id}: ${title}`}
        </MenuItem>
      ))}
    </TextField>
  );
}

function TextToTeam({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <TextField
      required
      multiline
      minRows={2}
      label="To the team"
      helperText="The submission has expired. Its team has to send the form again, without paying again."
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={textSlots}
    />
  );
}

/** Until something is typed, what it resembles most. */
const beginOf = ({ resembles: [closest] }: TransferCase) => ({
  typed: closest ? String(closest.submission.id) : '',
  why: '',
  text: '',
});

/** Confirms the transfer by hand as the payment of a submission. */
export function AssignForm({ item }: { item: TransferCase }) {
  const place = { resource: 'transfers', id: item.id, part: 'assign' };
  const form = useKeptForm(place, beginOf(item), { seen: item.version });
  const { typed, why, text } = form.values;
  const { submission, isUnknown } = useSubmission(typed);
  const { act, isPending } = useTransferAction(item);
  const isLate = submission?.state === 'expired';
  const send = (found: ReviewSubmission, goOn: () => void) =>
    act(
      { name: 'assign', submission: found.id, seen: found.version, why, text },
      `The transfer is assigned to ${found.title}.`,
      () => {
        form.settle(form.values);
        goOn();
      },
    );
  return (
    <>
      <RestoredNotice form={form} />
      <Resembling item={item} onChoose={(chosen) => form.set({ typed: chosen })} />
      <TextField
        required
        label="Submission number"
        value={typed}
        onChange={({ target }) => form.set({ typed: target.value })}
        error={isUnknown}
        helperText={isUnknown ? 'There is no submission with this number that you may read.' : ' '}
      />
      {submission && <Chosen submission={submission} />}
      <TextField
        multiline
        minRows={2}
        label="Why you confirm it"
        helperText="Required if the chain does not confirm it. A second person then has to confirm it too."
        value={why}
        onChange={({ target }) => form.set({ why: target.value })}
        slotProps={textSlots}
      />
      {isLate && <TextToTeam value={text} onChange={(written) => form.set({ text: written })} />}
      <Alert severity="info">This confirms the payment by hand, as in the review.</Alert>
      <SendDecision
        button="Assign to the submission"
        isBlocked={!submission || (isLate && text.trim() === '') || isPending}
        onSend={(goOn) => submission && void send(submission, goOn)}
      />
    </>
  );
}
