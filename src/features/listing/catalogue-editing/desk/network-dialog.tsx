import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { useKeptSave } from '#features/core/desk-kit/desk/kept/use-kept-save.ts';
import { StaleFormDialog } from '#features/core/desk-kit/desk/stale-form-dialog.tsx';
import { usePendingUploads } from '#features/core/desk-kit/desk/pending-uploads.ts';
import type { ChainEdit, DeskChain } from '../model/chain-edit.ts';
import { KeptVersions } from '#features/team/versions/desk/kept-versions.tsx';
import { ArrangementPreview } from './arrangement-preview.tsx';
import { fieldLabel } from './listing-words.ts';
import { editOf, NetworkEditFields, valuesOf, type NetworkValues } from './network-edit-fields.tsx';
import { PreparePart } from './prepared/prepare-part.tsx';

interface NetworkDialogProps {
  network: DeskChain;
  /** Never rejects. @param onStale another person changed it in the meantime @returns whether it was saved */
  onSave: (edit: ChainEdit, onStale: (theirs: DeskChain) => boolean) => Promise<boolean>;
  onClose: () => void;
}

const factsOf = ({ title, short, icon, isListed, explorer }: NetworkValues) => ({
  Name: title,
  'Short name': short,
  Icon: icon,
  Explorer: explorer.url,
  'Transaction URL': explorer.tx,
  'Account URL': explorer.address,
  State: isListed ? 'Listed' : 'Not listed',
});

/** What the dialog holds, and saving it. */
function useNetworkForm({ network, onSave, onClose }: NetworkDialogProps) {
  const place = { resource: 'networks', id: network.id, part: 'edit' };
  const form = useKeptForm(place, valuesOf(network), { seen: network.seen });
  const edit = editOf(form.values);
  const saving = useKeptSave<NetworkValues, DeskChain>({
    form,
    send: (seen, onStale) => onSave({ ...edit, seen: String(seen) }, onStale),
    onDone: onClose,
  });
  return { form, edit, ...saving };
}

/** Name, icon and explorer of a network, and whether it is offered. */
export function NetworkDialog(props: NetworkDialogProps) {
  const { network, onClose } = props;
  const { form, edit, save, conflict } = useNetworkForm(props);
  const { values, set: setValues } = form;
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
      title={`Edit ${network.title}`}
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
      <NetworkEditFields values={values} stored={network} onChange={setValues} onUpload={report} />
      <PreparePart
        what={
          isReady && !isUploading
            ? { kind: 'network', hid: network.id, edit: { ...edit, seen: String(form.seen) } }
            : undefined
        }
        onPrepared={() => {
          form.settle(values);
          onClose();
        }}
      />
      <KeptVersions resource={`networks/${network.id}/versions`} labelOf={fieldLabel} onRestored={onClose} />
    </ActionDialog>
  );
}
