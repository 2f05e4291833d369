import { DiffView } from '#features/desk-kit/desk/diff-view.tsx';
import { StaleSaveDialog } from '#features/desk-kit/desk/stale-save-dialog.tsx';
import { diffWords } from './diff-words.ts';
import type { TemplateForm } from './use-template-form.ts';

/** Another person worded the mail meanwhile. */
export function TemplateStaleDialog({ form }: { form: TemplateForm }) {
  const { theirs, words } = form;
  if (!theirs) return null;
  const sent = theirs.stored?.words ?? theirs.product;
  return (
    <StaleSaveDialog
      editor={theirs.stored?.editor ?? null}
      theirs="what is sent now"
      onLater={form.forgetTheirs}
      onTakeTheirs={() => form.accept(theirs)}
      onSaveMine={() => {
        form.forgetTheirs();
        void form.save(theirs);
      }}
    >
      <DiffView rows={diffWords(sent, words)} label="What is sent now and yours" />
    </StaleSaveDialog>
  );
}
