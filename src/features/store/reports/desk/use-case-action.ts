import { checkLimitMs } from '#features/core/desk-kit/desk/desk-client.ts';
import { useChangeCase } from '#features/team/cases/desk/use-change-case.ts';
import type { ReportAction, ReportCaseDetail } from '../model/report-case.ts';

/** Sends an act about the case as it was seen. */
export function useCaseAction(record: ReportCaseDetail) {
  const { change, isPending } = useChangeCase('reports');
  const act = (action: ReportAction, done: string, onDone: () => void) => {
    const sent = { record, data: { version: record.version, action }, done, onDone };
    return action.name === 'check-again'
      ? change({ ...sent, limitMs: checkLimitMs, written: '' })
      : change({ ...sent, written: action.note });
  };
  return { act, isPending };
}
