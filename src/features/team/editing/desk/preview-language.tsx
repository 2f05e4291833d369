import { MenuItem, TextField } from '@mui/material';
import { editorLanguages } from '../model/languages.ts';

interface PreviewLanguageProps {
  value: string;
  onChange: (locale: string) => void;
}

/** The language of a preview, where the form has none of its own. */
export function PreviewLanguage({ value, onChange }: PreviewLanguageProps) {
  return (
    <TextField
      select
      size="small"
      label="Language of the page"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ m: 0, minWidth: 150 }}
    >
      {editorLanguages.map(({ locale, name }) => (
        <MenuItem key={locale} value={locale}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
