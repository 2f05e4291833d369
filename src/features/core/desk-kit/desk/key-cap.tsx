import styles from './key-cap.module.css';

interface KeyCapProps {
  /** False beside a control, which says it by `aria-keyshortcuts`. */
  isRead?: boolean;
  children: string;
}

/** A key, drawn beside what it does. */
export function KeyCap({ isRead = false, children }: KeyCapProps) {
  return (
    <kbd className={styles['key']} aria-hidden={isRead ? undefined : true}>
      {children}
    </kbd>
  );
}
