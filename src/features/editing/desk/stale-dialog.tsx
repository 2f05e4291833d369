import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import type { ContentBody } from '../model/content-body.ts';
import type { Entry } from '../model/content-entry.ts';
import type { ContentKind } from '../model/content-kind.ts';
import { diffBodies } from './diff-bodies.ts';
import { DiffView } from './diff-view.tsx';

interface StaleDialogProps {
  kind: ContentKind;
  theirs: Entry;
  mine: ContentBody;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Another person stored a version meanwhile: both, and the choice. */
export function StaleDialog({ kind, theirs, mine, onKeepMine, onTakeTheirs, onClose }: StaleDialogProps) {
  return (
    <Dialog open maxWidth="md" fullWidth onClose={onClose} aria-labelledby="stale">
      <DialogTitle id="stale">{theirs.editor} changed this meanwhile</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>
          Nothing of yours was stored or lost. − is the version of {theirs.editor}, + is yours.
        </DialogContentText>
        <DiffView rows={diffBodies(kind, theirs.body, mine)} label="Their version and yours" />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Decide later
        </Button>
        <Button color="inherit" onClick={onTakeTheirs}>
          Use theirs
        </Button>
        <Button variant="contained" color="secondary" onClick={onKeepMine}>
          Save mine as a new version
        </Button>
      </DialogActions>
    </Dialog>
  );
}
