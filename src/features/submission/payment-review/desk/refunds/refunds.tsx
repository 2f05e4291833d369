import { Alert, Box, Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { usePermissions } from 'react-admin';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { Role } from '#features/team/accounts/model/role.ts';
import { describeTime } from '#lib/describe-time.ts';
import { refundSummary } from '../../model/payment-words.ts';
import type { ReviewedPayment, ReviewRefund } from '../../model/reviewed-payment.ts';
import { ChainAddress } from '#features/core/desk-kit/desk/chain-address.tsx';
import { SeenOnChain, TransactionFact } from '../chain-facts.tsx';
import { DoubtNote } from '../doubt-note.tsx';
import { Fact, FactList } from '#features/core/desk-kit/desk/facts.tsx';
import { useRefund } from './use-refund.ts';

const RefundDialog = lazy(async () => ({ default: (await import('./refund-dialog.tsx')).RefundDialog }));

const severities = { checking: 'info', proven: 'success', unproven: 'error', corrected: 'info' } as const;

function RefundFacts({ refund }: { refund: ReviewRefund }) {
  const { symbol } = refund;
  const { seen_amount: _amount, ...seen } = refund.detail;
  return (
    <FactList>
      <TransactionFact hash={refund.tx_hash} link={refund.explorer_link} />
      <Fact name="Refund">{`${refund.amount} ${symbol}`}</Fact>
      <Fact name="Sent to">
        <ChainAddress address={refund.receiver} addressLink={null} />
      </Fact>
      {refund.receiver_reason !== null && <Fact name="Why another address">{refund.receiver_reason}</Fact>}
      {refund.sender !== null && (
        <Fact name="Sent from">
          <ChainAddress address={refund.sender} addressLink={null} />
        </Fact>
      )}
      <SeenOnChain detail={refund.status === 'proven' ? seen : refund.detail} symbol={symbol} />
      <Fact name="Recorded">{`${refund.recorded_by}, ${describeTime(refund.create_time)}`}</Fact>
    </FactList>
  );
}

interface RefundProps {
  submission: ReviewedPayment;
  refund: ReviewRefund;
  mayRecord: boolean;
  onCorrect: () => void;
}

/** One record: what was sent, what the chain says, and what can be done about it. */
function RefundRecord({ submission, refund, mayRecord, onCorrect }: RefundProps) {
  const { isPending, sendAndNotify } = useRefund(submission.id);
  const isOpen = refund.status === 'checking' || refund.status === 'unproven';
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1 }}>
      <Alert severity={severities[refund.status]} role="note">
        {refundSummary(refund)}
      </Alert>
      {mayRecord && isOpen && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {refund.code === 'no-endpoint' ? (
            <Button
              variant="outlined"
              size="small"
              disabled={isPending}
              onClick={() => void sendAndNotify({ name: 'confirm', refund: refund.id })}
            >
              Confirm by hand
            </Button>
          ) : (
            <Button
              variant="outlined"
              size="small"
              disabled={isPending}
              onClick={() => void sendAndNotify({ name: 'ask', refund: refund.id })}
            >
              {isPending ? 'Checking the chain' : 'Check the refund on the chain'}
            </Button>
          )}
          <Button size="small" disabled={isPending} onClick={onCorrect}>
            Correct the record
          </Button>
        </Box>
      )}
      {refund.doubt && <DoubtNote doubt={refund.doubt} />}
      <RefundFacts refund={refund} />
    </Box>
  );
}

function Corrected({ refunds }: { refunds: readonly ReviewRefund[] }) {
  if (refunds.length === 0) return null;
  return (
    <details>
      <summary>{refunds.length === 1 ? '1 corrected record' : `${refunds.length} corrected records`}</summary>
      {refunds.map((refund) => (
        <Box key={refund.id} sx={{ mt: 1 }}>
          <RefundFacts refund={refund} />
        </Box>
      ))}
    </details>
  );
}

/** What was given back of the donation, and the way to record it. */
export function Refunds({ submission }: { submission: ReviewedPayment }) {
  const { refunds, payment } = submission;
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  const [opened, setOpened] = useState<{ corrected: ReviewRefund | undefined }>();
  const mayRecord = may({ roles }, 'refunds.record') && payment !== null;
  if (!mayRecord && refunds.length === 0) return null;
  const current = refunds.filter(({ status }) => status !== 'corrected');
  return (
    <Box component="section" aria-label="Refunds" sx={{ display: 'grid', gap: 1.5, mt: 2 }}>
      {current.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {current.map((refund) => (
            <RefundRecord
              key={refund.id}
              submission={submission}
              refund={refund}
              mayRecord={mayRecord}
              onCorrect={() => setOpened({ corrected: refund })}
            />
          ))}
        </Box>
      )}
      <Corrected refunds={refunds.filter(({ status }) => status === 'corrected')} />
      {mayRecord && (
        <Button
          variant="outlined"
          size="small"
          sx={{ justifySelf: 'start' }}
          onClick={() => setOpened({ corrected: undefined })}
        >
          Record a refund
        </Button>
      )}
      {opened && (
        <Suspense>
          <RefundDialog
            submission={submission}
            corrected={opened.corrected}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </Box>
  );
}
