import { Box, Typography } from '@mui/material';
import { DataTable, DateInput, ListBase, Pagination, SearchInput, SelectInput, TextInput } from 'react-admin';
import { FilterBar } from '#features/core/desk-kit/desk/filter-bar.tsx';
import { ListHeading } from '#features/core/desk-kit/desk/list-heading.tsx';
import { describeTime } from '#lib/describe-time.ts';
import { auditAreas, type AuditArea, type AuditEntry } from '../model/audit-entry.ts';
import { describeDetail } from '../model/describe-detail.ts';
import { ExportButton } from '#features/core/desk-kit/desk/export-button.tsx';
import { TableFrame } from '#features/core/desk-kit/desk/table-frame.tsx';

const areaWords: Record<AuditArea, string> = {
  security: 'Security',
  account: 'Accounts',
  submission: 'Submissions',
  mail: 'Email',
  content: 'Content',
  listing: 'Listings',
  catalogue: 'Catalog',
  release: 'Releases',
  report: 'Reports',
  webhook: 'Webhooks',
  newsletter: 'Newsletter',
  watch: 'Watch',
  appeal: 'Appeals',
  transfer: 'Transfers',
  privacy: 'Personal data',
  status: 'Service notices',
};

const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="Action, subject or detail"
    slotProps={{ htmlInput: { 'aria-label': 'Search the audit log' } }}
  />,
  <SelectInput
    key="area"
    source="area"
    alwaysOn
    label="Area"
    emptyText="Every area"
    choices={auditAreas.map((id) => ({ id, name: areaWords[id] }))}
  />,
  <TextInput key="actor" source="actor" alwaysOn label="Account" resettable />,
  <DateInput key="from" source="from" alwaysOn label="From (UTC)" />,
  <DateInput key="to" source="to" alwaysOn label="To (UTC)" />,
];

function Entries() {
  return (
    <DataTable<AuditEntry>
      rowClick={false}
      bulkActionButtons={false}
      empty={<Typography sx={{ p: 6, textAlign: 'center' }}>No entry matches.</Typography>}
    >
      <DataTable.Col disableSort source="id" label="No." />
      <DataTable.Col disableSort source="at" label="Time" render={({ at }: AuditEntry) => describeTime(at)} />
      <DataTable.Col
        disableSort
        source="actor"
        label="Account"
        render={({ actor }: AuditEntry) => (
          <Box sx={{ overflowWrap: 'anywhere', minWidth: 160 }}>{actor}</Box>
        )}
      />
      <DataTable.Col
        disableSort
        source="action"
        label="Action"
        render={({ area, action }: AuditEntry) => (
          <>
            <Box sx={{ fontWeight: 600 }}>{action}</Box>
            <Box sx={{ color: 'text.secondary' }}>{areaWords[area]}</Box>
          </>
        )}
      />
      <DataTable.Col
        disableSort
        source="subject"
        label="Subject"
        render={({ subject, detail }: AuditEntry) => (
          <>
            <Box>{subject}</Box>
            <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{describeDetail(detail)}</Box>
          </>
        )}
      />
    </DataTable>
  );
}

/** What was done at the desk and on the command line, by whom. */
export function AuditPage() {
  return (
    <ListBase sort={{ field: 'id', order: 'DESC' }} perPage={25}>
      <ListHeading title="Audit log" csv={<ExportButton path="audit/export" fileName="audit-log.csv" />} />
      <Typography sx={{ color: 'text.secondary' }}>
        Every action is recorded and never deleted. <code>npm run audit -- verify</code> checks that no entry
        was changed.
      </Typography>
      <FilterBar filters={filters} />
      <TableFrame label="Audit log" sx={{}}>
        <Entries />
      </TableFrame>
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </ListBase>
  );
}
