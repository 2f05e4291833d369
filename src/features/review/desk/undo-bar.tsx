import { undoWindowMs } from '../model/undo.ts';
import { KeyCap } from './key-cap.tsx';
import styles from './review.module.css';
import { useShortcuts } from '#features/desk-kit/desk/use-shortcuts.ts';
import { useUndo } from './use-undo.ts';

/** After a decision, as long as its mail waits: what was done, and the way back. */
export function UndoBar() {
  const { undoable, leftSeconds, perform } = useUndo();
  useShortcuts({ z: undoable ? () => void perform() : undefined });
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
          <button type="button" aria-keyshortcuts="z" onClick={() => void perform()}>
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
