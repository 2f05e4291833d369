import { Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useNotify, useRedirect, useRefresh } from 'react-admin';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import type { Entry } from '../model/content-entry.ts';
import type { EntryForm } from './use-entry-form.ts';

interface DeleteDraftProps {
  entry: Entry;
  form: EntryForm;
  isBusy: boolean;
}

/** Deletes a draft and leads back to the list. `remove` never rejects: what goes wrong is shown. */
function useDeleteDraft({ kind, id }: Entry, form: EntryForm) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const [isPending, setPending] = useState(false);
  const isDeleted = useRef(false);
  // The list is fetched again once this form has left the screen: the entry itself is no longer there to be fetched.
  useEffect(
    () => () => {
      if (isDeleted.current) refresh();
    },
    [refresh],
  );
  const remove = async (): Promise<void> => {
    setPending(true);
    try {
      const data = { version: form.version, action: { name: 'delete' } };
      await dataProvider.update(`content/${kind}`, { id, data, previousData: {} });
      form.forget();
      isDeleted.current = true;
      notify('Draft deleted', { type: 'success' });
      redirect(`/content/${kind}`);
    } catch (error) {
      notify(error instanceof Error ? error.message : 'The draft could not be deleted. Try again.', {
        type: 'error',
      });
      setPending(false);
    }
  };
  return { remove, isPending };
}

/** Deletes a draft that was never published, after asking. */
export function DeleteDraft({ entry, form, isBusy }: DeleteDraftProps) {
  const [isAsking, setAsking] = useState(false);
  const { remove, isPending } = useDeleteDraft(entry, form);
  return (
    <>
      <Button color="error" disabled={isBusy || isPending} onClick={() => setAsking(true)}>
        Delete draft
      </Button>
      {isAsking && (
        <ActionDialog
          title={`Delete “${entry.title || 'Untitled'}”?`}
          action="Delete draft"
          isSevere
          onAct={isPending ? undefined : () => void remove()}
          onClose={() => setAsking(false)}
        >
          <Typography>
            This draft was never published. It is deleted for everyone, and the audit log records who deleted
            it.
          </Typography>
        </ActionDialog>
      )}
    </>
  );
}
