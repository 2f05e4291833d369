import { undoWindowMs } from '../model/undo.ts';
import { KeyCap } from '#features/core/desk-kit/desk/key-cap.tsx';
import styles from './undo-bar.module.css';
import { useShortcuts } from '#features/core/desk-kit/desk/use-shortcuts.ts';
import { useUndo } from './use-undo.ts';

const earlierWords = (count: number) =>
  count === 1 ? 'One earlier decision can be undone too.' : `${count} earlier decisions can be undone too.`;

/** After a decision, as long as its mail waits: what was done, and the way back. The latest decision comes first. */
export function UndoBar() {
  const { undoables, leftSecondsOf, perform } = useUndo();
  const [undoable, ...earlier] = undoables;
  const leftSeconds = undoable ? leftSecondsOf(undoable) : 0;
  useShortcuts({ z: undoable ? () => void perform(undoable) : undefined });
  return (
    <div className={styles['undo']} hidden={!undoable}>
      <span role="status">
        {undoable && (
          <>
            <b>{undoable.done}</b> <span>“{undoable.title}”</span>
          </>
        )}
      </span>
      {undoable && (
        <>
          <span aria-hidden="true">
            {undoable.hasMail ? `The email is sent in ${leftSeconds} s.` : `${leftSeconds} s left.`}
          </span>
          {earlier.length > 0 && <span>{earlierWords(earlier.length)}</span>}
          <button type="button" aria-keyshortcuts="z" onClick={() => void perform(undoable)}>
            Undo
            <KeyCap>Z</KeyCap>
          </button>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(leftSeconds * 100_000) / undoWindowMs} height="1" />
          </svg>
        </>
      )}
    </div>
  );
}
