import { Box, Button, TextField } from '@mui/material';
import { useId, useRef } from 'react';
import type { TextField as TextDescription } from '../model/content-kind.ts';
import { editorLanguages } from '../model/languages.ts';
import { KeyHint } from './key-hint.tsx';
import { panelId, tabId, type EditedLocale } from './language-tabs.tsx';
import { MarkdownToolbar } from './markdown-toolbar.tsx';
import type { EntryForm } from './use-entry-form.ts';
import { useTextPicture } from './use-text-picture.tsx';

interface TextInputProps {
  kind: string;
  field: TextDescription;
  tag: string;
  value: string;
  /** Shown beside the field; undefined when it is not asked for. */
  english: string | undefined;
  onChange: (value: string) => void;
  onEnglish: () => void;
}

/** No wider than its place, whatever is in it. */
const column = 'minmax(0, 1fr)';

const words = new Intl.Segmenter('en', { granularity: 'word' });
const countWords = (text: string) => [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length;

function Label({ id, field, value }: Pick<TextInputProps, 'field' | 'value'> & { id: string }) {
  const isMarkdown = field.type === 'markdown';
  return (
    <Box sx={{ display: 'flex', gap: 1, mb: 0.5, fontSize: 12, color: 'text.secondary' }}>
      <Box component="label" htmlFor={id} sx={{ fontWeight: 600, color: 'text.primary' }}>
        {field.label}
      </Box>
      {isMarkdown && 'Markdown'}
      <Box component="span" sx={{ ml: 'auto' }}>
        {isMarkdown ? `${countWords(value)} words` : `${value.length} of ${field.maxLength}`}
      </Box>
    </Box>
  );
}

function EnglishText({ text }: { text: string }) {
  return (
    <Box
      lang="en"
      sx={{
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        p: 1,
        bgcolor: 'action.hover',
        fontSize: 12.5,
      }}
    >
      {text}
    </Box>
  );
}

function TextInput({ kind, field, tag, value, english, onChange, onEnglish }: TextInputProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const isMarkdown = field.type === 'markdown';
  const picture = useTextPicture({ kind, field, input, onChange });
  return (
    <div {...picture?.handlers}>
      <Label id={id} field={field} value={value} />
      {isMarkdown && (
        <MarkdownToolbar field={input} onChange={onChange} onPicture={picture?.begin}>
          <Button color="inherit" onClick={onEnglish} aria-pressed={english !== undefined}>
            English beside <KeyHint>Alt E</KeyHint>
          </Button>
        </MarkdownToolbar>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: english === undefined ? column : `${column} ${column}`,
        }}
      >
        <TextField
          id={id}
          fullWidth
          multiline
          inputRef={input}
          minRows={isMarkdown ? 10 : 1}
          maxRows={isMarkdown ? 24 : 6}
          value={value}
          error={value.length > field.maxLength}
          helperText={value.length > field.maxLength && `The maximum is ${field.maxLength} characters.`}
          onChange={(event) => onChange(event.target.value)}
          slotProps={{ htmlInput: { lang: tag, spellCheck: true } }}
          sx={{ m: 0, ...(isMarkdown && { '& textarea': { fontFamily: 'var(--mono)', fontSize: 12.5 } }) }}
        />
        {english !== undefined && <EnglishText text={english} />}
      </Box>
      {picture?.dialog}
    </div>
  );
}

interface TextFieldsProps {
  kind: string;
  fields: readonly TextDescription[];
  form: EntryForm;
  locale: EditedLocale;
  isEnglishBeside: boolean;
  onEnglish: () => void;
}

/** The texts of one language. */
export function TextFields({ kind, fields, form, locale, isEnglishBeside, onEnglish }: TextFieldsProps) {
  const { tag = 'en' } = editorLanguages.find((each) => each.locale === locale) ?? {};
  const showEnglish = isEnglishBeside && locale !== 'en';
  return (
    <Box
      role="tabpanel"
      id={panelId}
      aria-labelledby={tabId(locale)}
      sx={{ display: 'grid', gridTemplateColumns: column, gap: 1.5 }}
    >
      {fields.map((field) => (
        <TextInput
          // A field of its own per language: undoing does not bring back another language's text.
          key={`${locale} ${field.name}`}
          kind={kind}
          field={field}
          tag={tag}
          value={form.body.texts[locale]?.[field.name] ?? ''}
          english={showEnglish ? (form.body.texts.en?.[field.name] ?? '') : undefined}
          onChange={(value) => form.setText(locale, field.name, value)}
          onEnglish={onEnglish}
        />
      ))}
    </Box>
  );
}
