import { FormControlLabel, Switch } from '@mui/material';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { useKeptSave } from '#features/core/desk-kit/desk/kept/use-kept-save.ts';
import { StaleFormDialog } from '#features/core/desk-kit/desk/stale-form-dialog.tsx';
import { UploadsContext, usePendingUploads } from '#features/core/desk-kit/desk/pending-uploads.ts';
import type { ChainEdit, DeskChain } from '../model/chain-edit.ts';
import { KeptVersions } from '#features/team/versions/desk/kept-versions.tsx';
import { ArrangementPreview } from './arrangement-preview.tsx';
import { fieldLabel } from './listing-words.ts';
import { LogoInput } from './logo-field.tsx';
import { explorerOf, NetworkExplorer, NetworkNames, noExplorer, type Explorer } from './network-fields.tsx';

type Values = Pick<ChainEdit, 'title' | 'short' | 'icon' | 'isListed'> & { explorer: Explorer };

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

const editOf = (values: Values) => ({ ...values, explorer: explorerOf(values.explorer) });

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
      <NetworkNames values={values} onChange={setValues} />
      <UploadsContext value={report}>
        <LogoInput value={values.icon} stored={icon} name={title} error={undefined} onChange={setIcon} />
      </UploadsContext>
      <NetworkExplorer values={values} onChange={setValues} />
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
