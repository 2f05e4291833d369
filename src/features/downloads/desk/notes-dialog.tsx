import { useState } from 'react';
import { ActionDialog } from '#features/desk-kit/desk/action-dialog.tsx';
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
    <ActionDialog
      title={`Notes of version ${release.version}`}
      action="Save notes"
      onAct={notes.en.trim() === '' ? undefined : () => onSave(notes)}
      onClose={onClose}
    >
      <NotesFields notes={notes} onChange={setNotes} />
    </ActionDialog>
  );
}
