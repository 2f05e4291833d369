import { useEffect, useState } from 'react';
import { useNotify, useRedirect, useRefresh, useStore } from 'react-admin';
import type { ReviewSubmission } from '../model/review-submission.ts';
import { callDesk } from './desk-client.ts';

/** A decision that can still be undone. It outlives the item that it was made on, and a reload. */
export interface Undoable {
  /** With the versions that the decision made; several where it was one for all. */
  items: readonly { id: number; version: number }[];
  /** Of the item, or how many there are. */
  title: string;
  /** What was done, as a sentence. */
  done: string;
  /** By this browser's clock, in milliseconds. */
  endMs: number;
  hasMail: boolean;
}

const useUndoable = () => useStore<Undoable | null>('desk.undoable', null);

/** For a decision about several items. */
export function useOfferUndoOf(): (undoable: Undoable) => void {
  const [, setUndoable] = useUndoable();
  return setUndoable;
}

/** For the decision: offers to undo it. */
export function useOfferUndo() {
  const [, setUndoable] = useUndoable();
  return ({ id, version, title, undo }: ReviewSubmission, done: string) =>
    setUndoable(
      undo && {
        items: [{ id, version }],
        title,
        done,
        endMs: Date.now() + undo.left_ms,
        hasMail: undo.has_mail,
      },
    );
}

const undoneWords = (title: string, count: number) =>
  count === 1
    ? `Undone: “${title}” is as it was. No email was sent.`
    : `Undone: ${title} are as they were. No email was sent.`;

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
    const { items, title } = undoable;
    const failures: string[] = [];
    for (const { id, version } of items)
      await callDesk(`desk/submissions/${id}/undo`, { version }).catch((error: unknown) =>
        failures.push(error instanceof Error ? error.message : 'That did not work.'),
      );
    if (failures.length > 0) notify([...new Set(failures)].join(' '), { type: 'error' });
    else notify(undoneWords(title, items.length), { type: 'info' });
    const [only] = items;
    if (only && items.length === 1 && failures.length === 0) redirect('show', 'submissions', only.id);
    refresh();
  }

  const leftMs = undoable ? undoable.endMs - nowMs : 0;
  return { undoable: leftMs > 0 ? undoable : null, leftSeconds: Math.ceil(leftMs / 1000), perform };
}
