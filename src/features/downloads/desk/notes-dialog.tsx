import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import type { ListedRelease } from '../model/listed-release.ts';
import { emptyNotes, type ReleaseNotes } from '../model/new-release.ts';
import { NotesFields } from './notes-fields.tsx';

export function NotesDialog({
  release,
  onClose,
  onSave,
}: {
  release: ListedRelease;
  onClose: () => void;
  onSave: (notes: ReleaseNotes) => void;
}) {
  const [notes, setNotes] = useState<ReleaseNotes>({ ...emptyNotes, ...release.notes });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="notes-title">
      <DialogTitle id="notes-title">Notes of version {release.version}</DialogTitle>
      <DialogContent>
        <NotesFields notes={notes} onChange={setNotes} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          color="secondary"
          disabled={notes.en.trim() === ''}
          onClick={() => onSave(notes)}
        >
          Save notes
        </Button>
      </DialogActions>
    </Dialog>
  );
}
