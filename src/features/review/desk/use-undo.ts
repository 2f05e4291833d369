import { useEffect, useState } from 'react';
import { useNotify, useRedirect, useRefresh, useStore } from 'react-admin';
import type { ReviewSubmission } from '../model/review-submission.ts';
import { callDesk } from './desk-client.ts';

/** A decision that can still be undone. It outlives the item that it was made on, and a reload. */
export interface Undoable {
  id: number;
  /** That the decision made. */
  version: number;
  title: string;
  /** What was done, as a sentence. */
  done: string;
  /** By this browser's clock, in milliseconds. */
  endMs: number;
  hasMail: boolean;
}

const useUndoable = () => useStore<Undoable | null>('desk.undo', null);

/** For the decision: offers to undo it. */
export function useOfferUndo() {
  const [, setUndoable] = useUndoable();
  return ({ id, version, title, undo }: ReviewSubmission, done: string) =>
    setUndoable(
      undo && { id, version, title, done, endMs: Date.now() + undo.left_ms, hasMail: undo.has_mail },
    );
}

/** The latest decision with the seconds that are left, while it can be undone. `perform` never rejects. */
export function useUndo() {
  const [undoable, setUndoable] = useUndoable();
  const [nowMs, setNowMs] = useState(() => Date.now());
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  useEffect(() => {
    if (!undoable) return;
    const timer = setInterval(() => {
      setNowMs(Date.now());
      if (Date.now() >= undoable.endMs) setUndoable(null);
    }, 500);
    return () => clearInterval(timer);
  }, [undoable, setUndoable]);

  async function perform() {
    if (!undoable) return;
    setUndoable(null);
    try {
      await callDesk(`desk/submissions/${undoable.id}/undo`, { version: undoable.version });
      notify(`Undone: “${undoable.title}” is as it was. Nobody was mailed.`, { type: 'info' });
      redirect('show', 'submissions', undoable.id);
      refresh();
    } catch (error) {
      notify(error instanceof Error ? error.message : 'That did not work.', { type: 'error' });
    }
  }

  const leftMs = undoable ? undoable.endMs - nowMs : 0;
  return { undoable: leftMs > 0 ? undoable : null, leftSeconds: Math.ceil(leftMs / 1000), perform };
}
