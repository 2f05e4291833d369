import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { HttpError, useNotify, useUpdate } from 'react-admin';
import type { OfferedAction } from '../model/actions-for.ts';
import type { MergeChoice } from '../model/merge.ts';
import { ActionFields } from './action-fields.tsx';
import type { SubmissionUpdate } from './desk-data-provider.ts';
import type { ReviewSubmission } from '../model/review-submission.ts';
import { forgetKept, keptKey } from './kept-value.ts';
import { useDeskKind } from './desk-kind.ts';
import { factList } from './field-words.ts';
import { localeWord } from './locale-word.ts';
import { actionWords } from './review-words.ts';

interface ActionDialogProps {
  action: OfferedAction;
  submission: ReviewSubmission;
  /** What an approval merges; see `ReviewMerge`. */
  merge: MergeChoice | null;
  onClose: () => void;
  /** The submission is not what is shown any more: fetch it again. */
  onChanged: () => void;
}

interface Refusal {
  message: string;
  isConflict: boolean;
}

function refusalOf(error: unknown): Refusal {
  const isConflict = error instanceof HttpError && error.status === 409;
  return { message: error instanceof Error ? error.message : 'That did not work.', isConflict };
}

/** Says once more what the approval does to the entry that is listed. */
function MergeSummary({ submission, merge }: { submission: ReviewSubmission; merge: MergeChoice }) {
  const { words } = useDeskKind();
  if (!submission.merge) return null;
  const { title, added } = submission.merge;
  return (
    <Alert severity="info" role="note">
      {`It is merged into “${title}”: the texts in ${localeWord(added.locale)} are added. `}
      {merge.take.length === 0
        ? 'All facts stay as they are listed.'
        : `Taken from the submission: ${factList(words, merge.take)}. All other facts stay as they are listed.`}
    </Alert>
  );
}

/** Asks for what the action needs, then performs it on the version that was shown. */
export function ActionDialog({ action, submission, merge, onClose, onChanged }: ActionDialogProps) {
  const [update, { isPending }] = useUpdate();
  const notify = useNotify();
  const [refusal, setRefusal] = useState<Refusal>();
  const words = actionWords[action.name];

  /** Never rejects: what goes wrong is shown. */
  async function perform(fields: Record<string, FormDataEntryValue>) {
    const chosen = action.name === 'approve' && merge ? { merge } : {};
    const data: SubmissionUpdate = {
      version: submission.version,
      action: { name: action.name, ...fields, ...chosen },
    };
    try {
      const changed = await update(
        'submissions',
        { id: submission.id, data, previousData: submission },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      forgetKept(keptKey(submission.id, ''));
      const payment = (changed as ReviewSubmission | undefined)?.payment;
      const waits = payment?.proposal && payment.status !== 'accepted';
      notify(waits ? 'Kept: a second person has to confirm it.' : words.done, { type: 'success' });
      onClose();
      onChanged();
    } catch (error) {
      setRefusal(refusalOf(error));
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void perform(Object.fromEntries(new FormData(event.currentTarget)));
  }

  function reload() {
    onClose();
    onChanged();
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="action-title">
      <form onSubmit={submit}>
        <DialogTitle id="action-title">{words.title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>
            <strong>{submission.title}</strong>
            <br />
            {words.explanation}
          </DialogContentText>
          {action.name === 'approve' && merge && <MergeSummary submission={submission} merge={merge} />}
          <ActionFields action={action} submission={submission} />
          {refusal && (
            <Alert
              severity="error"
              action={
                refusal.isConflict && (
                  <Button color="inherit" size="small" onClick={reload}>
                    Reload
                  </Button>
                )
              }
            >
              {refusal.message}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="contained"
            color={action.name === 'reject' ? 'error' : 'secondary'}
            loading={isPending}
            disabled={refusal?.isConflict ?? false}
          >
            {words.button}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
