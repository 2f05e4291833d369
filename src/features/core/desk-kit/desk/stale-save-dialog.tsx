import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import type { ReactNode } from 'react';

interface StaleSaveDialogProps {
  /** Name of the person who saved in the meantime; null where it is not known. */
  editor: string | null;
  /** What the rows with − are: `what is stored now`. */
  theirs: string;
  /** On the button that saves anyway. */
  mine?: string;
  /** The differences. */
  children: ReactNode;
  isBusy?: boolean;
  onLater: () => void;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
}

/** Another person saved in the meantime: both versions, and the choice. */
export function StaleSaveDialog({
  editor,
  theirs,
  mine = 'Save mine',
  children,
  isBusy = false,
  onLater,
  onTakeTheirs,
  onSaveMine,
}: StaleSaveDialogProps) {
  return (
    <Dialog open maxWidth="md" fullWidth onClose={onLater} aria-labelledby="stale">
      <DialogTitle id="stale">{editor ?? 'Another person'} changed this in the meantime</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>
          Your version is kept, but not saved yet. − is {theirs}, + is yours.
        </DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onLater}>
          Decide later
        </Button>
        <Button color="inherit" onClick={onTakeTheirs}>
          Use theirs
        </Button>
        <Button variant="contained" color="secondary" disabled={isBusy} onClick={onSaveMine}>
          {mine}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
