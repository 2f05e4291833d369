import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, usePermissions, useRefresh } from 'react-admin';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { Role } from '#features/team/accounts/model/role.ts';
import { describeTime } from '#lib/describe-time.ts';
import { decideAction } from '#features/submission/review-queue/model/kind-permissions.ts';
import { chainAnswerSentence } from '../model/payment-words.ts';
import type { ReviewedPayment, ReviewPayment } from '../model/reviewed-payment.ts';
import { callDesk } from '#features/core/desk-kit/desk/desk-client.ts';

/** Asks the chain. Never rejects: what goes wrong is shown. */
function useQuestion({ id }: ReviewedPayment) {
  const [isPending, setPending] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  async function ask(): Promise<void> {
    setPending(true);
    try {
      await callDesk(`desk/submissions/${id}/chain-questions`, {});
      refresh();
    } catch (error) {
      notify(error instanceof Error ? error.message : 'That did not work. Try again.', { type: 'error' });
    } finally {
      setPending(false);
    }
  }
  return { isPending, ask };
}

/** Has the server look at the transaction now, and shows what the chain said last. */
export function ChainQuestion({
  submission,
  payment,
}: {
  submission: ReviewedPayment;
  payment: ReviewPayment;
}) {
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  const { isPending, ask } = useQuestion(submission);
  const { asked } = payment;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', mb: 2 }}>
      {may({ roles }, decideAction(submission.kind)) && (
        <Button variant="outlined" size="small" disabled={isPending} onClick={() => void ask()}>
          {isPending ? 'Checking the chain' : 'Check the chain again'}
        </Button>
      )}
      <Box role="status" aria-label="Result from the chain" sx={{ width: '100%' }}>
        {asked && (
          <Alert severity={asked.code ? 'warning' : 'success'} icon={false}>
            {chainAnswerSentence(asked)}
            <Box sx={{ color: 'text.secondary', fontSize: 12 }}>
              {`Checked by ${asked.by}, ${describeTime(asked.at)}`}
            </Box>
          </Alert>
        )}
      </Box>
    </Box>
  );
}
