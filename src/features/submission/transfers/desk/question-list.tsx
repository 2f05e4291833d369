import { Link } from '@mui/material';
import { DataTable, useListContext } from 'react-admin';
import { AssigneeColumn } from '#features/team/cases/desk/assignee-column.tsx';
import { CaseFilters } from '#features/team/cases/desk/case-filters.tsx';
import { CaseCell, CaseList, CaseTabs, NoCases } from '#features/team/cases/desk/case-list.tsx';
import { paymentCodeWords } from '#features/submission/payment-review/model/payment-words.ts';
import { stateWords } from '#features/submission/review-queue/desk/state-words.ts';
import { describeTime } from '#lib/describe-time.ts';
import { questionStates, type PaymentQuestion, type QuestionState } from '../model/payment-question.ts';

const tabs: Record<QuestionState, string> = { open: 'Open', decided: 'Answered' };

const nothingHere = (
  <NoCases title="No questions here.">
    Teams can ask on their status page when the chain does not confirm their payment.
  </NoCases>
);

function QuestionTable() {
  const { filterValues } = useListContext();
  return (
    <DataTable<PaymentQuestion> rowClick={false} bulkActionButtons={false} empty={nothingHere}>
      <DataTable.Col
        disableSort
        source="title"
        label="Submission"
        render={({ id, submission }: PaymentQuestion) => (
          <CaseCell
            href={`#/payment-questions/${id}/show`}
            name={submission.title}
            about={stateWords[submission.state]}
          />
        )}
      />
      <DataTable.Col
        disableSort
        source="code"
        label="Payment"
        render={({ code }: PaymentQuestion) =>
          code === null ? 'The submission does not claim it' : paymentCodeWords[code]
        }
      />
      <DataTable.Col
        disableSort
        source="create_time"
        label="Asked"
        render={({ create_time }: PaymentQuestion) => describeTime(create_time)}
      />
      <AssigneeColumn />
      {filterValues['state'] === 'decided' && (
        <DataTable.Col
          disableSort
          source="answer"
          label="Answered"
          render={({ answer }: PaymentQuestion) => answer && `${answer.actor}, ${describeTime(answer.at)}`}
        />
      )}
    </DataTable>
  );
}

/** What teams ask about their payments, who waits longest first. */
export function QuestionList() {
  return (
    <CaseList
      title="Questions about payments"
      list="payment-questions"
      above={
        <>
          <Link href="#/transfers" sx={{ display: 'inline-block', py: 1 }}>
            ← Transfers
          </Link>
          <CaseTabs
            counts="payment-question-counts"
            states={questionStates}
            words={tabs}
            label="Questions by state"
          />
          <CaseFilters search="Name or transaction" />
        </>
      }
    >
      <QuestionTable />
    </CaseList>
  );
}
