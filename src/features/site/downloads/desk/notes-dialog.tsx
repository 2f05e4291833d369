import { useState } from 'react';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { useKeptSave } from '#features/core/desk-kit/desk/kept/use-kept-save.ts';
import { StaleFormDialog } from '#features/core/desk-kit/desk/stale-form-dialog.tsx';
import type { ListedRelease } from '../model/listed-release.ts';
import { emptyNotes, noteLanguages, type ReleaseNotes } from '../model/new-release.ts';
import { KeptVersions } from '#features/team/versions/desk/kept-versions.tsx';
import { NotesFields } from './notes-fields.tsx';
import { draftOf, ReleasePreview } from './release-preview.tsx';
import { fieldLabel } from './release-words.ts';

interface NotesDialogProps {
  release: ListedRelease;
  onClose: () => void;
  /** Never rejects. @param onStale another person changed the release in the meantime @returns whether they were saved */
  onSave: (
    edited: { notes: ReleaseNotes; seen: string },
    onStale: (theirs: ListedRelease) => boolean,
  ) => Promise<boolean>;
}

const factsOf = (notes: Partial<ReleaseNotes>) =>
  Object.fromEntries(noteLanguages.map(({ code, name }) => [name, notes[code] ?? '']));

/** The notes of a published release, how its page shows them, and what they were before. */
export function NotesDialog({ release, onClose, onSave }: NotesDialogProps) {
  // `seen` is what was there when the editing began: a refresh of the list behind the dialog does not replace it.
  const place = { resource: 'releases', id: release.id, part: 'notes' };
  const form = useKeptForm(place, { ...emptyNotes, ...release.notes }, { seen: release.seen });
  const { values: notes } = form;
  const { save, conflict } = useKeptSave<ReleaseNotes, ListedRelease>({
    form,
    send: (seen, onStale) => onSave({ notes, seen: String(seen) }, onStale),
    onDone: onClose,
  });
  const [language, setLanguage] = useState<keyof ReleaseNotes>('en');
  if (conflict)
    return (
      <StaleFormDialog stored={factsOf(conflict.theirs.notes)} mine={factsOf(notes)} {...conflict.acts} />
    );
  return (
    <ActionDialog
      title={`Notes of version ${release.version}`}
      action="Save notes"
      onAct={notes.en.trim() === '' ? undefined : () => save()}
      onClose={onClose}
      beside={<ReleasePreview release={draftOf(release, notes)} locale={language} />}
    >
      <RestoredNotice form={form} />
      <NotesFields notes={notes} language={language} onLanguage={setLanguage} onChange={form.set} />
      <KeptVersions
        resource={`releases/${release.id}/versions`}
        labelOf={fieldLabel}
        onRestored={onClose}
        restore="Restore the notes of"
      />
    </ActionDialog>
  );
}
