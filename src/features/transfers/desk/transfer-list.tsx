import { DataTable, useListContext } from 'react-admin';
import { CaseCell, CaseList, CaseTabs, DecisionCell, NoCases } from '#features/desk-kit/desk/case-list.tsx';
import { describeTime } from '#lib/describe-time.ts';
import { transferStates, type TransferCase, type TransferState } from '../model/transfer-case.ts';
import { QuestionsWaiting } from './questions-waiting.tsx';
import { Resemblances } from './resemblances.tsx';
import { ScanNotes } from './scan-notes.tsx';
import { outcomeWords, stateTabs } from './transfer-words.ts';

const nothingHere = (
  <NoCases title="No transfers here.">
    Payments to the receiving address that no submission has claimed for a quarter of an hour appear here.
  </NoCases>
);

function TransferTable() {
  const { filterValues } = useListContext();
  return (
    <DataTable<TransferCase> rowClick={false} bulkActionButtons={false} empty={nothingHere}>
      <DataTable.Col
        disableSort
        source="amount"
        label="Transfer"
        render={({ id, amount, symbol, sender }: TransferCase) => (
          <CaseCell href={`#/transfers/${id}/show`} name={`${amount} ${symbol}`} about={`From ${sender}`} />
        )}
      />
      <DataTable.Col
        disableSort
        source="resembles"
        label="Resembles"
        render={({ resembles, symbol }: TransferCase) => (
          <Resemblances found={resembles.slice(0, 2)} symbol={symbol} />
        )}
      />
      <DataTable.Col
        source="found_time"
        label="Found"
        render={({ found_time }: TransferCase) => describeTime(found_time)}
      />
      {filterValues['state'] === 'decided' && (
        <DataTable.Col
          source="decided_time"
          label="Decision"
          render={({ decision }: TransferCase) =>
            decision && <DecisionCell {...decision} outcome={outcomeWords[decision.outcome]} />
          }
        />
      )}
    </DataTable>
  );
}

const sortOf = (state: TransferState) =>
  ({ field: state === 'decided' ? 'decided_time' : 'found_time', order: 'DESC' }) as const;

/** Payments that belong to no submission. */
export function TransferList() {
  return (
    <CaseList
      title="Transfers"
      list="transfers"
      state="open"
      sort={sortOf('open')}
      above={
        <>
          <QuestionsWaiting />
          <ScanNotes />
          <CaseTabs
            counts="transfer-counts"
            states={transferStates}
            words={stateTabs}
            label="Transfers by state"
            sortOf={sortOf}
          />
        </>
      }
    >
      <TransferTable />
    </CaseList>
  );
}
