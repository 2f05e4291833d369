import { Typography } from '@mui/material';
import { useState } from 'react';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { ReasonChoice } from '#features/core/desk-kit/desk/reason-choice.tsx';
import { withdrawalReasons, type WithdrawalReason } from '../model/withdrawal.ts';
import type { ListedRelease } from '../model/listed-release.ts';
import { draftOf, ReleasePreview } from './release-preview.tsx';
import { withdrawalWords } from './release-words.ts';

const today = () => new Date().toISOString().slice(0, 10);

/** Asks for the reason, which visitors read, and shows the page with it. */
export function WithdrawDialog({
  release,
  onClose,
  onWithdraw,
}: {
  release: ListedRelease;
  onClose: () => void;
  /** Never rejects. @returns whether it was withdrawn */
  onWithdraw: (reason: WithdrawalReason) => Promise<boolean>;
}) {
  const [reason, setReason] = useState<WithdrawalReason>();
  return (
    <ActionDialog
      title={`Withdraw version ${release.version}`}
      action="Withdraw release"
      isSevere
      onAct={reason && (() => onWithdraw(reason))}
      onClose={onClose}
      beside={
        <ReleasePreview
          release={draftOf(
            { ...release, ...(reason && { withdrawal: { day: today(), reason } }) },
            release.notes,
          )}
          locale="en"
          initialPage="verify"
        />
      }
    >
      <Typography>
        The release disappears from the download pages with all its files. Version verification tells people
        who verify one of them not to use it, with this reason:
      </Typography>
      <ReasonChoice reasons={withdrawalReasons} words={withdrawalWords} value={reason} onChange={setReason} />
    </ActionDialog>
  );
}
