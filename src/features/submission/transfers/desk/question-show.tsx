import { Box, Link, Typography } from '@mui/material';
import { usePermissions } from 'react-admin';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { Role } from '#features/team/accounts/model/role.ts';
import { CasePage } from '#features/team/cases/desk/case-page.tsx';
import { CaseShow } from '#features/team/cases/desk/case-show.tsx';
import { DecisionForm, ReasonField } from '#features/team/cases/desk/decision-form.tsx';
import { SendDecision } from '#features/team/cases/desk/send-decision.tsx';
import { MadeDecision } from '#features/team/cases/desk/made-decision.tsx';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { useChangeCase } from '#features/team/cases/desk/use-change-case.ts';
import { Fact, FactGroup, FactList } from '#features/core/desk-kit/desk/facts.tsx';
import { stateWords } from '#features/submission/review-queue/desk/state-words.ts';
import { paymentCodeWords } from '#features/submission/payment-review/model/payment-words.ts';
import { reviewTextMaxCharacters } from '#features/submission/submissions/model/review-text.ts';
import { describeTime } from '#lib/describe-time.ts';
import type { PaymentQuestionDetail } from '../model/payment-question.ts';
import type { TransferCase } from '../model/transfer-case.ts';
import { Resemblances } from './resemblances.tsx';

const nothing = { text: '' };

function AnswerForm({ item }: { item: PaymentQuestionDetail }) {
  const place = { resource: 'payment-questions', id: item.id, part: 'answer' };
  const form = useKeptForm(place, nothing, { seen: item.version });
  const { values } = form;
  const { text } = values;
  const { change, isPending } = useChangeCase('payment-questions');
  const send = (goOn: () => void) =>
    change({
      record: item,
      data: { version: item.version, action: { name: 'answer', text } },
      done: 'The answer is being sent.',
      written: text,
      onDone: () => {
        form.settle(values);
        goOn();
      },
    });
  return (
    <DecisionForm title="Answer">
      <RestoredNotice form={form} />
      <Box>
        First confirm the payment or record a refund at the submission. The answer only tells the team what
        you did.
      </Box>
      <ReasonField
        label="Answer to the team"
        helperText="The team reads it by email and on its status page."
        rows={4}
        text={text}
        onType={(typed) => form.set({ text: typed })}
        maxCharacters={reviewTextMaxCharacters}
      />
      <SendDecision
        button="Send the answer"
        isBlocked={text.trim() === '' || isPending}
        onSend={(goOn) => void send(goOn)}
      />
    </DecisionForm>
  );
}

function Answer({ item, mayAnswer }: { item: PaymentQuestionDetail; mayAnswer: boolean }) {
  const { answer } = item;
  if (!answer) return mayAnswer ? <AnswerForm item={item} /> : <Typography>Not answered yet.</Typography>;
  return <MadeDecision outcome="Answered" text={answer.text} actor={answer.actor} at={answer.at} />;
}

function Transfer({ transfer }: { transfer: TransferCase }) {
  return (
    <FactGroup title="What the transaction transferred">
      <FactList>
        <Fact name="Amount">
          <Link href={`#/transfers/${transfer.id}/show`}>{`${transfer.amount} ${transfer.symbol}`}</Link>
        </Fact>
        <Fact name="From">{transfer.sender}</Fact>
        <Fact name="Possible matches">
          <Resemblances found={transfer.resembles} symbol={transfer.symbol} />
        </Fact>
      </FactList>
    </FactGroup>
  );
}

function Question({ item }: { item: PaymentQuestionDetail }) {
  const { submission, code, tx_hash, link, text, create_time, transfers } = item;
  return (
    <>
      <FactGroup title="Question">
        <FactList>
          <Fact name="Submission">
            <Link href={`#/submissions/${submission.id}/show`}>{submission.title}</Link>
            {` · ${stateWords[submission.state]}`}
          </Fact>
          <Fact name="What the team wrote">{text}</Fact>
          <Fact name="Payment">
            {code === null ? 'The submission does not claim it' : paymentCodeWords[code]}
          </Fact>
          <Fact name="Transaction">{tx_hash}</Fact>
          <Fact name="As pasted">{link}</Fact>
          <Fact name="Asked">{describeTime(create_time)}</Fact>
        </FactList>
      </FactGroup>
      {transfers.length === 0 ? (
        <Typography>
          No transfer of this transaction to a receiving address has been found on the chain yet.
        </Typography>
      ) : (
        transfers.map((transfer) => <Transfer key={transfer.id} transfer={transfer} />)
      )}
    </>
  );
}

function CaseBody({ record }: { record: PaymentQuestionDetail }) {
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  return (
    <CasePage
      list={{ href: '#/payment-questions', name: 'Questions about payments' }}
      title={record.submission.title}
      facts={null}
      isOpen={!record.answer}
      decision={<Answer item={record} mayAnswer={may({ roles }, 'transfers.decide')} />}
    >
      <Question item={record} />
    </CasePage>
  );
}

const isWhole = (record: object): record is PaymentQuestionDetail => 'transfers' in record;

/** What of a question can change while a person answers. */
const factsOf = ({ answer, submission, code, text }: PaymentQuestionDetail) => ({
  Answer: answer ? `${answer.actor}\n${answer.text}` : '',
  Submission: stateWords[submission.state],
  Payment: code === null ? 'The submission does not claim it' : paymentCodeWords[code],
  'What the team wrote': text,
});

/** A question of a team about a payment, with what the transaction resembles, and the answer. */
export function QuestionShow() {
  return (
    <CaseShow isWhole={isWhole} factsOf={factsOf}>
      {(record) => <CaseBody record={record} />}
    </CaseShow>
  );
}
