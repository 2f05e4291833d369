import { Box, FormControlLabel, Switch, TextField } from '@mui/material';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { useKeptSave } from '#features/core/desk-kit/desk/kept/use-kept-save.ts';
import { StaleFormDialog } from '#features/core/desk-kit/desk/stale-form-dialog.tsx';
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
  /** Never rejects. @param onStale another person changed it in the meantime @returns whether it was saved */
  onSave: (edit: ChainEdit, onStale: (theirs: DeskChain) => boolean) => Promise<boolean>;
  onClose: () => void;
}

const valuesOf = ({ title, short, icon, isListed, explorer }: DeskChain): Values => ({
  ...{ title, short, icon, isListed },
  explorer: explorer ?? noExplorer,
});

const editOf = (values: Values) => {
  const isEmpty = Object.values(values.explorer).every((text) => text.trim() === '');
  return { ...values, explorer: isEmpty ? null : values.explorer };
};

const factsOf = ({ title, short, icon, isListed, explorer }: Values) => ({
  Name: title,
  'Short name': short,
  Icon: icon,
  Explorer: explorer.url,
  'Link of a transaction': explorer.tx,
  'Link of an account': explorer.address,
  State: isListed ? 'Listed' : 'Not listed',
});

/** What the dialog holds, and saving it. */
function useNetworkForm({ network, onSave, onClose }: NetworkDialogProps) {
  const place = { resource: 'networks', id: network.id, part: 'edit' };
  const form = useKeptForm(place, valuesOf(network), { seen: network.seen });
  const edit = editOf(form.values);
  const saving = useKeptSave<Values, DeskChain>({
    form,
    send: (seen, onStale) => onSave({ ...edit, seen: String(seen) }, onStale),
    onDone: onClose,
  });
  return { form, edit, ...saving };
}

/** Name, icon and explorer of a network, and whether it is offered. */
export function NetworkDialog(props: NetworkDialogProps) {
  const { network, onClose } = props;
  const { title, icon } = network;
  const { form, edit, save, conflict } = useNetworkForm(props);
  const { values, set: setValues } = form;
  // It arrives later: what was typed since stays.
  const setIcon = (next: string) => setValues({ icon: next });
  const { isUploading, report } = usePendingUploads();
  const isReady = values.title.trim() !== '' && values.short.trim() !== '';
  if (conflict)
    return (
      <StaleFormDialog
        stored={factsOf(valuesOf(conflict.theirs))}
        mine={factsOf(values)}
        {...conflict.acts}
      />
    );
  return (
    <ActionDialog
      title={`Edit ${title}`}
      action="Save network"
      onAct={isReady && !isUploading ? () => save() : undefined}
      onClose={onClose}
      beside={
        <ArrangementPreview
          change={isReady ? { view: 'network', hid: network.id, ...edit } : undefined}
          hint="Write the names to see a page with them."
        />
      }
    >
      <RestoredNotice form={form} />
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
