import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import type { BulkOutcome } from '../../model/bulk.ts';
import { useUndo } from '../use-undo.ts';

interface OutcomeDialogProps {
  outcomes: readonly BulkOutcome[];
  /** What was done to those that were not refused: `Rejected`. */
  done: string;
  onClose: () => void;
}

/** What became of each item; while the mails wait, all that was decided can be undone. */
export function OutcomeDialog({ outcomes, done, onClose }: OutcomeDialogProps) {
  const { undoables, leftSecondsOf, perform } = useUndo();
  const count = outcomes.filter(({ refusal }) => refusal === null).length;
  const undoable = undoables.find(({ items }) =>
    items.every(({ id }) => outcomes.some((outcome) => outcome.id === id)),
  );
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="bulk-outcome">
      <DialogTitle id="bulk-outcome">
        {done}: {count} of {outcomes.length}
      </DialogTitle>
      <DialogContent>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Item</TableCell>
              <TableCell>Outcome</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {outcomes.map(({ id, title, refusal }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  {title}
                </TableCell>
                <TableCell>{refusal ?? `${done}.`}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        {undoable && (
          <Button color="inherit" onClick={() => void perform(undoable).then(onClose)}>
            Undo all ({leftSecondsOf(undoable)} s)
          </Button>
        )}
        <Button variant="contained" color="secondary" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
