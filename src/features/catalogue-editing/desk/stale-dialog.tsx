import { StaleSaveDialog } from '#features/desk-kit/desk/stale-save-dialog.tsx';
import { ChangeList } from './change-list.tsx';
import type { ItemForm } from './use-item-form.ts';

/** Another person saved the item meanwhile: both versions field by field. */
export function StaleDialog({ form }: { form: ItemForm }) {
  const { stale, isBusy } = form;
  if (!stale) return null;
  const { theirs } = stale;
  return (
    <StaleSaveDialog
      editor={theirs.plan ? null : (theirs.history[0]?.actor ?? null)}
      theirs="what is stored now"
      isBusy={isBusy}
      onLater={form.decideLater}
      onTakeTheirs={() => form.accept(theirs)}
      onSaveMine={() => {
        form.decideLater();
        void stale.again();
      }}
    >
      <ChangeList changes={stale.changes} label="What is stored and yours" />
    </StaleSaveDialog>
  );
}
