import Close from '@mui/icons-material/Close';
import { Autocomplete, Box, Button, IconButton, TextField, Typography } from '@mui/material';
import type { DappListing } from '../model/listing-draft.ts';
import { errorAt, FieldNotes } from './field-notes.tsx';
import type { ItemForm } from './use-item-form.ts';

type Row = DappListing['contracts'][number];

interface RowProps {
  form: ItemForm;
  row: Row;
  onChange: (addresses: string) => void;
  onRemove: () => void;
}

function ContractRow({ form, row, onChange, onRemove }: RowProps) {
  const path = `contracts.${row.chain}`;
  const error = errorAt(form, path);
  const title = form.base.choices.chains.find(({ hid }) => hid === row.chain)?.title ?? String(row.chain);
  return (
    <div>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
        <TextField
          fullWidth
          multiline
          label={`Contracts on ${title}`}
          value={row.addresses}
          error={error !== undefined}
          helperText={error}
          onChange={(event) => onChange(event.target.value)}
          slotProps={{ htmlInput: { spellCheck: false } }}
          sx={{ m: 0, '& textarea': { fontFamily: 'var(--mono)', fontSize: 12.5 } }}
        />
        <IconButton aria-label={`Remove ${title}`} onClick={onRemove} sx={{ mt: 0.25 }}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <FieldNotes form={form} path={path} />
    </div>
  );
}

function AddNetwork({
  form,
  taken,
  onAdd,
}: {
  form: ItemForm;
  taken: readonly number[];
  onAdd: (chain: number) => void;
}) {
  return (
    <Autocomplete
      // Empty again after each choice.
      key={taken.join()}
      options={form.base.choices.chains.filter(({ hid }) => !taken.includes(hid))}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ hid }) => hid}
      onChange={(_event, chain) => chain && onAdd(chain.hid)}
      renderInput={(input) => <TextField {...input} label="Add a network" sx={{ m: 0 }} />}
      sx={{ maxWidth: 320 }}
    />
  );
}

/** Networks of a DApp with its contracts on each. */
export function ContractsField({ form, draft }: { form: ItemForm; draft: DappListing }) {
  const { contracts, unplaced } = draft;
  const set = (rows: Row[]) => form.change({ contracts: rows });
  const error = errorAt(form, 'contracts');
  return (
    <Box role="group" aria-label="Networks and contracts" sx={{ display: 'grid', gap: 1.25 }}>
      <Typography variant="h6" component="h2">
        Networks and contracts
      </Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: 12 }}>
        Separate several contracts on one network with commas.
      </Typography>
      {contracts.map((row) => (
        <ContractRow
          key={row.chain}
          form={form}
          row={row}
          onChange={(addresses) =>
            set(contracts.map((each) => (each.chain === row.chain ? { ...each, addresses } : each)))
          }
          onRemove={() => set(contracts.filter((each) => each.chain !== row.chain))}
        />
      ))}
      {error && <Typography sx={{ color: 'error.main', fontSize: 12 }}>{error}</Typography>}
      <AddNetwork
        form={form}
        taken={contracts.map(({ chain }) => chain)}
        onAdd={(chain) => set([...contracts, { chain, addresses: '' }])}
      />
      {unplaced !== '' && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', overflowWrap: 'anywhere' }}>
          <Box sx={{ flex: 1 }}>
            Unknown network: <code>{unplaced.replaceAll(',', ', ')}</code>
          </Box>
          <Button color="inherit" onClick={() => form.change({ unplaced: '' })}>
            Remove
          </Button>
        </Box>
      )}
    </Box>
  );
}
