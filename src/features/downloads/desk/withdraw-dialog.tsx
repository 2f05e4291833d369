import { Typography } from '@mui/material';
import { useState } from 'react';
import { ActionDialog } from '#features/desk-kit/desk/action-dialog.tsx';
import { ReasonChoice } from '#features/desk-kit/desk/reason-choice.tsx';
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
    <ActionDialog
      title={`Withdraw version ${version}`}
      action="Withdraw release"
      isSevere
      onAct={reason && (() => onWithdraw(reason))}
      onClose={onClose}
    >
      <Typography>
        It disappears from the download pages. Version verification tells people who check this file not to
        use it, with this reason:
      </Typography>
      <ReasonChoice reasons={withdrawalReasons} words={withdrawalWords} value={reason} onChange={setReason} />
    </ActionDialog>
  );
}
