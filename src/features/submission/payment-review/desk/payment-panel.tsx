import { Alert, AlertTitle, Box, Link } from '@mui/material';
import { ChainAddress } from '#features/core/desk-kit/desk/chain-address.tsx';
import { SeenOnChain, TransactionFact } from './chain-facts.tsx';
import { ChainQuestion } from './chain-question.tsx';
import { describeTime } from '#lib/describe-time.ts';
import type { ReviewedPayment, ReviewPayment } from '../model/reviewed-payment.ts';
import { Fact, FactGroup, FactList } from '#features/core/desk-kit/desk/facts.tsx';
import { DoubtNote } from './doubt-note.tsx';
import { Refunds } from './refunds/refunds.tsx';
import { paymentCodeWords, paymentSummary } from '../model/payment-words.ts';
import { stateWords } from '#features/submission/review-queue/desk/state-words.ts';

const severities = { checking: 'info', accepted: 'success', refused: 'error', disputed: 'warning' } as const;

function PaidBy({ payment }: { payment: ReviewPayment }) {
  return (
    <>
      {payment.payer !== null && (
        <Fact name="Paid from">
          <ChainAddress address={payment.payer} addressLink={null} />
        </Fact>
      )}
      {payment.confirmed_by !== null && <Fact name="Confirmed by hand">{payment.confirmed_by}</Fact>}
    </>
  );
}

function PaidWithParent({ parent }: { parent: NonNullable<ReviewedPayment['parent']> }) {
  return (
    <FactGroup title="Donation">
      This adds a language to a listed item at no cost. It was paid for with{' '}
      <Link href={`#/submissions/${parent.id}/show`}>
        {`${parent.title} (submission ${parent.id}, ${stateWords[parent.state].toLowerCase()})`}
      </Link>
      .
    </FactGroup>
  );
}

/** The first of two people has confirmed what the chain does not confirm. */
function Proposal({ payment }: { payment: ReviewPayment }) {
  const { proposal } = payment;
  if (!proposal || payment.status === 'accepted') return null;
  return (
    <Alert severity="warning" role="note" sx={{ mb: 2 }}>
      <AlertTitle>Waiting for a second person</AlertTitle>
      {`${proposal.by} confirmed this payment by hand. The chain does not: ${paymentCodeWords[proposal.code]}. `}
      {proposal.may_confirm
        ? 'Confirm it too if you agree.'
        : 'Another reviewer or administrator has to confirm it too.'}
      <Box sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{proposal.reason}</Box>
    </Alert>
  );
}

/** Others that could claim the same payment, to compare before deciding. */
function Rivals({ payment }: { payment: ReviewPayment }) {
  if (payment.rivals.length === 0) return null;
  return (
    <Fact name="Could also be claimed by">
      {payment.rivals.map(({ id, title, state, payment: claim }) => (
        <Box key={id}>
          <Link href={`#/submissions/${id}/show`}>{title}</Link>
          {` · ${stateWords[state]} · Payment: ${paymentSummary(claim)}`}
        </Box>
      ))}
    </Fact>
  );
}

/** The donation: what was asked, what was pasted, and what the chain said about it. */
export function PaymentPanel({ submission }: { submission: ReviewedPayment }) {
  const { parent, payment, quotes, symbol } = submission;
  if (parent) return <PaidWithParent parent={parent} />;
  const areMixed = new Set(quotes.map(({ receiver, network }) => `${receiver} ${network}`)).size > 1;
  return (
    <FactGroup title="Donation">
      <Alert severity={payment ? severities[payment.status] : 'info'} role="note" sx={{ mb: 2 }}>
        {payment ? paymentSummary(payment) : 'No transaction has been submitted yet.'}
      </Alert>
      {payment && <ChainQuestion submission={submission} payment={payment} />}
      {payment && <Proposal payment={payment} />}
      {payment?.doubt && <DoubtNote doubt={payment.doubt} />}
      <FactList>
        {payment && (
          <>
            <TransactionFact hash={payment.tx_hash} link={payment.explorer_link} />
            <Fact name="As pasted">{payment.pasted_link}</Fact>
            <SeenOnChain detail={payment.detail} symbol={symbol} />
            <PaidBy payment={payment} />
            <Rivals payment={payment} />
            <Fact name="Submitted">{describeTime(payment.create_time)}</Fact>
          </>
        )}
        <Fact name={quotes.length === 1 ? 'Quoted amount' : 'Quoted amounts'}>
          {quotes.map((quote) => (
            <Box key={quote.amount} title={`Quoted ${describeTime(quote.create_time)}`}>
              {quote.amount} {quote.symbol}
              {areMixed && ` to ${quote.receiver} on ${quote.network}`}
            </Box>
          ))}
        </Fact>
      </FactList>
      <Refunds submission={submission} />
    </FactGroup>
  );
}
