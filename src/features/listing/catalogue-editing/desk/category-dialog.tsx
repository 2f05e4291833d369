import { Box, TextField } from '@mui/material';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import type { Seen } from '#features/core/desk-kit/desk/kept/kept-store.ts';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { useKeptSave } from '#features/core/desk-kit/desk/kept/use-kept-save.ts';
import { StaleFormDialog } from '#features/core/desk-kit/desk/stale-form-dialog.tsx';
import { editorLanguages } from '#features/team/editing/model/languages.ts';
import { KeptVersions } from '#features/team/versions/desk/kept-versions.tsx';
import { titleMaxCharacters, type DeskCategory } from '../model/category-change.ts';
import { ArrangementPreview } from './arrangement-preview.tsx';
import { fieldLabel } from './listing-words.ts';

interface CategoryDialogProps {
  /** Undefined for a new one. */
  category: DeskCategory | undefined;
  /** Never rejects. @returns whether it was saved */
  onSave: (save: SaveTitles) => Promise<boolean>;
  onClose: () => void;
}

export interface SaveTitles {
  titles: Record<string, string>;
  /** The version that the titles are based on. */
  seen: Seen;
  /** Another person renamed it in the meantime. @returns whether that is shown */
  onStale: (theirs: DeskCategory) => boolean;
}

const factsOf = (titles: Record<string, string>) =>
  Object.fromEntries(editorLanguages.map(({ locale, name }) => [name, titles[locale] ?? '']));

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

/** The titles of a category in each language. */
export function CategoryDialog({ category, onSave, onClose }: CategoryDialogProps) {
  const stored = category?.titles;
  const form = useKeptForm<{ titles: Record<string, string> }>(
    { resource: 'categories', id: category?.id ?? 'new', part: 'titles' },
    { titles: stored ?? {} },
    { seen: category?.seen ?? null },
  );
  const { titles } = form.values;
  const { save, conflict } = useKeptSave<typeof form.values, DeskCategory>({
    form,
    send: (seen, onStale) => onSave({ titles, seen, onStale }),
    onDone: onClose,
  });
  if (conflict)
    return (
      <StaleFormDialog stored={factsOf(conflict.theirs.titles)} mine={factsOf(titles)} {...conflict.acts} />
    );
  return (
    <ActionDialog
      title={stored ? `Rename ${stored['en'] ?? 'category'}` : 'New category'}
      action={stored ? 'Save titles' : 'Create category'}
      onAct={titles['en']?.trim() ? () => save() : undefined}
      onClose={onClose}
      beside={
        <ArrangementPreview
          change={titles['en']?.trim() ? { view: 'category', hid: category?.id ?? null, titles } : undefined}
          hint="Write the English title to see the store with it."
        />
      }
    >
      <RestoredNotice form={form} />
      <TitleFields titles={titles} onChange={(changed) => form.set({ titles: changed })} />
      <Box sx={{ color: 'text.secondary', fontSize: 12 }}>
        Where a title is missing, visitors read the nearest language.
      </Box>
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
