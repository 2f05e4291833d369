import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { describeTime } from '#lib/describe-time.ts';
import { diffForms } from '../model/diff-forms.ts';
import type { ReviewSubmission } from '../model/review-submission.ts';
import { FormDiff } from './form-diff.tsx';
import { eventText } from './history-panel.tsx';
import styles from './stale-dialog.module.css';
import { stateWords } from '#features/submission/review-queue/desk/state-words.ts';

interface StaleDialogProps {
  /** What the reviewer decided about. */
  seen: ReviewSubmission;
  /** What it is now. */
  current: ReviewSubmission;
  onClose: () => void;
}

/** It changed after it was opened: nothing was decided; both versions, and what happened in between. */
export function StaleDialog({ seen, current, onClose }: StaleDialogProps) {
  const since = current.history.filter(({ version }) => version > seen.version);
  return (
    <Dialog open maxWidth="md" fullWidth onClose={onClose} aria-labelledby="stale">
      <DialogTitle id="stale">This changed while you were reviewing it</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>
          Your decision was not made. What you wrote is kept.
        </DialogContentText>
        <dl className={styles['sheet']}>
          <div>
            <dt>You saw</dt>
            <dd>
              Version {seen.version}, {stateWords[seen.state]}
            </dd>
          </div>
          {since.map((event) => (
            <div key={event.version}>
              <dt>Then</dt>
              <dd>
                {eventText(event)}
                {event.actor_name && `, ${event.actor_name}`}, {describeTime(event.at)}
              </dd>
            </div>
          ))}
          <div>
            <dt>Now</dt>
            <dd>
              Version {current.version}, {stateWords[current.state]}
            </dd>
          </div>
        </dl>
        {seen.payload && current.payload && (
          <FormDiff
            submission={current}
            changes={diffForms(seen.payload, current.payload)}
            label="The form as you saw it, and as it is now"
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" color="secondary" onClick={onClose}>
          Review the current version
        </Button>
      </DialogActions>
    </Dialog>
  );
}
