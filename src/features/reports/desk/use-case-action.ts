import { useNotify, useRefresh, useUpdate } from 'react-admin';
import type { ReportAction, ReportCaseDetail } from '../model/report-case.ts';

/** Sends an act about the case as it was seen, and shows what came of it. @returns false when it was refused */
export function useCaseAction(item: ReportCaseDetail) {
  const [update, { isPending }] = useUpdate();
  const notify = useNotify();
  const refresh = useRefresh();
  async function act(action: ReportAction, done: string): Promise<boolean> {
    try {
      await update(
        'reports',
        { id: item.id, data: { version: item.version, action }, previousData: item },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      notify(done, { type: 'success' });
      refresh();
      return true;
    } catch (error) {
      notify(error instanceof Error ? error.message : 'This did not work.', { type: 'error' });
      refresh();
      return false;
    }
  }
  return { act, isPending };
}
