import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import type { Arranged, PreparedArrangement } from '../../model/prepared-arrangement.ts';
import { ArrangementPreview } from '../arrangement-preview.tsx';
import { CategoryFields, type CategoryFormValues } from '../category-fields.tsx';
import { PreparedDialog } from './prepared-dialog.tsx';

type CategoryDraft = Extract<Arranged, { kind: 'category' | 'new-category' }>;

interface FormProps {
  draft: PreparedArrangement;
  what: CategoryDraft;
  onClose: () => void;
}

/** Of what is stored now, where the draft changes a category. */
function changedOf(what: CategoryDraft, values: CategoryFormValues, seen: string | null): Arranged {
  const { titles, icon } = values;
  if (what.kind === 'new-category') return { kind: 'new-category', titles, icon };
  return { kind: 'category', hid: what.hid, titles, icon, seen: seen ?? what.seen };
}

function CategoryForm({ draft, what, onClose }: FormProps) {
  const { titles, icon } = what;
  const form = useKeptForm(
    { resource: 'prepared-arrangements', id: draft.id, part: 'category' },
    { titles, icon, time: draft.time },
    { seen: draft.version },
  );
  const { values } = form;
  const isReady = Boolean(values.titles['en']?.trim());
  const shown = { titles: values.titles, icon: values.icon };
  return (
    <PreparedDialog
      draft={draft}
      form={form}
      what={isReady ? changedOf(what, values, draft.seen) : undefined}
      isOutdated={what.kind === 'category' && draft.seen !== null && draft.seen !== what.seen}
      onClose={onClose}
      beside={
        <ArrangementPreview
          change={isReady ? { view: 'category', hid: draft.hid, ...shown } : undefined}
          hint="Write the English title to see the store with it."
        />
      }
    >
      <CategoryFields values={values} onChange={form.set} />
    </PreparedDialog>
  );
}

/** The form of a draft of a category. */
export function PreparedCategoryDialog({ draft, onClose }: Omit<FormProps, 'what'>) {
  const { what } = draft;
  if (what.kind !== 'category' && what.kind !== 'new-category') return null;
  return <CategoryForm draft={draft} what={what} onClose={onClose} />;
}
