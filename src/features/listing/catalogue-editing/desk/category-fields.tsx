import { Box, TextField } from '@mui/material';
import type { CategoryIcon } from '#features/store/catalogue/model/category-icon.ts';
import { editorLanguages } from '#features/team/editing/model/languages.ts';
import { titleMaxCharacters } from '../model/category-change.ts';
import { CategorySymbols } from './category-symbols.tsx';

/** What the form of a category holds. */
export interface CategoryFormValues {
  titles: Record<string, string>;
  icon: CategoryIcon;
}

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

interface CategoryFieldsProps {
  values: CategoryFormValues;
  onChange: (changed: Partial<CategoryFormValues>) => void;
}

/** The titles of a category in each language, and its symbol. */
export function CategoryFields({ values, onChange }: CategoryFieldsProps) {
  return (
    <>
      <TitleFields titles={values.titles} onChange={(titles) => onChange({ titles })} />
      <Box sx={{ color: 'text.secondary', fontSize: 12 }}>
        If a title is missing, visitors read it in the nearest language.
      </Box>
      <CategorySymbols value={values.icon} onChange={(icon) => onChange({ icon })} />
    </>
  );
}
