import { Button } from '@mui/material';
import { useChangeRecord } from '#features/desk-kit/desk/use-change-record.ts';
import type { OutboxMail } from '../model/outbox-mail.ts';

/** Puts a failed or dropped mail back into the queue. */
export function RetryButton({ mail }: { mail: OutboxMail }) {
  const { change, isPending } = useChangeRecord('outbox');
  const retry = () =>
    change({ record: mail, data: { name: 'retry' }, done: 'The email will be tried again.' });
  return (
    <Button size="small" variant="outlined" disabled={isPending} onClick={() => void retry()}>
      Try again
    </Button>
  );
}
