import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { RefundPart } from '../../model/refund-event.ts';
import asked from '../asked/asked-changes.module.css';

const words: Record<RefundPart, ReactNode> = {
  transaction: <Trans>Transaction</Trans>,
  amount: <Trans>Amount</Trans>,
  receiver: <Trans>Receiving address</Trans>,
};

/** What a correction changed of the record of a refund; nothing for every other step. */
export function RefundChanges({ changes }: { changes: readonly RefundPart[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className={asked.list}>
      {changes.map((part) => (
        <li key={part}>{words[part]}</li>
      ))}
    </ul>
  );
}
