import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { downloadText } from '#lib/download-text.ts';
import { askThroughSite } from '#features/tools/approvals/view/ask-node.ts';
import { Button } from '#ui/button/button.tsx';
import { receiptOf } from '../model/receipt.ts';
import type { PaymentList } from '../model/sending/payment-list.ts';
import { readReceived } from '../model/sending/read-received.ts';

/** Saves the receipt. What recipients received is read when it is asked for; a chain that does not answer leaves it empty. */
export function ReceiptButton({ list }: { list: PaymentList }) {
  const [isReading, setReading] = useState(false);
  /** Never rejects. */
  const save = async () => {
    setReading(true);
    const received = await readReceived(askThroughSite(list.network), list);
    downloadText(receiptOf(list, received), { fileName: 'receipt.csv', type: 'text/csv' });
    setReading(false);
  };
  return (
    <Button icon="download" busy={isReading} onClick={() => void save()}>
      <Trans>Download receipt (CSV)</Trans>
    </Button>
  );
}
