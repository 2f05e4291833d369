import { Box, Button, Chip, Link, Typography } from '@mui/material';
import { DataTable, ListBase, Pagination } from 'react-admin';
import { ListCsvButton } from '#features/core/desk-kit/desk/list-csv.tsx';
import { ListHeading } from '#features/core/desk-kit/desk/list-heading.tsx';
import { describeTime } from '#lib/describe-time.ts';
import type { IssueRow } from '../../model/issues/issue.ts';
import { issueStateWords, issueTones } from './issue-words.ts';
import { TableFrame } from '#features/core/desk-kit/desk/table-frame.tsx';

function NothingHere() {
  return (
    <Box sx={{ p: 6, textAlign: 'center' }}>
      <Typography variant="h6" component="p">
        No issue is ready to send.
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Write an issue under Content, Newsletter. It appears here when you mark it as ready to send.
      </Typography>
    </Box>
  );
}

function progressOf({ state, recipients, sent, failed, skipped, pause_error }: IssueRow): string {
  if (state === 'ready') return 'Nothing sent yet';
  const rest = [
    pause_error !== null && 'mail servers refuse the rest',
    failed > 0 && `${failed.toLocaleString('en')} refused`,
    skipped > 0 && `${skipped.toLocaleString('en')} skipped`,
  ].filter(Boolean);
  return [`${sent.toLocaleString('en')} of ${recipients.toLocaleString('en')} sent`, ...rest].join(', ');
}

function IssueTable() {
  return (
    <DataTable<IssueRow> rowClick={false} bulkActionButtons={false} empty={<NothingHere />}>
      <DataTable.Col
        disableSort
        source="subject"
        label="Issue"
        render={({ id, subject }: IssueRow) => (
          <Link href={`#/newsletter-issues/${id}/show`} sx={{ fontWeight: 600 }}>
            {subject}
          </Link>
        )}
      />
      <DataTable.Col
        disableSort
        source="state"
        label="State"
        render={({ state }: IssueRow) => (
          <Chip size="small" variant="outlined" color={issueTones[state]} label={issueStateWords[state]} />
        )}
      />
      <DataTable.Col disableSort source="sent" label="Progress" render={progressOf} />
      <DataTable.Col
        disableSort
        source="start_time"
        label="Began"
        render={({ start_time }: IssueRow) => (start_time ? describeTime(start_time) : '')}
      />
    </DataTable>
  );
}

/** Issues that are ready, being sent, or were sent. */
export function IssueList() {
  return (
    <ListBase sort={{ field: 'id', order: 'DESC' }} perPage={25} queryOptions={{ refetchInterval: 10_000 }}>
      <ListHeading title="Newsletter" csv={<ListCsvButton list="newsletter" />}>
        <Button variant="outlined" href="#/subscribers">
          Subscribers
        </Button>
        <Button variant="contained" color="secondary" href="#/content/newsletter/create">
          Write an issue
        </Button>
      </ListHeading>
      <TableFrame label="Newsletter" sx={{}}>
        <IssueTable />
      </TableFrame>
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </ListBase>
  );
}
