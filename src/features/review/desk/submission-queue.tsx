import { Box, Link, Paper, Typography } from '@mui/material';
import {
  DataTable,
  FilterForm,
  ListBase,
  Pagination,
  SearchInput,
  SelectInput,
  useListContext,
  usePermissions,
} from 'react-admin';
import { may } from '#features/accounts/model/permissions.ts';
import type { Role } from '#features/accounts/model/role.ts';
import { submissionKinds } from '#features/submissions/model/state.ts';
import { describeDistance, describeTime } from '#lib/describe-time.ts';
import type { ReviewRow } from '../model/review-submission.ts';
import { paymentSummary } from '../model/payment-words.ts';
import { PromiseText } from './promise-text.tsx';
import { QueueTabs } from './queue-tabs.tsx';
import { StateMark } from './state-mark.tsx';
import { UploadsWaiting } from './uploads-waiting.tsx';
import { kindWords } from './state-words.ts';
import { useNow } from './use-now.ts';

const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="Title, email, link, contract or reference"
    slotProps={{ htmlInput: { 'aria-label': 'Search submissions' } }}
    sx={{ width: 360, maxWidth: '100%' }}
  />,
  <SelectInput
    key="kind"
    source="kind"
    alwaysOn
    label="Kind"
    emptyText="Every kind"
    choices={submissionKinds.map((id) => ({ id, name: kindWords[id] }))}
  />,
];

/** Shown instead of a table without rows: an empty queue is good news. */
function NothingHere() {
  const { filterValues } = useListContext();
  const isQueue = filterValues.state === 'in-review' && !filterValues.q && !filterValues.kind;
  return (
    <Box sx={{ p: 6, textAlign: 'center' }}>
      <Typography variant="h6" component="p">
        {isQueue ? 'Nothing waits for a review.' : 'No submission matches.'}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {isQueue
          ? 'New submissions appear here when their donation is confirmed.'
          : 'Try another state, kind or search.'}
      </Typography>
    </Box>
  );
}

/** How many networks a row names before it counts the rest. */
const namedNetworks = 4;

function networksText(networks: readonly string[]): string {
  const named = networks.slice(0, namedNetworks).join(', ').toUpperCase();
  return networks.length > namedNetworks ? `${named} +${networks.length - namedNetworks}` : named || '–';
}

function QueueTable() {
  const nowMs = useNow();
  const { filterValues } = useListContext();
  return (
    <DataTable<ReviewRow>
      rowClick={false}
      bulkActionButtons={false}
      empty={<NothingHere />}
      sx={{
        // The link of a row covers all of it: a click anywhere opens it, as keys, a middle click and a new tab do.
        '& tbody tr': { position: 'relative' },
        '& a.row-link::after': { content: '""', position: 'absolute', inset: 0 },
        '& a.row-link:focus-visible': { outline: 'none' },
        '& tbody tr:has(a.row-link:focus-visible)': { outline: '2px solid', outlineOffset: -2 },
      }}
    >
      <DataTable.Col
        source="title"
        label="Submission"
        render={(row: ReviewRow) => (
          <>
            <Link
              className="row-link"
              href={`#/submissions/${row.id}/show`}
              color="inherit"
              underline="hover"
              sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              {row.title}
            </Link>
            <Box sx={{ color: 'text.secondary' }}>{kindWords[row.kind]}</Box>
          </>
        )}
      />
      <DataTable.Col
        disableSort
        source="networks"
        label="Networks"
        render={(row: ReviewRow) => networksText(row.networks)}
      />
      <DataTable.Col
        disableSort
        source="payment"
        label="Payment"
        render={(row: ReviewRow) => paymentSummary(row.payment)}
      />
      <DataTable.Col
        source="create_time"
        label="Sent"
        render={(row: ReviewRow) => (
          <span title={describeTime(row.create_time)}>{describeDistance(row.create_time, nowMs)}</span>
        )}
      />
      <DataTable.Col
        source="promised_time"
        label="Promised"
        render={(row: ReviewRow) => <PromiseText submission={row} nowMs={nowMs} />}
      />
      {!filterValues.state || filterValues.state === 'all' ? (
        <DataTable.Col
          disableSort
          source="state"
          label="State"
          render={(row: ReviewRow) => <StateMark state={row.state} />}
        />
      ) : null}
    </DataTable>
  );
}

/** Every submission, what waits for the desk first, the longest waiting at the top. */
export function SubmissionQueue() {
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  return (
    <ListBase
      sort={{ field: 'promised_time', order: 'ASC' }}
      filterDefaultValues={{ state: 'in-review' }}
      perPage={25}
      queryOptions={{ refetchInterval: 60_000 }}
    >
      <title>Submissions · Desk</title>
      <Typography component="h1" variant="h4" sx={{ mt: 3, mb: 1 }}>
        Submissions
      </Typography>
      <QueueTabs />
      <Box sx={{ py: 2, '& .RaFilterForm-filterFormInput, & .MuiFormControl-root': { m: 0, pt: 0 } }}>
        <FilterForm filters={filters} />
      </Box>
      <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
        <QueueTable />
      </Paper>
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
      {may({ roles }, 'submissions.read') && <UploadsWaiting />}
    </ListBase>
  );
}
