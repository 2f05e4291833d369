import { useState } from 'react';
import { useRefresh } from 'react-admin';
import type { Bulk, BulkOutcome } from '../../model/bulk.ts';
import type { ReviewRow } from '#features/submission/review-queue/model/queue-row.ts';
import { undoWindowMs } from '../../model/undo.ts';
import { callDesk } from '#features/core/desk-kit/desk/desk-client.ts';
import { useOfferUndoOf } from '../use-undo.ts';

/** Sends one act for the chosen items. `send` never rejects: what became of each is `outcomes`, what went wrong is `problem`, and whether all were done is the answer. */
export function useBulk(rows: readonly ReviewRow[]) {
  const [outcomes, setOutcomes] = useState<readonly BulkOutcome[]>();
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const refresh = useRefresh();
  const offerUndo = useOfferUndoOf();
  async function send(act: Bulk['act']): Promise<boolean> {
    let isDone = false;
    setPending(true);
    setProblem(undefined);
    try {
      const items = rows.map(({ id, version }) => ({ id, version }));
      const { data } = await callDesk<{ data: BulkOutcome[] }>('desk/bulk-decisions', { items, act });
      setOutcomes(data);
      const done = data.filter(({ refusal }) => refusal === null);
      isDone = done.length === data.length;
      if (act.name !== 'assign' && done.length > 0)
        offerUndo({
          items: done.map(({ id, version }) => ({ id, version })),
          title: done.length === 1 ? (done[0]?.title ?? '') : `${done.length} submissions`,
          done: 'Rejected.',
          endMs: Date.now() + undoWindowMs,
          hasMail: true,
        });
      refresh();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'That did not work. Try again.');
    }
    setPending(false);
    return isDone;
  }
  return { send, outcomes, problem, isPending };
}
