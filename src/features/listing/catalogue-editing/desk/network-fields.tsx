import { Box, TextField } from '@mui/material';
import { chainShortMax, chainTitleMax, type ChainEdit } from '../model/chain-edit.ts';

export type Explorer = NonNullable<ChainEdit['explorer']>;
type Texts = Pick<ChainEdit, 'title' | 'short'> & { explorer: Explorer };

export const noExplorer: Explorer = { url: '', tx: '', address: '' };

/** An explorer of which nothing is written is none. */
export const explorerOf = (explorer: Explorer): Explorer | null =>
  Object.values(explorer).every((text) => text.trim() === '') ? null : explorer;

interface TextsProps {
  values: Texts;
  onChange: (changed: Partial<Texts>) => void;
}

/** Name and short name of a network. */
export function NetworkNames({ values, onChange }: TextsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '2fr 1fr', pt: 1 }}>
      <TextField
        label="Name"
        value={values.title}
        onChange={(event) => onChange({ title: event.target.value })}
        slotProps={{ htmlInput: { maxLength: chainTitleMax } }}
        sx={{ m: 0 }}
      />
      <TextField
        label="Short name"
        value={values.short}
        onChange={(event) => onChange({ short: event.target.value })}
        slotProps={{ htmlInput: { maxLength: chainShortMax } }}
        sx={{ m: 0 }}
      />
    </Box>
  );
}

/** The explorer of a network, with its links. */
export function NetworkExplorer({ values: { explorer }, onChange }: TextsProps) {
  const set = (part: Partial<Explorer>) => onChange({ explorer: { ...explorer, ...part } });
  return (
    <>
      <TextField
        label="Explorer"
        helperText="Leave it empty if there is none."
        value={explorer.url}
        onChange={(event) => set({ url: event.target.value })}
        sx={{ m: 0 }}
      />
      <TextField
        label="Transaction URL"
        helperText="It contains {hash}."
        value={explorer.tx}
        onChange={(event) => set({ tx: event.target.value })}
        sx={{ m: 0 }}
      />
      <TextField
        label="Account URL"
        helperText="It contains {address}."
        value={explorer.address}
        onChange={(event) => set({ address: event.target.value })}
        sx={{ m: 0 }}
      />
    </>
  );
}
