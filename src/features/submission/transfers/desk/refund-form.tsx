import { Box, TextField } from '@mui/material';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import {
  ReceiverFields,
  type RefundValues,
} from '#features/submission/payment-review/desk/refunds/refund-fields.tsx';
import { SendDecision } from '#features/team/cases/desk/send-decision.tsx';
import type { TransferCase } from '../model/transfer-case.ts';
import { useTransferAction } from './use-transfer-action.ts';

const nothing: RefundValues = {
  link: '',
  amount: '',
  payment: undefined,
  isElsewhere: false,
  receiver: '',
  reason: '',
};

/** Records that the transfer was given back; the chain has to confirm it first. */
export function RefundForm({ item }: { item: TransferCase }) {
  const place = { resource: 'transfers', id: item.id, part: 'refund' };
  const form = useKeptForm(place, nothing, { seen: item.version });
  const { values, set: change } = form;
  const { act, isPending } = useTransferAction(item);
  const { link, amount, isElsewhere, receiver, reason } = values;
  const to = isElsewhere ? { receiver, reason } : { receiver: '', reason: '' };
  const send = (goOn: () => void) =>
    act({ name: 'refund', link, amount, ...to }, 'The refund is recorded.', () => {
      form.settle(values);
      goOn();
    });
  return (
    <>
      <RestoredNotice form={form} />
      <Box>
        Send the money from your own wallet first. It is recorded once the chain confirms the transaction.
      </Box>
      <TextField
        required
        label="Transaction link of the refund"
        value={link}
        onChange={({ target }) => change({ link: target.value })}
      />
      <TextField
        label={`Amount in ${item.symbol}`}
        placeholder={item.amount}
        helperText={`Leave it empty to record the full amount: ${item.amount}`}
        value={amount}
        onChange={({ target }) => change({ amount: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <ReceiverFields payer={item.sender} values={values} onChange={change} />
      <SendDecision
        button="Record the refund"
        isBlocked={link.trim() === '' || isPending}
        onSend={(goOn) => void send(goOn)}
      />
    </>
  );
}
