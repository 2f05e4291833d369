import styles from './review.module.css';

/** A key, drawn beside what it does; not read out, because the control says it by `aria-keyshortcuts`. */
export function KeyCap({ children }: { children: string }) {
  return (
    <kbd className={styles['key']} aria-hidden="true">
      {children}
    </kbd>
  );
}
