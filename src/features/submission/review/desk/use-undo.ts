import { useCallback, useEffect, useState } from 'react';
import { useNotify, useRedirect, useRefresh, useStore, useStoreContext } from 'react-admin';
import type { ReviewSubmission } from '../model/review-submission.ts';
import { callDesk } from '#features/core/desk-kit/desk/desk-client.ts';
import { withUndoable, withoutEnded, type Undoable } from './undo-stack.ts';

const storeKey = 'desk.undoables';
const none: readonly Undoable[] = [];

/** Changes the stack as it is now, not as it was when a call began: another decision may have been added in the meantime. */
function useChangeStack() {
  const store = useStoreContext();
  return useCallback(
    (change: (stack: readonly Undoable[]) => readonly Undoable[]) =>
      store.setItem(storeKey, change(store.getItem<readonly Undoable[]>(storeKey) ?? none)),
    [store],
  );
}

/** For a decision about several items. */
export function useOfferUndoOf(): (undoable: Undoable) => void {
  const change = useChangeStack();
  return (undoable) => change((stack) => withUndoable(stack, undoable, Date.now()));
}

/** For the decision: offers to undo it. */
export function useOfferUndo() {
  const offer = useOfferUndoOf();
  return ({ id, version, title, undo }: ReviewSubmission, done: string) =>
    offer({
      items: [{ id, version }],
      title,
      done,
      // What cannot be undone has ended as soon as it is made; what was decided about the item before it can no longer be undone either.
      endMs: undo ? Date.now() + undo.left_ms : 0,
      hasMail: undo?.has_mail ?? false,
    });
}

const undoneWords = (title: string, count: number) =>
  count === 1
    ? `Undone: “${title}” is as it was. No email was sent.`
    : `Undone: ${title} are as they were. No email was sent.`;

/** The decisions that can be undone, the latest first, with the seconds that are left for one. `perform` never rejects. */
export function useUndo() {
  const [kept] = useStore<readonly Undoable[]>(storeKey, none);
  const change = useChangeStack();
  const [nowMs, setNowMs] = useState(() => Date.now());
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  useEffect(() => {
    if (kept.length === 0) return;
    const timer = setInterval(() => {
      setNowMs(Date.now());
      change((stack) => withoutEnded(stack, Date.now()));
    }, 500);
    return () => clearInterval(timer);
  }, [kept, change]);

  async function perform(undoable: Undoable) {
    change((stack) => stack.filter(({ items: [first] }) => first?.id !== undoable.items[0]?.id));
    const { items, title } = undoable;
    const failures: string[] = [];
    for (const { id, version } of items)
      await callDesk(`desk/submissions/${id}/undo`, { version }).catch((error: unknown) =>
        failures.push(error instanceof Error ? error.message : 'That did not work. Try again.'),
      );
    if (failures.length > 0) notify([...new Set(failures)].join(' '), { type: 'error' });
    else notify(undoneWords(title, items.length), { type: 'info' });
    const [only] = items;
    if (only && items.length === 1 && failures.length === 0) redirect('show', 'submissions', only.id);
    refresh();
  }

  return {
    undoables: withoutEnded(kept, nowMs),
    leftSecondsOf: ({ endMs }: Undoable) => Math.ceil((endMs - nowMs) / 1000),
    perform,
  };
}
