import { Box, Chip, Link, Typography, Button } from '@mui/material';
import { DataTable, ListBase, Pagination, useGetList } from 'react-admin';
import { ListCsvButton } from '#features/core/desk-kit/desk/list-csv.tsx';
import { ListHeading } from '#features/core/desk-kit/desk/list-heading.tsx';
import { describeTime } from '#lib/describe-time.ts';
import { mayBeRepeated } from '../model/send-again.ts';
import type { MailState, OutboxCount, OutboxMail } from '../model/outbox-mail.ts';
import { mailKindWords, mailStateWords } from './mail-words.ts';
import { OutboxFilters } from './outbox-filters.tsx';
import { OutboxTabs } from './outbox-tabs.tsx';
import { useChangeRecord } from '#features/core/desk-kit/desk/use-change-record.ts';
import { TableFrame } from '#features/core/desk-kit/desk/table-frame.tsx';

const tones: Record<MailState, 'default' | 'error' | 'warning' | 'success'> = {
  waiting: 'default',
  failed: 'error',
  dropped: 'warning',
  sent: 'success',
};

function NothingHere() {
  return (
    <Box sx={{ p: 6, textAlign: 'center' }}>
      <Typography variant="h6" component="p">
        No emails here.
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Emails about a submission appear here as soon as the portal writes them.
      </Typography>
    </Box>
  );
}

function stateText(mail: OutboxMail): string {
  if (mail.state === 'sent') return describeTime(mail.sent_time ?? mail.create_time);
  const attempts = mail.attempts === 1 ? '1 attempt' : `${mail.attempts} attempts`;
  if (mail.state === 'failed') return attempts;
  if (mail.state === 'dropped') return 'Not sent';
  return mail.attempts === 0 ? 'Not tried yet' : `${attempts}, next ${describeTime(mail.next_attempt_time)}`;
}

function MailCell({ mail }: { mail: OutboxMail }) {
  return (
    <>
      <Link href={`#/outbox/${mail.id}/show`} sx={{ display: 'block', fontWeight: 600 }}>
        {mailKindWords[mail.kind]}
      </Link>
      {mail.submission_id !== null && (
        <Link href={`#/submissions/${mail.submission_id}/show`}>Submission {mail.submission_id}</Link>
      )}
    </>
  );
}

/** Puts a failed or dropped mail back into the queue. */
function RetryButton({ mail }: { mail: OutboxMail }) {
  const { change, isPending } = useChangeRecord('outbox');
  const retry = () =>
    change({ record: mail, data: { name: 'retry' }, done: 'The email will be tried again.' });
  return (
    <Button size="small" variant="outlined" disabled={isPending} onClick={() => void retry()}>
      Try again
    </Button>
  );
}

/** Sends a mail that was sent once more. */
function SendAgainButton({ mail }: { mail: OutboxMail }) {
  const { change, isPending } = useChangeRecord('outbox');
  const sendAgain = () =>
    change({
      record: mail,
      data: { name: 'send-again' },
      done: `The email to ${mail.recipient} is sent again.`,
    });
  return (
    <Button size="small" variant="outlined" disabled={isPending} onClick={() => void sendAgain()}>
      Send again
    </Button>
  );
}

function StateCell({ mail }: { mail: OutboxMail }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', minWidth: 200 }}>
      <Chip size="small" variant="outlined" color={tones[mail.state]} label={mailStateWords[mail.state]} />
      <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{stateText(mail)}</Box>
      {mail.error_about === 'sender' && (
        <Box sx={{ fontSize: 14 }}>The mail server refuses this portal, not the recipient.</Box>
      )}
      {mail.last_error && <Box sx={{ overflowWrap: 'anywhere', maxWidth: 420 }}>{mail.last_error}</Box>}
      {(mail.state === 'failed' || mail.state === 'dropped') && <RetryButton mail={mail} />}
      {mail.state === 'sent' && mayBeRepeated(mail.kind) && <SendAgainButton mail={mail} />}
    </Box>
  );
}

/** Outgoing mails: recipient, status, and the reason for failures. */
export function OutboxPage() {
  const { meta } = useGetList<OutboxCount>('outbox-counts');
  return (
    <ListBase
      sort={{ field: 'id', order: 'DESC' }}
      filterDefaultValues={{ state: 'waiting' }}
      perPage={25}
      queryOptions={{ refetchInterval: 30_000 }}
    >
      <ListHeading title="Outbox" csv={meta?.exports ? <ListCsvButton list="outbox" /> : null} />
      <OutboxTabs />
      <OutboxFilters />
      <TableFrame label="Outbox">
        <DataTable<OutboxMail> rowClick={false} bulkActionButtons={false} empty={<NothingHere />}>
          <DataTable.Col
            disableSort
            source="kind"
            label="Email"
            render={(mail: OutboxMail) => <MailCell mail={mail} />}
          />
          <DataTable.Col
            disableSort
            source="recipient"
            label="To"
            render={(mail: OutboxMail) => (
              <Box sx={{ overflowWrap: 'anywhere', minWidth: 180 }}>{mail.recipient}</Box>
            )}
          />
          <DataTable.Col disableSort source="locale" label="Language" />
          <DataTable.Col
            disableSort
            source="create_time"
            label="Written"
            render={(mail: OutboxMail) => describeTime(mail.create_time)}
          />
          <DataTable.Col
            disableSort
            source="state"
            label="State"
            render={(mail: OutboxMail) => <StateCell mail={mail} />}
          />
        </DataTable>
      </TableFrame>
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </ListBase>
  );
}
