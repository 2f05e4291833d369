import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { usePendingUploads } from '#features/core/desk-kit/desk/pending-uploads.ts';
import type { ChainEdit } from '../../model/chain-edit.ts';
import type { NetworkFields } from '../../model/new-network.ts';
import type { PreparedArrangement } from '../../model/prepared-arrangement.ts';
import { ArrangementPreview } from '../arrangement-preview.tsx';
import { ChainFileField } from '../chain-file-field.tsx';
import { editOf, NetworkEditFields, valuesOf } from '../network-edit-fields.tsx';
import { noExplorer } from '../network-fields.tsx';
import { fieldsOf, NewNetworkFields } from '../new-network-fields.tsx';
import { PreparedDialog } from './prepared-dialog.tsx';

interface FormProps {
  draft: PreparedArrangement;
  onClose: () => void;
}

const placeOf = ({ id }: PreparedArrangement, part: string) => ({
  resource: 'prepared-arrangements',
  id,
  part,
});

function EditForm({ draft, onClose, hid, edit }: FormProps & { hid: number; edit: ChainEdit }) {
  const { isUploading, report } = usePendingUploads();
  const initial = { ...valuesOf(edit), time: draft.time };
  const form = useKeptForm(placeOf(draft, 'network'), initial, { seen: draft.version });
  const { time: _time, ...values } = form.values;
  const isReady = values.title.trim() !== '' && values.short.trim() !== '' && !isUploading;
  const changed = { ...editOf(values), seen: draft.seen ?? edit.seen };
  return (
    <PreparedDialog
      draft={draft}
      form={form}
      what={isReady ? { kind: 'network', hid, edit: changed } : undefined}
      isOutdated={draft.seen !== null && draft.seen !== edit.seen}
      onClose={onClose}
      beside={
        <ArrangementPreview
          change={isReady ? { view: 'network', hid, ...editOf(values) } : undefined}
          hint="Write the names to see a page with them."
        />
      }
    >
      <NetworkEditFields values={values} stored={edit} onChange={form.set} onUpload={report} />
    </PreparedDialog>
  );
}

function FieldsForm({ draft, onClose, fields }: FormProps & { fields: NetworkFields }) {
  const { isUploading, report } = usePendingUploads();
  const initial = { ...fields, explorer: fields.explorer ?? noExplorer, time: draft.time };
  const form = useKeptForm(placeOf(draft, 'fields'), initial, { seen: draft.version });
  const { time: _time, ...values } = form.values;
  const described = isUploading ? undefined : fieldsOf(values);
  return (
    <PreparedDialog
      draft={draft}
      form={form}
      what={described && { kind: 'new-network', asked: { fields: described } }}
      isOutdated={false}
      onClose={onClose}
    >
      <NewNetworkFields form={{ values, set: form.set }} onUpload={report} />
    </PreparedDialog>
  );
}

function FileForm({ draft, onClose, text: stored }: FormProps & { text: string }) {
  const initial = { text: stored, time: draft.time };
  const form = useKeptForm(placeOf(draft, 'file'), initial, { seen: draft.version });
  const { text } = form.values;
  return (
    <PreparedDialog
      draft={draft}
      form={form}
      what={text.trim() ? { kind: 'new-network', asked: { text } } : undefined}
      isOutdated={false}
      onClose={onClose}
    >
      <ChainFileField text={text} onChange={(changed) => form.set({ text: changed })} />
    </PreparedDialog>
  );
}

/** The form of a draft of a network. */
export function PreparedNetworkDialog({ draft, onClose }: FormProps) {
  const { what } = draft;
  const shared = { draft, onClose };
  if (what.kind === 'network') return <EditForm {...shared} hid={what.hid} edit={what.edit} />;
  if (what.kind !== 'new-network') return null;
  return 'text' in what.asked ? (
    <FileForm {...shared} text={what.asked.text} />
  ) : (
    <FieldsForm {...shared} fields={what.asked.fields} />
  );
}
