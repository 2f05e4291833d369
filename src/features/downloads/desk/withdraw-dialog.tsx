import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { withdrawalReasons, type WithdrawalReason } from '../model/withdrawal.ts';
import { withdrawalWords } from './release-words.ts';

/** Asks for the reason, which visitors read. */
export function WithdrawDialog({
  version,
  onClose,
  onWithdraw,
}: {
  version: string;
  onClose: () => void;
  onWithdraw: (reason: WithdrawalReason) => void;
}) {
  const [reason, setReason] = useState<WithdrawalReason>();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="withdraw-title">
      <DialogTitle id="withdraw-title">Withdraw version {version}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          It disappears from the download pages. Version verification tells people who check this file not to
          use it, with this reason:
        </Typography>
        <RadioGroup
          aria-label="Reason"
          value={reason ?? ''}
          onChange={(_, value) => setReason(value as WithdrawalReason)}
        >
          {withdrawalReasons.map((value) => (
            <FormControlLabel key={value} value={value} control={<Radio />} label={withdrawalWords[value]} />
          ))}
        </RadioGroup>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          color="error"
          disabled={reason === undefined}
          onClick={() => reason && onWithdraw(reason)}
        >
          Withdraw release
        </Button>
      </DialogActions>
    </Dialog>
  );
}
