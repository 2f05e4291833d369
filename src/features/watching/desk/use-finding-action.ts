import { useChangeRecord } from '#features/desk-kit/desk/use-change-record.ts';
import type { WatchAction, WatchFindingDetail } from '../model/finding.ts';

/** Sends an act about the finding as it was seen. */
export function useFindingAction(record: WatchFindingDetail) {
  const { change, isPending } = useChangeRecord('watch');
  const act = (action: WatchAction, done: string) =>
    change({ record, data: { version: record.version, action }, done });
  return { act, isPending };
}
