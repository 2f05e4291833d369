import { useChangeRecord } from '#features/core/desk-kit/desk/use-change-record.ts';
import type { TransferAction, TransferCase } from '../model/transfer-case.ts';

/** Sends an act about the transfer as it was seen. */
export function useTransferAction(record: TransferCase) {
  const { change, isPending } = useChangeRecord('transfers');
  const act = (action: TransferAction, done: string, onDone: () => void) =>
    change({ record, data: { version: record.version, action }, done, onDone });
  return { act, isPending };
}
