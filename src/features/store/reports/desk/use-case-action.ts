import { useChangeCase } from '#features/team/cases/desk/use-change-case.ts';
import type { ReportAction, ReportCaseDetail } from '../model/report-case.ts';

/** Sends an act about the case as it was seen. */
export function useCaseAction(record: ReportCaseDetail) {
  const { change, isPending } = useChangeCase('reports');
  const act = (action: ReportAction, done: string, onDone: () => void) => {
    const written = action.name === 'check-again' ? '' : action.note;
    return change({ record, data: { version: record.version, action }, done, onDone, written });
  };
  return { act, isPending };
}
