import { Alert, TextField } from '@mui/material';
import { useState } from 'react';
import { HttpError, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import type { ChainFileIssue } from '../model/chain-edit.ts';
import { doneOrWaits } from '#features/core/desk-kit/desk/proposed-in.ts';
import { chainFileSentence } from './chain-file-words.ts';

const nothing = { text: '' };

/** Adds the network of a pasted file; what is wrong with it is listed. */
export function AddNetworkDialog({ onClose }: { onClose: () => void }) {
  const form = useKeptForm({ resource: 'networks', id: 'new', part: 'file' }, nothing);
  const { text } = form.values;
  const [problems, setProblems] = useState<string[]>([]);
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  /** Never rejects. @returns whether it was added */
  const add = async (): Promise<boolean> => {
    try {
      const { data } = await dataProvider.create('networks', { data: { text } });
      notify(doneOrWaits(data, 'The network was added.'), { type: 'success' });
      refresh();
      form.settle(form.values);
      return true;
    } catch (error) {
      const body = error instanceof HttpError ? (error.body as { issues?: ChainFileIssue[] }) : undefined;
      const message = error instanceof Error ? error.message : String(error);
      setProblems(body?.issues?.map(chainFileSentence) ?? [message]);
      return false;
    }
  };
  return (
    <ActionDialog
      title="Add a network"
      action="Add network"
      onAct={text.trim() ? add : undefined}
      onClose={onClose}
    >
      <RestoredNotice form={form} />
      <TextField
        label="Chain file"
        helperText="One file of the list ethereum-lists/chains."
        multiline
        minRows={10}
        maxRows={20}
        value={text}
        onChange={(event) => form.set({ text: event.target.value })}
        slotProps={{ htmlInput: { spellCheck: false } }}
        sx={{ mt: 1, '& textarea': { fontFamily: 'var(--mono)', fontSize: 12.5 } }}
      />
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
