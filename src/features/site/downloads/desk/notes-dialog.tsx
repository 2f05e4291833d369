import { useState } from 'react';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import type { ListedRelease } from '../model/listed-release.ts';
import { emptyNotes, type ReleaseNotes } from '../model/new-release.ts';
import { KeptVersions } from '#features/team/versions/desk/kept-versions.tsx';
import { NotesFields } from './notes-fields.tsx';
import { draftOf, ReleasePreview } from './release-preview.tsx';
import { fieldLabel } from './release-words.ts';

/** The notes of a published release, how its page shows them, and what they were before. */
export function NotesDialog({
  release,
  onClose,
  onSave,
}: {
  release: ListedRelease;
  onClose: () => void;
  onSave: (edited: { notes: ReleaseNotes; seen: string }) => void;
}) {
  const [notes, setNotes] = useState<ReleaseNotes>({ ...emptyNotes, ...release.notes });
  // What was there when the editing began: a refresh of the list behind the dialog must not replace it.
  const [seen] = useState(release.seen);
  const [language, setLanguage] = useState<keyof ReleaseNotes>('en');
  return (
    <ActionDialog
      title={`Notes of version ${release.version}`}
      action="Save notes"
      onAct={notes.en.trim() === '' ? undefined : () => onSave({ notes, seen })}
      onClose={onClose}
      beside={<ReleasePreview release={draftOf(release, notes)} locale={language} />}
    >
      <NotesFields notes={notes} language={language} onLanguage={setLanguage} onChange={setNotes} />
      <KeptVersions
        resource={`releases/${release.id}/versions`}
        labelOf={fieldLabel}
        onRestored={onClose}
        restore="Restore the notes of"
      />
    </ActionDialog>
  );
}
