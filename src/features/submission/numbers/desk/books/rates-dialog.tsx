import { Box, MenuItem, TextField } from '@mui/material';
import { useNotify } from 'react-admin';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { FileButton } from '#features/core/desk-kit/desk/file-button.tsx';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { sourceMaxCharacters, type BookCurrency, type BookToken } from '../../model/books/book-rate.ts';
import { parseRates } from '../../model/books/parse-rates.ts';
import { useChangeRates } from './use-change-rates.ts';

interface RatesDialogProps {
  tokens: readonly BookToken[];
  currency: BookCurrency;
  onClose: () => void;
}

const nothing = { token: '', source: '', lines: '' };
type Values = typeof nothing;

/** What the dialog holds, and saving it. */
function useRates({ tokens, currency }: Pick<RatesDialogProps, 'tokens' | 'currency'>) {
  const form = useKeptForm({ resource: 'book-rates', id: currency, part: 'new' }, nothing);
  const changeRates = useChangeRates();
  const { values } = form;
  const token = tokens.find(({ id }) => id === values.token) ?? tokens[0];
  const parsed = values.lines.trim() === '' ? undefined : parseRates(values.lines, values.source);
  const save = async () => {
    if (!parsed?.ok || !token) return false;
    const change = { name: 'set', token: token.id, currency, rates: parsed.rates } as const;
    const isDone = await changeRates(change, 'The rates are saved.');
    if (isDone) form.settle(values);
    return isDone;
  };
  const issues = parsed?.ok === false ? parsed.issues : [];
  return { form, token, issues, save: parsed?.ok && token ? save : undefined };
}

interface LineFieldsProps {
  values: Values;
  issues: readonly string[];
  onChange: (changed: Partial<Values>) => void;
}

/** The rates, and who says so. */
function LineFields({ values: { source, lines }, issues, onChange }: LineFieldsProps) {
  const notify = useNotify();
  const read = (file: File) =>
    file.text().then(
      (text) => onChange({ lines: text }),
      () => notify('The file could not be read. Choose it again.', { type: 'error' }),
    );
  return (
    <>
      <TextField
        label="Source"
        helperText="Where the rates come from, if a line does not say"
        value={source}
        onChange={({ target }) => onChange({ source: target.value })}
        slotProps={{ htmlInput: { maxLength: sourceMaxCharacters } }}
      />
      <TextField
        required
        multiline
        minRows={4}
        maxRows={12}
        label="Rates by day"
        value={lines}
        error={issues.length > 0}
        helperText={issues.length > 0 ? issues.join(' ') : 'One day per line: 2026-01-31, 0.035'}
        onChange={({ target }) => onChange({ lines: target.value })}
      />
      <FileButton
        label="A CSV file of rates"
        accept=".csv,.tsv,.txt,text/csv"
        variant="outlined"
        sx={{ justifySelf: 'start' }}
        onFile={(file) => void read(file)}
      >
        Choose a CSV file
      </FileButton>
    </>
  );
}

/** Sets what a token was worth on days: typed, pasted, or from a CSV file. */
export function RatesDialog({ tokens, currency, onClose }: RatesDialogProps) {
  const { form, token, issues, save } = useRates({ tokens, currency });
  return (
    <ActionDialog title={`Rates in ${currency}`} action="Save rates" onAct={save} onClose={onClose}>
      <RestoredNotice form={form} />
      <Box>What one whole token was worth on each day. A new rate replaces the old one.</Box>
      <TextField
        select
        label="Token"
        value={token?.id ?? ''}
        onChange={({ target }) => form.set({ token: target.value })}
      >
        {tokens.map(({ id, symbol, network }) => (
          <MenuItem key={id} value={id}>
            {symbol}, {network}, {id.split(':')[1]}
          </MenuItem>
        ))}
      </TextField>
      <LineFields values={form.values} issues={issues} onChange={form.set} />
    </ActionDialog>
  );
}
