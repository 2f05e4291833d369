import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Note } from '#ui/note/note.tsx';
import { payDemonstration } from '#features/submission/submissions/view/api/submission-client.ts';
import type { FlowError } from '#features/submission/submission-form/view/flow/flow-context.ts';
import { ErrorNote } from '#features/submission/submission-form/view/error-note.tsx';
import pay from './demonstration-pay.module.css';

export interface DemonstrationPayProps {
  reference: string;
  /** The link of its transaction. */
  onPaid(link: string): void;
}

/** Only where the portal runs with its own chain: its wallet pays the amount at the press of a button. */
export function DemonstrationPay({ reference, onPaid }: DemonstrationPayProps) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<FlowError | null>(null);

  async function payNow() {
    setBusy(true);
    setError(null);
    const answer = await payDemonstration(reference);
    setBusy(false);
    if (answer.kind === 'data') onPaid(answer.data.link);
    else setError(answer.kind);
  }

  return (
    <div className={pay.box} data-screen-only="">
      <Note tone="info" title={<Trans>This is a demonstration.</Trans>}>
        <Trans>Its chain runs locally, and its coins have no value.</Trans>
      </Note>
      <Button icon="wallet" busy={busy} busyLabel={t`Paying`} onClick={() => void payNow()}>
        <Trans>Pay with the demonstration wallet</Trans>
      </Button>
      {error === null ? null : <ErrorNote error={error} onRetry={() => void payNow()} />}
    </div>
  );
}
