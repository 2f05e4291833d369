import { DataTable, useListContext, useGetList } from 'react-admin';
import { AssigneeColumn } from '#features/team/cases/desk/assignee-column.tsx';
import { CaseFilters } from '#features/team/cases/desk/case-filters.tsx';
import { CaseCell, CaseList, CaseTabs, DecisionCell, NoCases } from '#features/team/cases/desk/case-list.tsx';
import { describeTime } from '#lib/describe-time.ts';
import {
  transferStates,
  type TransferCase,
  type TransferState,
  type TransferScan,
} from '../model/transfer-case.ts';
import { Link, Typography, Alert } from '@mui/material';
import type { QuestionState } from '../model/payment-question.ts';
import { Resemblances } from './resemblances.tsx';
import { outcomeWords, stateTabs, describeIssue } from './transfer-words.ts';

const nothingHere = (
  <NoCases title="No transfers here.">
    Payments to the receiving address appear here when no submission claims them within 15 minutes.
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
        label="Possible matches"
        render={({ resembles, symbol }: TransferCase) => (
          <Resemblances found={resembles.slice(0, 2)} symbol={symbol} />
        )}
      />
      <DataTable.Col
        source="found_time"
        label="Found"
        render={({ found_time }: TransferCase) => describeTime(found_time)}
      />
      <AssigneeColumn />
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

/** Teams that wait for an answer about a payment. */
function QuestionsWaiting() {
  const { data } = useGetList<{ id: QuestionState; count: number }>(
    'payment-question-counts',
    {},
    { refetchInterval: 30_000 },
  );
  const open = data?.find(({ id }) => id === 'open')?.count;
  return (
    <Typography sx={{ my: 1 }}>
      <Link href="#/payment-questions">Questions about payments</Link>
      {open === undefined ? '' : `: ${open} open`}
    </Typography>
  );
}

/** How far the chain has been read: an empty list says nothing where it could not be. */
function ScanNotes() {
  const { data: scans = [] } = useGetList<TransferScan>('transfer-scans', {}, { refetchInterval: 30_000 });
  return scans.map(({ id, receiver, network, read_time, issue, issue_since }) =>
    issue === null ? (
      <Typography key={id} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {read_time === null
          ? `${network}, transfers to ${receiver}: earlier blocks are being read.`
          : `${network}, transfers to ${receiver}: read up to ${describeTime(read_time)}.`}
      </Typography>
    ) : (
      <Alert key={id} severity="error" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {`${network}: transfers to ${receiver} have not been read since ${describeTime(issue_since ?? '')}, because ${describeIssue(issue)}. Later transfers are missing here.`}
      </Alert>
    ),
  );
}

/** Payments that belong to no submission. */
export function TransferList() {
  return (
    <CaseList
      title="Transfers"
      list="transfers"
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
          <CaseFilters search="Sender or transaction" />
        </>
      }
    >
      <TransferTable />
    </CaseList>
  );
}
