import { Box, Chip } from '@mui/material';
import { DataTable, useListContext } from 'react-admin';
import { AssigneeColumn } from '#features/team/cases/desk/assignee-column.tsx';
import { CaseFilters, ChoiceFilter } from '#features/team/cases/desk/case-filters.tsx';
import { CaseCell, CaseList, CaseTabs, DecisionCell, NoCases } from '#features/team/cases/desk/case-list.tsx';
import { describeTime } from '#lib/describe-time.ts';
import { caseStates, urgentReasons, type CaseState, type ReportCase } from '../model/report-case.ts';
import { kindWords, outcomeWords, reasonWords, stateWords } from './report-words.ts';

/** What was reported, with how often where it was more than once. */
export function Reasons({ reasons }: Pick<ReportCase, 'reasons'>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {reasons.map(({ reason, count }) => (
        <Chip
          key={reason}
          size="small"
          variant="outlined"
          color={urgentReasons.includes(reason) ? 'error' : 'default'}
          label={count > 1 ? `${reasonWords[reason]} × ${count}` : reasonWords[reason]}
        />
      ))}
    </Box>
  );
}

const aboutOf = ({ kind, place, title }: ReportCase) =>
  place === '' || place === title ? kindWords[kind] : `${kindWords[kind]} · ${place}`;

const nothingHere = (
  <NoCases title="No reports here.">
    Visitors report a listed item on its page, and a fake site from the footer.
  </NoCases>
);

function CaseTable() {
  const { filterValues } = useListContext();
  return (
    <DataTable<ReportCase> rowClick={false} bulkActionButtons={false} empty={nothingHere}>
      <DataTable.Col
        disableSort
        source="title"
        label="Item"
        render={(item: ReportCase) => (
          <CaseCell href={`#/reports/${item.id}/show`} name={item.title} about={aboutOf(item)} />
        )}
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
      <AssigneeColumn />
      {filterValues['state'] === 'decided' && (
        <DataTable.Col
          source="decided_time"
          label="Decision"
          render={({ decision }: ReportCase) =>
            decision && <DecisionCell {...decision} outcome={outcomeWords[decision.outcome]} />
          }
        />
      )}
    </DataTable>
  );
}

const sortOf = (state: CaseState) =>
  ({ field: state === 'open' ? 'newest_time' : 'decided_time', order: 'DESC' }) as const;

/** What visitors reported, one row for each item. */
export function ReportList() {
  return (
    <CaseList
      title="Reports"
      list="reports"
      sort={sortOf('open')}
      above={
        <>
          <CaseTabs
            counts="report-counts"
            states={caseStates}
            words={stateWords}
            label="Reports by state"
            sortOf={sortOf}
          />
          <CaseFilters search="Name, site or contract">
            <ChoiceFilter name="kind" label="Kind" words={kindWords} />
            <ChoiceFilter name="reason" label="Reason" words={reasonWords} />
          </CaseFilters>
        </>
      }
    >
      <CaseTable />
    </CaseList>
  );
}
