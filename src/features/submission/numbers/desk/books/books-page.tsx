import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  FormGroup,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useExport } from '#features/core/desk-kit/desk/use-export.ts';
import { bookIdOf } from '../../model/books/book-id.ts';
import { rangeOf } from '../../model/books/book-presets.ts';
import { bookParts, findRangeIssue, type BookPart, type BookRange } from '../../model/books/book-range.ts';
import type { BookCurrency } from '../../model/books/book-rate.ts';
import { countedKinds, type CountedKind } from '../../model/numbers.ts';
import { kindNames } from '../number-words.ts';
import { partWords } from './book-words.ts';
import { RangeFields } from './range-fields.tsx';
import { RatesSection } from './rates-section.tsx';

interface Chosen extends BookRange {
  currency: BookCurrency;
  kind: CountedKind | 'all';
  parts: readonly BookPart[];
}

interface ChoiceProps {
  chosen: Chosen;
  onChange: (changed: Partial<Chosen>) => void;
}

function KindChoice({ chosen, onChange }: ChoiceProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Kind"
      value={chosen.kind}
      onChange={(_event, kind: Chosen['kind'] | null) => kind && onChange({ kind })}
    >
      {(['all', ...countedKinds] as const).map((kind) => (
        <ToggleButton key={kind} value={kind} sx={{ py: 0.5, px: 1.25, textTransform: 'none' }}>
          {kind === 'all' ? 'All kinds' : kindNames[kind]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Transfers without a submission have no kind. */
function PartChoice({ chosen: { kind, parts }, onChange }: ChoiceProps) {
  return (
    <FormGroup row role="group" aria-label="Entries">
      {bookParts.map((part) => (
        <FormControlLabel
          key={part}
          label={partWords[part]}
          disabled={part === 'transfers' && kind !== 'all'}
          control={
            <Checkbox
              checked={parts.includes(part) && (part !== 'transfers' || kind === 'all')}
              onChange={(_event, isChosen) =>
                onChange({ parts: [...parts.filter((each) => each !== part), ...(isChosen ? [part] : [])] })
              }
            />
          }
        />
      ))}
    </FormGroup>
  );
}

/** What came in and was given back, for any range of days. */
export function BooksPage() {
  const [chosen, setChosen] = useState<Chosen>(() => ({
    ...rangeOf('last-month', new Date()),
    currency: 'USD',
    kind: 'all',
    parts: bookParts,
  }));
  const { save, isSaving } = useExport('donations/export', 'books.csv');
  const { from, to, kind, currency } = chosen;
  const parts = chosen.parts.filter((part) => kind === 'all' || part !== 'transfers');
  const change = (changed: Partial<Chosen>) => setChosen({ ...chosen, ...changed });
  const isBlocked = findRangeIssue(chosen) !== undefined || parts.length === 0;
  return (
    <>
      <title>Books · Desk</title>
      <Typography component="h1" variant="h4" sx={{ mt: 2 }}>
        Books
      </Typography>
      <Typography sx={{ my: 1.5, maxWidth: '80ch', color: 'text.secondary' }}>
        An entry belongs to the UTC day on which its transaction was mined. If that is not known, it belongs
        to the day on which it was accepted.
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', pb: 3 }}>
        <RangeFields values={chosen} onChange={change} />
        <KindChoice chosen={chosen} onChange={change} />
        <PartChoice chosen={chosen} onChange={change} />
        <Button
          variant="contained"
          color="secondary"
          disabled={isSaving || isBlocked}
          onClick={() => void save({ from, to, currency, parts, ...(kind !== 'all' && { kind }) })}
        >
          Export CSV
        </Button>
        <Button
          variant="outlined"
          disabled={findRangeIssue(chosen) !== undefined}
          href={`#/books/statement/${bookIdOf({ from, to, currency, ...(kind !== 'all' && { kind }) })}`}
        >
          Open the statement
        </Button>
      </Box>
      <RatesSection from={from} to={to} currency={currency} />
    </>
  );
}
