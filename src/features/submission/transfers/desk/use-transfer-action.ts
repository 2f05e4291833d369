import { useChangeCase } from '#features/team/cases/desk/use-change-case.ts';
import type { TransferAction, TransferCase } from '../model/transfer-case.ts';

/** What the person wrote of an act. */
function writtenOf(action: TransferAction): string {
  if (action.name === 'assign') return [action.why, action.text].filter(Boolean).join('\n');
  return action.name === 'refund' ? [action.link, action.reason].filter(Boolean).join('\n') : action.note;
}

/** Sends an act about the transfer as it was seen. */
export function useTransferAction(record: TransferCase) {
  const { change, isPending } = useChangeCase('transfers');
  const act = (action: TransferAction, done: string, onDone: () => void) =>
    change({
      ...{ record, data: { version: record.version, action }, done, onDone },
      written: writtenOf(action),
    });
  return { act, isPending };
}
