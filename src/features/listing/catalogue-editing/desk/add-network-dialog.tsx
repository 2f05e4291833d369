import { Alert, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useState } from 'react';
import { HttpError, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { usePendingUploads } from '#features/core/desk-kit/desk/pending-uploads.ts';
import type { ChainFileIssue } from '../model/chain-edit.ts';
import type { NewNetwork } from '../model/new-network.ts';
import { doneOrWaits } from '#features/core/desk-kit/desk/proposed-in.ts';
import { ChainFileField } from './chain-file-field.tsx';
import { chainFileSentence } from './chain-file-words.ts';
import { fieldsOf, NewNetworkFields, noDescription } from './new-network-fields.tsx';
import { PreparePart } from './prepared/prepare-part.tsx';

type Way = 'file' | 'fields';
const nothing = { text: '' };

/** Sends a network, and says what is wrong with it. */
function useAdding() {
  const [problems, setProblems] = useState<string[]>([]);
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  /** Never rejects. @returns whether it was added */
  const add = async (asked: NewNetwork): Promise<boolean> => {
    try {
      const { data } = await dataProvider.create('networks', { data: asked });
      notify(doneOrWaits(data, 'The network was added.'), { type: 'success' });
      refresh();
      return true;
    } catch (error) {
      const body = error instanceof HttpError ? (error.body as { issues?: ChainFileIssue[] }) : undefined;
      const message = error instanceof Error ? error.message : String(error);
      setProblems(body?.issues?.map(chainFileSentence) ?? [message]);
      return false;
    }
  };
  return { problems, add, forget: () => setProblems([]) };
}

function WayChoice({ way, onChange }: { way: Way; onChange: (way: Way) => void }) {
  return (
    <RadioGroup
      row
      aria-label="Source of the network"
      value={way}
      onChange={(_event, value) => onChange(value as Way)}
    >
      <FormControlLabel value="file" control={<Radio />} label="From a chain file (EVM)" />
      <FormControlLabel value="fields" control={<Radio />} label="From fields (any network)" />
    </RadioGroup>
  );
}

function Problems({ problems }: { problems: readonly string[] }) {
  return (
    <div role="status">
      {problems.map((problem) => (
        <Alert key={problem} severity="error" sx={{ mb: 0.5 }}>
          {problem}
        </Alert>
      ))}
    </div>
  );
}

/** Both ways to describe a network: what is typed in one stays while the other is shown. */
function useWays() {
  const file = useKeptForm({ resource: 'networks', id: 'new', part: 'file' }, nothing);
  const fields = useKeptForm({ resource: 'networks', id: 'new', part: 'fields' }, noDescription);
  const [way, setWay] = useState<Way>(fields.restored && !file.restored ? 'fields' : 'file');
  return { file, fields, way, setWay };
}

/** Adds the network of a pasted file or of fields; what is wrong with it is listed. */
export function AddNetworkDialog({ onClose }: { onClose: () => void }) {
  const { file, fields, way, setWay } = useWays();
  const { problems, add, forget } = useAdding();
  const { isUploading, report } = usePendingUploads();
  const described = fieldsOf(fields.values);
  const { text } = file.values;
  const fileAsked = text.trim() ? { text } : undefined;
  const fieldsAsked = described && !isUploading ? { fields: described } : undefined;
  const asked: NewNetwork | undefined = way === 'file' ? fileAsked : fieldsAsked;
  const settle = () => (way === 'file' ? file.settle(file.values) : fields.settle(fields.values));
  const send = async (sent: NewNetwork) => {
    const isAdded = await add(sent);
    if (isAdded) settle();
    return isAdded;
  };
  return (
    <ActionDialog
      title="Add a network"
      action="Add network"
      onAct={asked && (() => send(asked))}
      onClose={onClose}
    >
      <WayChoice
        way={way}
        onChange={(next) => {
          forget();
          setWay(next);
        }}
      />
      <RestoredNotice form={way === 'file' ? file : fields} />
      {way === 'file' ? (
        <ChainFileField text={text} onChange={(changed) => file.set({ text: changed })} />
      ) : (
        <NewNetworkFields form={fields} onUpload={report} />
      )}
      <Problems problems={problems} />
      <PreparePart
        what={asked && { kind: 'new-network', asked }}
        onPrepared={() => {
          settle();
          onClose();
        }}
      />
    </ActionDialog>
  );
}
