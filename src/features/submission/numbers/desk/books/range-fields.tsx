import { Box, Button, TextField } from '@mui/material';
import { bookPresets, rangeOf } from '../../model/books/book-presets.ts';
import { findRangeIssue, type BookRange } from '../../model/books/book-range.ts';
import { presetWords } from './book-words.ts';

interface RangeFieldsProps {
  range: BookRange;
  onChange: (range: BookRange) => void;
}

/** First and last day of the books, UTC, and the periods of the calendar. */
export function RangeFields({ range, onChange }: RangeFieldsProps) {
  const issue = findRangeIssue(range);
  return (
    <>
      <Box role="group" aria-label="Period" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {bookPresets.map((preset) => (
          <Button
            key={preset}
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => onChange(rangeOf(preset, new Date()))}
          >
            {presetWords[preset]}
          </Button>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <TextField
          type="date"
          label="First day, UTC"
          value={range.from}
          onChange={({ target }) => onChange({ ...range, from: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          type="date"
          label="Last day, UTC"
          value={range.to}
          error={issue !== undefined}
          helperText={issue}
          onChange={({ target }) => onChange({ ...range, to: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Box>
    </>
  );
}
