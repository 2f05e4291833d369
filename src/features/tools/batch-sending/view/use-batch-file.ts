import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { readBatchFile, type BatchFileProblem } from '../model/batch-file.ts';
import type { PaymentList } from '../model/sending/payment-list.ts';
import type { Batch } from './use-batch.ts';

/** Far more than the longest list needs. */
const mostBytes = 64_000_000;

/** Never rejects. */
async function readChosen(file: File, networks: Batch['networks']): Promise<PaymentList | BatchFileProblem> {
  if (file.size > mostBytes) return 'unread';
  try {
    return readBatchFile(await file.text(), networks);
  } catch {
    return 'unread';
  }
}

/** Opens a batch file that was chosen or dropped. */
export function useBatchFile({ networks, openFile }: Pick<Batch, 'networks' | 'openFile'>) {
  const { t } = useLingui();
  const [problem, setProblem] = useState<BatchFileProblem | null>(null);
  const words: Record<BatchFileProblem, string> = {
    unread: t`This is not a batch file. Choose the file that you saved on this page.`,
    version: t`This batch file was saved by another version of this page. Enter the list itself: the chain knows which lines are paid.`,
    elsewhere: t`This batch file is for another network or payment contract, so it cannot be continued here.`,
  };
  return {
    error: problem === null ? null : words[problem],
    /** Never rejects. */
    async open(file: File): Promise<void> {
      const list = await readChosen(file, networks);
      setProblem(typeof list === 'string' ? list : null);
      if (typeof list !== 'string') openFile(list);
    },
  };
}
