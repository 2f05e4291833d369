import { Alert, FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material';
import { useState } from 'react';
import { HttpError, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { usePendingUploads } from '#features/core/desk-kit/desk/pending-uploads.ts';
import type { ChainFileIssue } from '../model/chain-edit.ts';
import type { NewNetwork } from '../model/new-network.ts';
import { doneOrWaits } from '#features/core/desk-kit/desk/proposed-in.ts';
import { chainFileSentence } from './chain-file-words.ts';
import { fieldsOf, NewNetworkFields, noDescription } from './new-network-fields.tsx';

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
      aria-label="How it is described"
      value={way}
      onChange={(_event, value) => onChange(value as Way)}
    >
      <FormControlLabel value="file" control={<Radio />} label="By its file (EVM)" />
      <FormControlLabel value="fields" control={<Radio />} label="By fields (any network)" />
    </RadioGroup>
  );
}

interface FileFieldProps {
  text: string;
  onChange: (text: string) => void;
}

function FileField({ text, onChange }: FileFieldProps) {
  return (
    <TextField
      label="Chain file"
      helperText="One file of the list ethereum-lists/chains."
      multiline
      minRows={10}
      maxRows={20}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { spellCheck: false } }}
      sx={{ mt: 1, '& textarea': { fontFamily: 'var(--mono)', fontSize: 12.5 } }}
    />
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
  const send = async (asked: NewNetwork, form: { settle: () => void }) => {
    const isAdded = await add(asked);
    if (isAdded) form.settle();
    return isAdded;
  };
  const acts = {
    file: text.trim() ? () => send({ text }, { settle: () => file.settle(file.values) }) : undefined,
    fields:
      described && !isUploading
        ? () => send({ fields: described }, { settle: () => fields.settle(fields.values) })
        : undefined,
  };
  return (
    <ActionDialog title="Add a network" action="Add network" onAct={acts[way]} onClose={onClose}>
      <WayChoice
        way={way}
        onChange={(next) => {
          forget();
          setWay(next);
        }}
      />
      <RestoredNotice form={way === 'file' ? file : fields} />
      {way === 'file' ? (
        <FileField text={text} onChange={(changed) => file.set({ text: changed })} />
      ) : (
        <NewNetworkFields form={fields} onUpload={report} />
      )}
      <div role="status">
        {problems.map((problem) => (
          <Alert key={problem} severity="error" sx={{ mb: 0.5 }}>
            {problem}
          </Alert>
        ))}
      </div>
    </ActionDialog>
  );
}
