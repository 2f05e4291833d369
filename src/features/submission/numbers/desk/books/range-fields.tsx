import { Box, Button, MenuItem, TextField } from '@mui/material';
import { bookPresets, rangeOf } from '../../model/books/book-presets.ts';
import { findRangeIssue, type BookRange } from '../../model/books/book-range.ts';
import { bookCurrencies, type BookCurrency } from '../../model/books/book-rate.ts';
import { presetWords } from './book-words.ts';

interface Values extends BookRange {
  currency: BookCurrency;
}

interface RangeFieldsProps {
  values: Values;
  onChange: (changed: Partial<Values>) => void;
}

const shrunk = { inputLabel: { shrink: true } };

function Presets({ onChange }: Pick<RangeFieldsProps, 'onChange'>) {
  return (
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
  );
}

/** First and last day of the books, UTC, with the periods of the calendar, and the currency of values. */
export function RangeFields({ values, onChange }: RangeFieldsProps) {
  const issue = findRangeIssue(values);
  return (
    <>
      <Presets onChange={onChange} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <TextField
          type="date"
          label="First day, UTC"
          value={values.from}
          onChange={({ target }) => onChange({ from: target.value })}
          slotProps={shrunk}
        />
        <TextField
          type="date"
          label="Last day, UTC"
          value={values.to}
          error={issue !== undefined}
          helperText={issue}
          onChange={({ target }) => onChange({ to: target.value })}
          slotProps={shrunk}
        />
        <TextField
          select
          label="Currency of values"
          value={values.currency}
          onChange={({ target }) => onChange({ currency: target.value as BookCurrency })}
          sx={{ minWidth: 160 }}
        >
          {bookCurrencies.map((currency) => (
            <MenuItem key={currency} value={currency}>
              {currency}
            </MenuItem>
          ))}
        </TextField>
      </Box>
    </>
  );
}
