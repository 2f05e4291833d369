import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Note } from '#ui/note/note.tsx';
import { payDemonstration } from '../api/submission-client.ts';
import type { FlowTrouble } from '../flow/flow-context.ts';
import { TroubleNote } from '../trouble-note.tsx';
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
  const [trouble, setTrouble] = useState<FlowTrouble | null>(null);

  async function payNow() {
    setBusy(true);
    setTrouble(null);
    const answer = await payDemonstration(reference);
    setBusy(false);
    if (answer.kind === 'data') onPaid(answer.data.link);
    else setTrouble(answer.kind);
  }

  return (
    <div className={pay.box} data-screen-only="">
      <Note tone="info" title={<Trans>This is a demonstration.</Trans>}>
        <Trans>Its chain runs locally, and its coins have no value.</Trans>
      </Note>
      <Button icon="wallet" busy={busy} busyLabel={t`Paying`} onClick={() => void payNow()}>
        <Trans>Pay with the demonstration wallet</Trans>
      </Button>
      {trouble === null ? null : <TroubleNote trouble={trouble} onRetry={() => void payNow()} />}
    </div>
  );
}
