import { Button } from '@mui/material';
import { useNotify, useRefresh, useUpdate } from 'react-admin';
import type { OutboxMail } from '../model/outbox-mail.ts';

/** Puts a failed or dropped mail back into the queue. */
export function RetryButton({ mail }: { mail: OutboxMail }) {
  const [update, { isPending }] = useUpdate();
  const notify = useNotify();
  const refresh = useRefresh();

  async function retry() {
    try {
      await update(
        'outbox',
        { id: mail.id, data: { name: 'retry' }, previousData: mail },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      notify('The mail is tried again.', { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : 'That did not work.', { type: 'error' });
    }
    refresh();
  }
  return (
    <Button size="small" variant="outlined" disabled={isPending} onClick={() => void retry()}>
      Try again
    </Button>
  );
}
