import type { ComponentProps } from 'react';
import { diffFacts, type NamedFacts } from './diff-facts.ts';
import { DiffView } from './diff-view.tsx';
import { StaleSaveDialog } from './stale-save-dialog.tsx';

type Acts = Pick<
  ComponentProps<typeof StaleSaveDialog>,
  'isBusy' | 'onLater' | 'onTakeTheirs' | 'onSaveMine'
>;

interface StaleFormDialogProps extends Acts {
  /** Name of the person who saved in the meantime; null where it is not known. */
  editor?: string | null;
  /** What is stored now, and what the form holds. */
  stored: NamedFacts;
  mine: NamedFacts;
}

/** Another person saved what this form is about: both versions, fact by fact, and the choice. */
export function StaleFormDialog({ editor = null, stored, mine, ...acts }: StaleFormDialogProps) {
  return (
    <StaleSaveDialog editor={editor} theirs="what is stored now" {...acts}>
      <DiffView rows={diffFacts(stored, mine)} label="What is stored now and yours" />
    </StaleSaveDialog>
  );
}
