import { Box, Chip, Link, Paper, Tab, Tabs, Typography } from '@mui/material';
import { DataTable, ListBase, Pagination, useGetList, useListContext } from 'react-admin';
import { describeTime } from '#lib/describe-time.ts';
import { caseStates, type CaseState, type ReportCase, type ReportCount } from '../model/report-case.ts';
import { kindWords, outcomeWords, reasonWords, stateWords, urgentReasons } from './report-words.ts';

/** How often the queue is asked for again. */
const refetchMs = 30_000;

function NothingHere() {
  return (
    <Box sx={{ p: 6, textAlign: 'center' }}>
      <Typography variant="h6" component="p">
        No reports here.
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Visitors report what is listed from its page, and fake sites from the footer.
      </Typography>
    </Box>
  );
}

function StateTabs() {
  const { filterValues, setFilters, setSort } = useListContext();
  const { data } = useGetList<ReportCount>('report-counts', {}, { refetchInterval: refetchMs });
  const counts = new Map(data?.map(({ id, count }) => [id, count]));
  const choose = (state: CaseState) => {
    setFilters({ state });
    setSort({ field: state === 'open' ? 'newest_time' : 'decided_time', order: 'DESC' });
  };
  return (
    <Tabs
      value={filterValues['state'] ?? 'open'}
      onChange={(_event, state: CaseState) => choose(state)}
      aria-label="Reports by state"
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {caseStates.map((id) => (
        <Tab key={id} value={id} label={`${stateWords[id]} ${counts.get(id) ?? ''}`} />
      ))}
    </Tabs>
  );
}

function ItemCell({ item }: { item: ReportCase }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere', minWidth: 200 }}>
      <Link href={`#/reports/${item.id}/show`} sx={{ fontWeight: 600 }}>
        {item.title}
      </Link>
      <Box sx={{ color: 'text.secondary' }}>
        {item.place === '' || item.place === item.title
          ? kindWords[item.kind]
          : `${kindWords[item.kind]} · ${item.place}`}
      </Box>
    </Box>
  );
}

/** What was reported, with how often where it was more than once. */
export function Reasons({ reasons }: Pick<ReportCase, 'reasons'>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {reasons.map(({ reason, count }) => (
        <Chip
          key={reason}
          size="small"
          variant="outlined"
          color={urgentReasons.has(reason) ? 'error' : 'default'}
          label={count > 1 ? `${reasonWords[reason]} × ${count}` : reasonWords[reason]}
        />
      ))}
    </Box>
  );
}

function DecisionCell({ item: { decision } }: { item: ReportCase }) {
  if (!decision) return null;
  return (
    <Box sx={{ minWidth: 180 }}>
      <Box sx={{ fontWeight: 600 }}>{outcomeWords[decision.outcome]}</Box>
      <Box sx={{ color: 'text.secondary' }}>
        {decision.actor}, {describeTime(decision.at)}
      </Box>
    </Box>
  );
}

function CaseTable() {
  const { filterValues } = useListContext();
  return (
    <DataTable<ReportCase> rowClick={false} bulkActionButtons={false} empty={<NothingHere />}>
      <DataTable.Col
        disableSort
        source="title"
        label="Item"
        render={(item: ReportCase) => <ItemCell item={item} />}
      />
      <DataTable.NumberCol source="report_count" label="Reports" />
      <DataTable.Col
        disableSort
        source="reasons"
        label="Reasons"
        render={(item: ReportCase) => <Reasons reasons={item.reasons} />}
      />
      <DataTable.Col
        source="newest_time"
        label="Latest"
        render={(item: ReportCase) => describeTime(item.newest_time)}
      />
      {filterValues['state'] === 'decided' && (
        <DataTable.Col
          source="decided_time"
          label="Decision"
          render={(item: ReportCase) => <DecisionCell item={item} />}
        />
      )}
    </DataTable>
  );
}

/** What visitors reported, one row for each item. */
export function ReportList() {
  return (
    <ListBase
      sort={{ field: 'newest_time', order: 'DESC' }}
      filterDefaultValues={{ state: 'open' }}
      perPage={25}
      queryOptions={{ refetchInterval: refetchMs }}
    >
      <title>Reports · Desk</title>
      <Typography component="h1" variant="h4" sx={{ mt: 3, mb: 1 }}>
        Reports
      </Typography>
      <StateTabs />
      <Paper variant="outlined" sx={{ mt: 2, overflowX: 'auto' }}>
        <CaseTable />
      </Paper>
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </ListBase>
  );
}
