import { useShortcuts } from '#features/core/desk-kit/desk/use-shortcuts.ts';
import { KeyCap } from '#features/core/desk-kit/desk/key-cap.tsx';
import styles from './jump-bar.module.css';

export interface Part {
  /** Of its element. */
  id: string;
  name: string;
  count?: number;
}

const jump = (id: string) => document.getElementById(id)?.scrollIntoView({ block: 'start' });

/** The parts of an item, each under a digit. */
export function JumpBar({ parts }: { parts: readonly Part[] }) {
  useShortcuts(Object.fromEntries(parts.map(({ id }, index) => [String(index + 1), () => jump(id)])));
  return (
    <div className={styles['jump']} role="group" aria-label="Parts of this item">
      {parts.map(({ id, name, count }, index) => (
        <button key={id} type="button" aria-keyshortcuts={String(index + 1)} onClick={() => jump(id)}>
          <KeyCap>{String(index + 1)}</KeyCap>
          {name}
          {count !== undefined && <span>{count}</span>}
        </button>
      ))}
    </div>
  );
}
