import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { SentenceGap } from '#ui/sentence-gap/sentence-gap.tsx';
import { isPaid } from '#features/submission/submissions/model/state.ts';
import type { StatusView } from '#features/submission/submissions/model/status-view.ts';
import { withdrawSubmission } from '#features/submission/submissions/view/api/submission-client.ts';
import { ConfirmDialog } from '#features/submission/submission-form/view/confirm-dialog.tsx';
import type { FlowError } from '#features/submission/submission-form/view/flow/flow-context.ts';
import { ErrorNote } from '#features/submission/submission-form/view/error-note.tsx';

/** Takes a submission back after asking. */
export function WithdrawButton({
  status: { kind, reference, change },
  onDone,
}: {
  status: Pick<StatusView, 'kind' | 'reference' | 'change'>;
  onDone(): void;
}) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<FlowError | null>(null);

  async function withdraw() {
    setBusy(true);
    setError(null);
    const answer = await withdrawSubmission(reference);
    setBusy(false);
    setAsking(false);
    // A conflict means that it moved on in the meantime: the page shows where to.
    if (answer.kind === 'data' || (answer.kind === 'refused' && answer.status === 409)) onDone();
    else setError(answer.kind);
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <Trans>Withdraw</Trans>
      </Button>
      {error === null ? null : <ErrorNote error={error} onRetry={() => void withdraw()} />}
      <ConfirmDialog
        id="withdraw"
        open={asking}
        title={<Question kind={kind} isChange={change !== null} />}
        confirmLabel={<Trans>Withdraw</Trans>}
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void withdraw()}
      >
        <Consequence kind={kind} isChange={change !== null} />
      </ConfirmDialog>
    </>
  );
}

interface Withdrawn {
  kind: StatusView['kind'];
  /** A request to change a listed item. */
  isChange: boolean;
}

function Question({ kind, isChange }: Withdrawn) {
  if (isChange) return <Trans>Withdraw this request?</Trans>;
  return isPaid(kind) ? <Trans>Withdraw this submission?</Trans> : <Trans>Withdraw the application?</Trans>;
}

function Consequence({ kind, isChange }: Withdrawn) {
  if (isChange) return <Trans>The listing stays as it is. This cannot be undone.</Trans>;
  return isPaid(kind) ? (
    <>
      <Trans>It will not be reviewed. This cannot be undone.</Trans>
      <SentenceGap />
      <Trans>
        A donation that was counted is usually not refunded, even after a rejection or a withdrawal.
      </Trans>
    </>
  ) : (
    <Trans>It will not be read, and the CV will be deleted. This cannot be undone.</Trans>
  );
}
