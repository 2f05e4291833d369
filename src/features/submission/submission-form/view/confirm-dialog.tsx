import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import confirm from './confirm-dialog.module.css';

export interface ConfirmDialogProps {
  id: string;
  open: boolean;
  title: ReactNode;
  confirmLabel: ReactNode;
  busy?: boolean;
  onCancel(): void;
  onConfirm(): void;
  children: ReactNode;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { id, open, title, confirmLabel, busy, onCancel, onConfirm, children } = props;
  return (
    <Dialog open={open} onClose={onCancel} labelledBy={`${id}-title`} describedBy={`${id}-text`}>
      <div className={confirm.body}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p id={`${id}-text`}>{children}</p>
        <div className={confirm.actions}>
          <Button onClick={onCancel} autoFocus>
            <Trans context="the draft or submission stays as it is">Keep it</Trans>
          </Button>
          <Button variant="primary" busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
