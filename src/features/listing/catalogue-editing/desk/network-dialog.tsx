import { Box, FormControlLabel, Switch, TextField } from '@mui/material';
import { useState } from 'react';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { UploadsContext, usePendingUploads } from '#features/core/desk-kit/desk/pending-uploads.ts';
import { chainShortMax, chainTitleMax, type ChainEdit, type DeskChain } from '../model/chain-edit.ts';
import { KeptVersions } from '#features/team/versions/desk/kept-versions.tsx';
import { ArrangementPreview } from './arrangement-preview.tsx';
import { fieldLabel } from './listing-words.ts';
import { LogoInput } from './logo-field.tsx';

type Explorer = NonNullable<ChainEdit['explorer']>;
type Values = Pick<ChainEdit, 'title' | 'short' | 'icon' | 'isListed'> & { explorer: Explorer };

const noExplorer: Explorer = { url: '', tx: '', address: '' };

interface PartProps {
  values: Values;
  onChange: (values: Values) => void;
}

function ExplorerFields({ values, onChange }: PartProps) {
  const { explorer } = values;
  const set = (part: Partial<Explorer>) => onChange({ ...values, explorer: { ...explorer, ...part } });
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
        label="Link of a transaction"
        helperText="With {hash} in it."
        value={explorer.tx}
        onChange={(event) => set({ tx: event.target.value })}
        sx={{ m: 0 }}
      />
      <TextField
        label="Link of an account"
        helperText="With {address} in it."
        value={explorer.address}
        onChange={(event) => set({ address: event.target.value })}
        sx={{ m: 0 }}
      />
    </>
  );
}

function NameFields({ values, onChange }: PartProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '2fr 1fr', pt: 1 }}>
      <TextField
        label="Name"
        value={values.title}
        onChange={(event) => onChange({ ...values, title: event.target.value })}
        slotProps={{ htmlInput: { maxLength: chainTitleMax } }}
        sx={{ m: 0 }}
      />
      <TextField
        label="Short name"
        value={values.short}
        onChange={(event) => onChange({ ...values, short: event.target.value })}
        slotProps={{ htmlInput: { maxLength: chainShortMax } }}
        sx={{ m: 0 }}
      />
    </Box>
  );
}

interface NetworkDialogProps {
  network: DeskChain;
  onSave: (edit: ChainEdit) => void;
  onClose: () => void;
}

/** Name, icon and explorer of a network, and whether it is offered. */
export function NetworkDialog({ network, onSave, onClose }: NetworkDialogProps) {
  const { title, short, icon, isListed, seen } = network;
  const [values, setValues] = useState<Values>({
    ...{ title, short, icon, isListed },
    explorer: network.explorer ?? noExplorer,
  });
  // It arrives later: what was typed since stays.
  const setIcon = (next: string) => setValues((before) => ({ ...before, icon: next }));
  const { isUploading, report } = usePendingUploads();
  const isEmpty = Object.values(values.explorer).every((text) => text.trim() === '');
  const edit = { ...values, explorer: isEmpty ? null : values.explorer };
  const isReady = values.title.trim() !== '' && values.short.trim() !== '';
  return (
    <ActionDialog
      title={`Edit ${title}`}
      action="Save network"
      onAct={isReady && !isUploading ? () => onSave({ ...edit, seen }) : undefined}
      onClose={onClose}
      beside={
        <ArrangementPreview
          change={isReady ? { view: 'network', hid: network.id, ...edit } : undefined}
          hint="Write the names to see a page with them."
        />
      }
    >
      <NameFields values={values} onChange={setValues} />
      <UploadsContext value={report}>
        <LogoInput value={values.icon} stored={icon} name={title} error={undefined} onChange={setIcon} />
      </UploadsContext>
      <ExplorerFields values={values} onChange={setValues} />
      <FormControlLabel
        label="Listed: forms and filters offer it"
        control={
          <Switch
            checked={values.isListed}
            onChange={(_event, next) => setValues({ ...values, isListed: next })}
          />
        }
      />
      <KeptVersions resource={`networks/${network.id}/versions`} labelOf={fieldLabel} onRestored={onClose} />
    </ActionDialog>
  );
}
