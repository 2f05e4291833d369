import { Box, MenuItem, TextField } from '@mui/material';
import { noteLanguages, notesMaxCharacters, type ReleaseNotes } from '../model/new-release.ts';

/** What is new, one language at a time. */
export function NotesFields({
  notes,
  language,
  onLanguage: setLanguage,
  onChange,
}: {
  notes: ReleaseNotes;
  language: keyof ReleaseNotes;
  onLanguage: (language: keyof ReleaseNotes) => void;
  onChange: (notes: ReleaseNotes) => void;
}) {
  const chosen = noteLanguages.find(({ code }) => code === language)!;
  const missing = noteLanguages.filter(({ code }) => notes[code].trim() === '').length;
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 1 }}>
      <TextField
        select
        label="Language of the notes"
        value={language}
        onChange={(event) => setLanguage(event.target.value as keyof ReleaseNotes)}
        helperText={
          missing === 0 ? 'All languages have notes.' : `${missing} languages show the nearest one.`
        }
      >
        {noteLanguages.map(({ code, name }) => (
          <MenuItem key={code} value={code}>
            {notes[code].trim() === '' ? `${name} (empty)` : name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={`What is new, ${chosen.name}`}
        multiline
        minRows={3}
        required={language === 'en'}
        value={notes[language]}
        onChange={(event) => onChange({ ...notes, [language]: event.target.value })}
        slotProps={{ htmlInput: { maxLength: notesMaxCharacters, lang: chosen.tag } }}
      />
    </Box>
  );
}
