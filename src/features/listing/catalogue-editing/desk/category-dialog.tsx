import { Box, TextField } from '@mui/material';
import { useState } from 'react';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { editorLanguages } from '#features/team/editing/model/languages.ts';
import { KeptVersions } from '#features/team/versions/desk/kept-versions.tsx';
import { titleMaxCharacters, type DeskCategory } from '../model/category-change.ts';
import { ArrangementPreview } from './arrangement-preview.tsx';
import { fieldLabel } from './listing-words.ts';

interface CategoryDialogProps {
  /** Undefined for a new one. */
  category: DeskCategory | undefined;
  onSave: (titles: Record<string, string>) => void;
  onClose: () => void;
}

/** The titles of a category in each language. */
export function CategoryDialog({ category, onSave, onClose }: CategoryDialogProps) {
  const stored = category?.titles;
  const [titles, setTitles] = useState<Record<string, string>>(stored ?? {});
  return (
    <ActionDialog
      title={stored ? `Rename ${stored['en'] ?? 'category'}` : 'New category'}
      action={stored ? 'Save titles' : 'Create category'}
      onAct={titles['en']?.trim() ? () => onSave(titles) : undefined}
      onClose={onClose}
      beside={
        <ArrangementPreview
          change={titles['en']?.trim() ? { view: 'category', hid: category?.id ?? null, titles } : undefined}
          hint="Write the English title to see the store with it."
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr', pt: 1 }}>
        {editorLanguages.map(({ locale, name, tag }) => (
          <TextField
            key={locale}
            label={name}
            required={locale === 'en'}
            value={titles[locale] ?? ''}
            onChange={(event) => setTitles({ ...titles, [locale]: event.target.value })}
            slotProps={{ htmlInput: { maxLength: titleMaxCharacters, lang: tag } }}
            sx={{ m: 0 }}
          />
        ))}
      </Box>
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
