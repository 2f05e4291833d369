import { useChangeRecord } from '#features/core/desk-kit/desk/use-change-record.ts';
import type { ReportAction, ReportCaseDetail } from '../model/report-case.ts';

/** Sends an act about the case as it was seen. */
export function useCaseAction(record: ReportCaseDetail) {
  const { change, isPending } = useChangeRecord('reports');
  const act = (action: ReportAction, done: string, onDone?: () => void) =>
    change({ record, data: { version: record.version, action }, done, ...(onDone && { onDone }) });
  return { act, isPending };
}
