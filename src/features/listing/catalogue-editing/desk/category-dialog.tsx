import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import type { Seen } from '#features/core/desk-kit/desk/kept/kept-store.ts';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { useKeptSave } from '#features/core/desk-kit/desk/kept/use-kept-save.ts';
import { StaleFormDialog } from '#features/core/desk-kit/desk/stale-form-dialog.tsx';
import { editorLanguages } from '#features/team/editing/model/languages.ts';
import { KeptVersions } from '#features/team/versions/desk/kept-versions.tsx';
import { categoryIcons, plainCategoryIcon } from '#features/store/catalogue/model/category-icon.ts';
import type { DeskCategory } from '../model/category-change.ts';
import type { Arranged } from '../model/prepared-arrangement.ts';
import { ArrangementPreview } from './arrangement-preview.tsx';
import { CategoryFields, type CategoryFormValues } from './category-fields.tsx';
import { fieldLabel } from './listing-words.ts';
import { PreparePart } from './prepared/prepare-part.tsx';

interface CategoryDialogProps {
  /** Undefined for a new one. */
  category: DeskCategory | undefined;
  /** Never rejects. @returns whether it was saved */
  onSave: (save: SaveCategory) => Promise<boolean>;
  onClose: () => void;
}

export interface SaveCategory {
  values: CategoryFormValues;
  /** The version that the values are based on. */
  seen: Seen;
  /** Another person changed it in the meantime. @returns whether that is shown */
  onStale: (theirs: DeskCategory) => boolean;
}

const factsOf = ({ titles, icon }: CategoryFormValues) => ({
  ...Object.fromEntries(editorLanguages.map(({ locale, name }) => [name, titles[locale] ?? ''])),
  Symbol: categoryIcons[icon],
});

const valuesOf = (category: DeskCategory | undefined): CategoryFormValues => ({
  titles: category?.titles ?? {},
  icon: category?.icon ?? plainCategoryIcon,
});

/** What a draft of it holds. */
const arrangedOf = (category: DeskCategory | undefined, values: CategoryFormValues, seen: Seen): Arranged =>
  category
    ? { kind: 'category', hid: category.id, ...values, seen: String(seen) }
    : { kind: 'new-category', ...values };

/** What the dialog holds, and saving it. */
function useCategoryForm({ category, onSave, onClose }: CategoryDialogProps) {
  const form = useKeptForm<CategoryFormValues>(
    { resource: 'categories', id: category?.id ?? 'new', part: 'titles' },
    valuesOf(category),
    { seen: category?.seen ?? null },
  );
  const saving = useKeptSave<CategoryFormValues, DeskCategory>({
    form,
    send: (seen, onStale) => onSave({ values: form.values, seen, onStale }),
    onDone: onClose,
  });
  return { form, ...saving };
}

/** The titles of a category in each language, and its symbol. */
export function CategoryDialog(props: CategoryDialogProps) {
  const { category, onClose } = props;
  const { form, save, conflict } = useCategoryForm(props);
  const { values } = form;
  const isReady = Boolean(values.titles['en']?.trim());
  if (conflict)
    return (
      <StaleFormDialog
        stored={factsOf(valuesOf(conflict.theirs))}
        mine={factsOf(values)}
        {...conflict.acts}
      />
    );
  return (
    <ActionDialog
      title={category ? `Edit ${category.titles['en'] ?? 'category'}` : 'New category'}
      action={category ? 'Save category' : 'Create category'}
      onAct={isReady ? () => save() : undefined}
      onClose={onClose}
      beside={
        <ArrangementPreview
          change={isReady ? { view: 'category', hid: category?.id ?? null, ...values } : undefined}
          hint="Write the English title to see the store with it."
        />
      }
    >
      <RestoredNotice form={form} />
      <CategoryFields values={values} onChange={form.set} />
      <PreparePart
        what={isReady ? arrangedOf(category, values, form.seen) : undefined}
        onPrepared={() => {
          form.settle(values);
          onClose();
        }}
      />
      {category && (
        <KeptVersions
          resource={`categories/${category.id}/versions`}
          labelOf={fieldLabel}
          onRestored={onClose}
        />
      )}
    </ActionDialog>
  );
}
