import { Alert, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { HttpError, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { doneOrWaits } from '#features/core/desk-kit/desk/proposed-in.ts';
import type { DescriptorIssue } from '../model/descriptor-issue.ts';
import { issueSentence } from './descriptor-words.ts';

const nothing = { text: '' };

/** Sends a file, and says what is wrong with it. */
function useImport() {
  const [problem, setProblem] = useState<string>();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  /** Never rejects. @returns whether it was imported or proposed */
  const send = async (text: string): Promise<boolean> => {
    try {
      const { data } = await dataProvider.create('clear-signing', { data: { text } });
      notify(doneOrWaits(data, 'The file was imported.'), { type: 'success' });
      refresh();
      return true;
    } catch (error) {
      const body = error instanceof HttpError ? (error.body as { issue?: DescriptorIssue }) : undefined;
      const message = error instanceof Error ? error.message : String(error);
      setProblem(body?.issue ? issueSentence(body.issue) : message);
      return false;
    }
  };
  return { problem, send };
}

/** Imports a pasted file; what is wrong with it is said. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const form = useKeptForm({ resource: 'clear-signing', id: 'new', part: 'file' }, nothing);
  const { problem, send } = useImport();
  const { text } = form.values;
  const act = async () => {
    const isDone = await send(text);
    if (isDone) form.settle(form.values);
    return isDone;
  };
  return (
    <ActionDialog
      title="Import a file"
      action="Import file"
      onAct={text.trim() ? act : undefined}
      onClose={onClose}
    >
      <Typography>
        Get the file from the team of the contract and compare it with the team’s repository. Visitors read
        its words beside their request.
      </Typography>
      <RestoredNotice form={form} />
      <TextField
        label="Descriptor file"
        helperText="One ERC-7730 file, version 1, without includes and links."
        multiline
        minRows={10}
        maxRows={20}
        value={text}
        onChange={(event) => form.set({ text: event.target.value })}
        slotProps={{ htmlInput: { spellCheck: false } }}
        sx={{ mt: 1, '& textarea': { fontFamily: 'var(--mono)', fontSize: 12.5 } }}
      />
      <div role="status">{problem !== undefined && <Alert severity="error">{problem}</Alert>}</div>
    </ActionDialog>
  );
}
