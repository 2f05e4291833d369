import { Box, TextField } from '@mui/material';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import type { Seen } from '#features/core/desk-kit/desk/kept/kept-store.ts';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { useKeptSave } from '#features/core/desk-kit/desk/kept/use-kept-save.ts';
import { StaleFormDialog } from '#features/core/desk-kit/desk/stale-form-dialog.tsx';
import { editorLanguages } from '#features/team/editing/model/languages.ts';
import { KeptVersions } from '#features/team/versions/desk/kept-versions.tsx';
import {
  categoryIcons,
  plainCategoryIcon,
  type CategoryIcon,
} from '#features/store/catalogue/model/category-icon.ts';
import { titleMaxCharacters, type DeskCategory } from '../model/category-change.ts';
import { ArrangementPreview } from './arrangement-preview.tsx';
import { CategorySymbols } from './category-symbols.tsx';
import { fieldLabel } from './listing-words.ts';

interface CategoryDialogProps {
  /** Undefined for a new one. */
  category: DeskCategory | undefined;
  /** Never rejects. @returns whether it was saved */
  onSave: (save: SaveCategory) => Promise<boolean>;
  onClose: () => void;
}

interface Values {
  titles: Record<string, string>;
  icon: CategoryIcon;
}

export interface SaveCategory {
  values: Values;
  /** The version that the values are based on. */
  seen: Seen;
  /** Another person changed it in the meantime. @returns whether that is shown */
  onStale: (theirs: DeskCategory) => boolean;
}

const factsOf = ({ titles, icon }: Values) => ({
  ...Object.fromEntries(editorLanguages.map(({ locale, name }) => [name, titles[locale] ?? ''])),
  Symbol: categoryIcons[icon],
});

interface TitleFieldsProps {
  titles: Record<string, string>;
  onChange: (titles: Record<string, string>) => void;
}

function TitleFields({ titles, onChange }: TitleFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr', pt: 1 }}>
      {editorLanguages.map(({ locale, name, tag }) => (
        <TextField
          key={locale}
          label={name}
          required={locale === 'en'}
          value={titles[locale] ?? ''}
          onChange={(event) => onChange({ ...titles, [locale]: event.target.value })}
          slotProps={{ htmlInput: { maxLength: titleMaxCharacters, lang: tag } }}
          sx={{ m: 0 }}
        />
      ))}
    </Box>
  );
}

const valuesOf = (category: DeskCategory | undefined): Values => ({
  titles: category?.titles ?? {},
  icon: category?.icon ?? plainCategoryIcon,
});

/** What the dialog holds, and saving it. */
function useCategoryForm({ category, onSave, onClose }: CategoryDialogProps) {
  const form = useKeptForm<Values>(
    { resource: 'categories', id: category?.id ?? 'new', part: 'titles' },
    valuesOf(category),
    { seen: category?.seen ?? null },
  );
  const saving = useKeptSave<Values, DeskCategory>({
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
      <TitleFields titles={values.titles} onChange={(titles) => form.set({ titles })} />
      <Box sx={{ color: 'text.secondary', fontSize: 12 }}>
        Where a title is missing, visitors read the nearest language.
      </Box>
      <CategorySymbols value={values.icon} onChange={(icon) => form.set({ icon })} />
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
