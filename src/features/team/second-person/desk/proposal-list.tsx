import type { ReactNode } from 'react';
import { DataTable, useListContext } from 'react-admin';
import { CaseFilters, ChoiceFilter } from '#features/team/cases/desk/case-filters.tsx';
import { CaseCell, CaseList, CaseTabs, DecisionCell, NoCases } from '#features/team/cases/desk/case-list.tsx';
import { describeTime } from '#lib/describe-time.ts';
import { proposalStates, type ProposalCase } from '../model/proposal.ts';
import { outcomeWords, proposalKindWords, proposalStateWords } from './proposal-words.ts';

const nothingHere = (
  <NoCases title="Nothing is waiting for a second person.">
    Releases and changes of links, contracts and addresses wait here until another person confirms them.
  </NoCases>
);

function ProposalTable() {
  const { filterValues } = useListContext();
  return (
    <DataTable<ProposalCase> rowClick={false} bulkActionButtons={false} empty={nothingHere}>
      <DataTable.Col
        disableSort
        source="title"
        label="What"
        render={({ id, title, kind }: ProposalCase) => (
          <CaseCell href={`#/proposals/${id}/show`} name={title} about={proposalKindWords[kind]} />
        )}
      />
      <DataTable.Col disableSort source="by" label="Proposed by" />
      <DataTable.Col
        disableSort
        source="at"
        label="Since"
        render={({ at }: ProposalCase) => describeTime(at)}
      />
      {filterValues['state'] === 'decided' && (
        <DataTable.Col
          disableSort
          source="decision"
          label="Decision"
          render={({ decision }: ProposalCase) =>
            decision && <DecisionCell {...decision} outcome={outcomeWords[decision.outcome]} />
          }
        />
      )}
    </DataTable>
  );
}

/** What waits for a second person, the oldest first. @param props.payments those that wait in the review */
export function ProposalList({ payments }: { payments: ReactNode }) {
  return (
    <CaseList
      title="Waiting for a second person"
      list="proposals"
      above={
        <>
          {payments}
          <CaseTabs
            counts="proposal-counts"
            states={proposalStates}
            words={proposalStateWords}
            label="Proposals by state"
          />
          <CaseFilters search="Name">
            <ChoiceFilter name="kind" label="Kind" words={proposalKindWords} />
          </CaseFilters>
        </>
      }
    >
      <ProposalTable />
    </CaseList>
  );
}
