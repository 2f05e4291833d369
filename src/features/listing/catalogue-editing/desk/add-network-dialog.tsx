import { Alert, TextField } from '@mui/material';
import { useState } from 'react';
import { HttpError, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import type { ChainFileIssue } from '../model/chain-edit.ts';
import { doneOrWaits } from '#features/core/desk-kit/desk/proposed-in.ts';
import { chainFileSentence } from './chain-file-words.ts';

/** Adds the network of a pasted file; what is wrong with it is listed. */
export function AddNetworkDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<string[]>([]);
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  /** Never rejects. */
  const add = async (): Promise<void> => {
    try {
      const { data } = await dataProvider.create('networks', { data: { text } });
      notify(doneOrWaits(data, 'The network was added.'), { type: 'success' });
      refresh();
      onClose();
    } catch (error) {
      const body = error instanceof HttpError ? (error.body as { issues?: ChainFileIssue[] }) : undefined;
      const message = error instanceof Error ? error.message : String(error);
      setProblems(body?.issues?.map(chainFileSentence) ?? [message]);
    }
  };
  return (
    <ActionDialog
      title="Add a network"
      action="Add network"
      onAct={text.trim() ? () => void add() : undefined}
      onClose={onClose}
    >
      <TextField
        label="Chain file"
        helperText="One file of the list ethereum-lists/chains."
        multiline
        minRows={10}
        maxRows={20}
        value={text}
        onChange={(event) => setText(event.target.value)}
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
