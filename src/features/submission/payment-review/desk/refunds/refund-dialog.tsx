import { Alert, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import type { ReviewRefundable } from '../../model/refund-action.ts';
import type { ReviewedPayment, ReviewRefund } from '../../model/reviewed-payment.ts';
import { AmountField, PaymentChoice, ReceiverFields, type RefundValues } from './refund-fields.tsx';
import { useRefund } from './use-refund.ts';

interface RefundDialogProps {
  submission: ReviewedPayment;
  /** The record that is corrected; undefined for a new one. */
  corrected: ReviewRefund | undefined;
  onClose: () => void;
}

/** What can be given back; the server asks the chain where it has to. */
function useRefundable({ id }: ReviewedPayment) {
  const { data, error } = useGetOne<{ id: string; payments: ReviewRefundable[] }>(
    `submissions/${id}`,
    { id: 'refundable' },
    { gcTime: 0, retry: false },
  );
  return { payments: data?.payments, problem: error instanceof Error ? error.message : undefined };
}

const valuesOf = (corrected: ReviewRefund | undefined): RefundValues => ({
  link: corrected?.pasted_link ?? '',
  amount: corrected?.amount ?? '',
  payment: corrected?.payment,
  isElsewhere: Boolean(corrected?.receiver_reason),
  receiver: corrected?.receiver_reason ? corrected.receiver : '',
  reason: corrected?.receiver_reason ?? '',
});

/** The form with what it is about; `record` is undefined while something is missing. */
function useRefundForm({ submission, corrected }: RefundDialogProps) {
  const { payments, problem: unread } = useRefundable(submission);
  const part = corrected ? `refund-${corrected.id}` : 'refund';
  const form = useKeptForm({ resource: 'submissions', id: submission.id, part }, valuesOf(corrected));
  const { values } = form;
  const [problem, setProblem] = useState<string>();
  const { isPending, send } = useRefund(submission.id);
  const offered = payments?.find(({ payment }) => payment === values.payment) ?? payments?.[0];

  async function record(payment: number): Promise<boolean> {
    const { link, amount, receiver, reason, isElsewhere } = values;
    const goesElsewhere = isElsewhere || offered?.payer === null;
    const to = goesElsewhere ? { receiver, reason } : { receiver: '', reason: '' };
    const entry = { link, amount, payment, ...to };
    const wrong = await send(
      corrected ? { name: 'correct', refund: corrected.id, ...entry } : { name: 'record', ...entry },
    );
    setProblem(wrong);
    if (wrong === undefined) form.settle(values);
    return wrong === undefined;
  }
  const isReady = offered && values.link.trim() !== '' && !isPending;
  return {
    form,
    payments,
    offered,
    problem: problem ?? unread,
    record: isReady ? () => record(offered.payment) : undefined,
  };
}

/** Records a refund that was sent from the team's own wallet, or corrects such a record. */
export function RefundDialog(props: RefundDialogProps) {
  const { submission, corrected, onClose } = props;
  const { form, payments, offered, problem, record } = useRefundForm(props);
  const { values, set: change } = form;
  return (
    <ActionDialog
      title={corrected ? 'Correct the record' : 'Record a refund'}
      action={corrected ? 'Save the correction' : 'Record the refund'}
      onAct={record}
      onClose={onClose}
    >
      <RestoredNotice form={form} />
      <p style={{ margin: 0 }}>
        Send the money from your own wallet first. The desk sends no money. It checks your transaction on the
        chain, and the team reads “Refunded” once it is proven.
      </p>
      {payments && offered && (
        <PaymentChoice
          payments={payments}
          value={offered.payment}
          onChange={(payment) => change({ payment, amount: '' })}
        />
      )}
      <TextField
        required
        autoFocus
        label="Transaction link of the refund"
        value={values.link}
        onChange={({ target }) => change({ link: target.value })}
      />
      <AmountField offered={offered} symbol={submission.symbol} values={values} onChange={change} />
      {offered && <ReceiverFields payer={offered.payer} values={values} onChange={change} />}
      {payments?.length === 0 && (
        <Alert severity="info">Nothing reached the receiving address, so there is nothing to refund.</Alert>
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
    </ActionDialog>
  );
}
