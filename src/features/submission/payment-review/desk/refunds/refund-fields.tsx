import { FormControlLabel, MenuItem, Radio, RadioGroup, TextField } from '@mui/material';
import type { ReviewRefundable } from '../../model/refund-action.ts';
import { reviewTextMaxCharacters } from '#features/submission/submissions/model/review-text.ts';

/** What the form asks for. */
export interface RefundValues {
  link: string;
  amount: string;
  payment: number | undefined;
  isElsewhere: boolean;
  receiver: string;
  reason: string;
}

export interface RefundFieldsProps {
  values: RefundValues;
  onChange: (change: Partial<RefundValues>) => void;
}

const shortHash = (hash: string) => `${hash.slice(0, 10)}…${hash.slice(-8)}`;

/** Another address than the one that paid. */
function ElsewhereFields({ values, onChange }: RefundFieldsProps) {
  return (
    <>
      <TextField
        required
        label="Address"
        value={values.receiver}
        onChange={({ target }) => onChange({ receiver: target.value })}
      />
      <TextField
        required
        multiline
        minRows={2}
        label="Why another address"
        helperText="Visitors do not see it. For example, the team paid from an exchange and named this address."
        value={values.reason}
        onChange={({ target }) => onChange({ reason: target.value })}
        slotProps={{ htmlInput: { maxLength: reviewTextMaxCharacters } }}
      />
    </>
  );
}

/** Where it was sent: to the address that paid, or elsewhere with a reason. */
export function ReceiverFields({
  payer,
  values,
  onChange,
}: RefundFieldsProps & {
  /** Null where nothing says who paid. */
  payer: string | null;
}) {
  if (payer === null) return <ElsewhereFields values={values} onChange={onChange} />;
  return (
    <>
      <RadioGroup
        aria-label="Sent to"
        value={values.isElsewhere ? 'elsewhere' : 'payer'}
        onChange={(_event, value) => onChange({ isElsewhere: value === 'elsewhere' })}
      >
        <FormControlLabel
          value="payer"
          control={<Radio size="small" />}
          label={`To the address that paid: ${payer}`}
          sx={{ overflowWrap: 'anywhere', '& .MuiFormControlLabel-label': { minWidth: 0 } }}
        />
        <FormControlLabel value="elsewhere" control={<Radio size="small" />} label="To another address" />
      </RadioGroup>
      {values.isElsewhere && <ElsewhereFields values={values} onChange={onChange} />}
    </>
  );
}

/** Which of several payments; one alone is not asked about. */
export function PaymentChoice({
  payments,
  value,
  onChange,
}: {
  payments: readonly ReviewRefundable[];
  value: number;
  onChange: (payment: number) => void;
}) {
  if (payments.length < 2) return null;
  return (
    <TextField
      select
      label="Payment"
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
      sx={{ mt: 1 }}
    >
      {payments.map(({ payment, tx_hash, left }) => (
        <MenuItem key={payment} value={payment}>
          {`${shortHash(tx_hash)}${left === null ? '' : `, ${left} left`}`}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Empty means all that is left. */
export function AmountField({
  offered,
  symbol,
  values,
  onChange,
}: RefundFieldsProps & { offered: ReviewRefundable | undefined; symbol: string }) {
  return (
    <TextField
      label={`Amount in ${symbol}`}
      placeholder={offered?.left ?? ''}
      required={offered?.left === null}
      helperText={offered?.left ? `Leave it empty to refund everything that is left: ${offered.left}` : ' '}
      value={values.amount}
      onChange={({ target }) => onChange({ amount: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
