import { Alert, Box, Chip } from '@mui/material';
import { DataTable, useGetList } from 'react-admin';
import { itemKindWords } from '#features/store/catalogue/desk/listing-words.ts';
import { AssigneeColumn } from '#features/team/cases/desk/assignee-column.tsx';
import { CaseFilters, ChoiceFilter } from '#features/team/cases/desk/case-filters.tsx';
import { CaseCell, CaseList, CaseTabs, DecisionCell, NoCases } from '#features/team/cases/desk/case-list.tsx';
import { describeTime } from '#lib/describe-time.ts';
import { findingTabs, type WatchFinding } from '../model/finding.ts';
import { LinkState } from './link-state.tsx';
import type { WatchState } from '../model/watch-state.ts';
import { describeWatch } from './watch-state-words.ts';
import { describeField, signalWords, stateWords, tabWords } from './watch-words.ts';

const nothingHere = (
  <NoCases title="No findings here.">
    Changes for the worse that a check finds appear here, and so do links that a person withheld.
  </NoCases>
);

function StateCell({ finding }: { finding: WatchFinding }) {
  const { state, decision } = finding;
  if (!decision) return <LinkState finding={finding} />;
  return <DecisionCell {...decision} outcome={stateWords[state]} />;
}

const aboutOf = ({ kind, field, address }: WatchFinding) =>
  `${itemKindWords[kind]} · ${describeField(field)} · ${address}`;

/** What was found, the most serious first. */
function SignalChips({ finding: { signals, hijack } }: { finding: WatchFinding }) {
  const codes = [...new Set(signals.map(({ code }) => code))];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {codes.map((code) => (
        <Chip
          key={code}
          size="small"
          variant="outlined"
          color={hijack ? 'error' : 'default'}
          label={signalWords[code]}
        />
      ))}
    </Box>
  );
}

function FindingTable() {
  return (
    <DataTable<WatchFinding> rowClick={false} bulkActionButtons={false} empty={nothingHere}>
      <DataTable.Col
        disableSort
        source="name"
        label="Item"
        render={(finding: WatchFinding) => (
          <CaseCell href={`#/watch/${finding.id}/show`} name={finding.name} about={aboutOf(finding)} />
        )}
      />
      <DataTable.Col
        disableSort
        source="code"
        label="Found"
        render={(finding: WatchFinding) => <SignalChips finding={finding} />}
      />
      <DataTable.Col
        disableSort
        source="create_time"
        label="Since"
        render={(finding: WatchFinding) => describeTime(finding.create_time)}
      />
      <AssigneeColumn />
      <DataTable.Col
        disableSort
        source="state"
        label="State"
        render={(finding: WatchFinding) => <StateCell finding={finding} />}
      />
    </DataTable>
  );
}

const refetchMs = 60_000;

/** Above the findings: whether, how often and when links are checked. */
function WatchStateLine() {
  const { data } = useGetList<WatchState>('watch-states', {}, { refetchInterval: refetchMs });
  const [state] = data ?? [];
  if (!state) return null;
  return (
    <Alert severity={state.is_on ? 'info' : 'warning'} role="status" sx={{ mb: 2 }}>
      {describeWatch(state)}
    </Alert>
  );
}

/** What the watch found about listed links. */
export function WatchList() {
  return (
    <CaseList
      title="Watch"
      list="watch"
      above={
        <>
          <WatchStateLine />
          <CaseTabs counts="watch-counts" states={findingTabs} words={tabWords} label="Findings by state" />
          <CaseFilters search="Name or address">
            <ChoiceFilter name="kind" label="Kind" words={itemKindWords} />
            <ChoiceFilter name="signal" label="Finding" words={signalWords} />
          </CaseFilters>
        </>
      }
    >
      <FindingTable />
    </CaseList>
  );
}
