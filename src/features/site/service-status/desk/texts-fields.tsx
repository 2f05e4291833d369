import { Box, MenuItem, TextField } from '@mui/material';
import { noticeLanguages, textMaxCharacters, titleMaxCharacters } from '../model/notice-form.ts';
import type { ByLocale } from '../model/notice.ts';

type FieldName = 'title' | 'text';
export type Language = (typeof noticeLanguages)[number]['code'];
/** Texts while they are written: a language may be half there. */
export type TextDraft = ByLocale<Partial<Record<FieldName, string>>>;

const labels: Record<FieldName, string> = { title: 'Title', text: 'Text' };
const limits: Record<FieldName, number> = { title: titleMaxCharacters, text: textMaxCharacters };

const isWritten = (text: string | undefined) => text !== undefined && text.trim() !== '';

/** Whether English, which is required, is whole. */
export const hasEnglish = (texts: TextDraft, names: readonly FieldName[]): boolean =>
  names.every((name) => isWritten(texts.en?.[name]));

interface TextsFieldsProps {
  /** The texts of a language. */
  names: readonly FieldName[];
  texts: TextDraft;
  onChange: (texts: TextDraft) => void;
  /** Of the shown text. */
  language: Language;
  onLanguage: (language: Language) => void;
}

/** The texts of a notice, one language at a time. */
export function TextsFields({ names, texts, onChange, language, onLanguage }: TextsFieldsProps) {
  const { name: languageName, tag } = noticeLanguages.find(({ code }) => code === language)!;
  const isEmpty = (code: Language) => !names.some((name) => isWritten(texts[code]?.[name]));
  const missing = noticeLanguages.filter(({ code }) => isEmpty(code)).length;
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 1 }}>
      <TextField
        select
        label="Language of the text"
        value={language}
        onChange={(event) => onLanguage(event.target.value as Language)}
        helperText={
          missing === 0 ? 'All languages are written.' : `${missing} languages show the nearest one.`
        }
      >
        {noticeLanguages.map(({ code, name }) => (
          <MenuItem key={code} value={code}>
            {isEmpty(code) ? `${name} (empty)` : name}
          </MenuItem>
        ))}
      </TextField>
      {names.map((name) => (
        <TextField
          key={name}
          label={`${labels[name]}, ${languageName}`}
          multiline={name === 'text'}
          {...(name === 'text' && { minRows: 3 })}
          required={language === 'en'}
          value={texts[language]?.[name] ?? ''}
          onChange={(event) =>
            onChange({ ...texts, [language]: { ...texts[language], [name]: event.target.value } })
          }
          slotProps={{ htmlInput: { maxLength: limits[name], lang: tag } }}
        />
      ))}
    </Box>
  );
}
