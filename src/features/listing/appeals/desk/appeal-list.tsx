import { DataTable, useListContext } from 'react-admin';
import { itemKindWords } from '#features/store/catalogue/desk/listing-words.ts';
import { AssigneeColumn } from '#features/team/cases/desk/assignee-column.tsx';
import { CaseFilters, ChoiceFilter } from '#features/team/cases/desk/case-filters.tsx';
import { CaseCell, CaseList, CaseTabs, DecisionCell, NoCases } from '#features/team/cases/desk/case-list.tsx';
import { describeTime } from '#lib/describe-time.ts';
import { appealStates, type AppealCase } from '../model/appeal-case.ts';
import { appealStateWords, outcomeWords, subjectWords } from './appeal-words.ts';
import { Due } from './due.tsx';

const nothingHere = (
  <NoCases title="No appeals here.">A team can appeal on its status page, once for each decision.</NoCases>
);

function AppealTable() {
  const { filterValues } = useListContext();
  return (
    <DataTable<AppealCase> rowClick={false} bulkActionButtons={false} empty={nothingHere}>
      <DataTable.Col
        disableSort
        source="title"
        label="Item"
        render={({ id, title, kind }: AppealCase) => (
          <CaseCell href={`#/appeals/${id}/show`} name={title} about={itemKindWords[kind]} />
        )}
      />
      <DataTable.Col
        disableSort
        source="subject"
        label="Appeal"
        render={(item: AppealCase) => subjectWords[item.subject]}
      />
      <DataTable.Col
        disableSort
        source="create_time"
        label="Received"
        render={(item: AppealCase) => describeTime(item.create_time)}
      />
      <DataTable.Col
        disableSort
        source="due_time"
        label="Due"
        render={(item: AppealCase) => <Due item={item} />}
      />
      <AssigneeColumn />
      {filterValues['state'] === 'decided' && (
        <DataTable.Col
          disableSort
          source="decision"
          label="Decision"
          render={({ decision }: AppealCase) =>
            decision && <DecisionCell {...decision} outcome={outcomeWords[decision.outcome]} />
          }
        />
      )}
    </DataTable>
  );
}

/** Appeals that wait for a second person, what is due first on top. */
export function AppealList() {
  return (
    <CaseList
      title="Appeals"
      list="appeals"
      above={
        <>
          <CaseTabs
            counts="appeal-counts"
            states={appealStates}
            words={appealStateWords}
            label="Appeals by state"
          />
          <CaseFilters search="Name">
            <ChoiceFilter name="kind" label="Kind" words={itemKindWords} />
            <ChoiceFilter name="subject" label="Appeal" words={subjectWords} />
          </CaseFilters>
        </>
      }
    >
      <AppealTable />
    </CaseList>
  );
}
