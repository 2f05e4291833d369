import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { purposeOf, stateAfter } from '#features/submission/submissions/model/state.ts';
import type { StatusView } from '#features/submission/submissions/model/status-view.ts';
import type { Step } from '#features/submission/submission-form/view/draft/step.ts';
import { requestDonation } from '#features/submission/paying/view/donate/donation-events.ts';
import type { DraftKind } from '#features/submission/submission-form/view/kind/draft-kind.ts';
import actions from './status-actions.module.css';
import { useOpenInForm } from './use-open-in-form.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

/** After a decision against it, a person waits before applying again (the program's questions and answers). */
function mayBeginAnew({ kind, state, change }: StatusView): boolean {
  if (change) return false;
  return (
    state === 'withdrawn' || state === 'expired' || (state === 'rejected' && purposeOf(kind) === 'listing')
  );
}

interface StatusActionsProps {
  status: StatusView;
  /** Of the submission. */
  kind: DraftKind;
  /** Before the others. */
  first: ReactNode;
  onChange(): void;
}

/** What the person can do next. */
export function StatusActions({ status, kind, first, onChange }: StatusActionsProps) {
  const href = useHref();
  const { open, addLanguage, dialog } = useOpenInForm(kind, status);
  const [withdrawn, setWithdrawn] = useState(false);
  const canWithdraw = stateAfter(status, 'withdraw') !== undefined && !withdrawn;
  return (
    <div className={actions.row} data-screen-only="">
      {first}
      <NextActions status={status} open={open} />
      {status.listed_path === null ? null : (
        <Button variant="primary" href={href(status.listed_path)} iconEnd="arrow-right">
          <Trans>Open in the store</Trans>
        </Button>
      )}
      {status.further_language === null ? null : (
        <Button icon="languages" onClick={addLanguage}>
          <Trans>Add another language</Trans>
        </Button>
      )}
      {mayBeginAnew(status) ? (
        <Button href={href(kind.path)}>
          {purposeOf(status.kind) === 'listing' ? <Trans>Submit another</Trans> : <Trans>Apply again</Trans>}
        </Button>
      ) : null}
      {canWithdraw ? (
        <WithdrawButton
          status={status}
          onDone={() => {
            setWithdrawn(true);
            onChange();
          }}
        />
      ) : null}
      {dialog}
    </div>
  );
}

function NextActions({ status, open }: { status: StatusView; open(step: Step): void }) {
  const href = useHref();
  if (status.change && status.next === 'edit')
    return (
      <Button variant="primary" icon="pencil" href={href(`/submission/${status.reference}/change`)}>
        <Trans>Edit and send again</Trans>
      </Button>
    );
  if (status.payload === null) return null;
  if (status.next === 'pay') {
    return (
      <>
        <Button variant="primary" onClick={() => requestDonation(status.reference)}>
          {status.state === 'payment-refused' ? <Trans>Pay again</Trans> : <Trans>Donate now</Trans>}
        </Button>
        <Button icon="clipboard-paste" onClick={() => open('paste')}>
          {status.payment === null ? (
            <Trans context="button">Paste the transaction link</Trans>
          ) : (
            <Trans>Paste another link</Trans>
          )}
        </Button>
        <Button variant="quiet" icon="pencil" onClick={() => open('fill')}>
          <Trans>Edit the form</Trans>
        </Button>
      </>
    );
  }
  if (status.next !== 'edit') return null;
  return (
    <Button variant="primary" icon="pencil" onClick={() => open('fill')}>
      <Trans>Edit and send again</Trans>
    </Button>
  );
}
