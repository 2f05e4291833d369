import { classNames } from '../class-names.ts';
import styles from './status-icon.module.css';

/** Status by shape, so that it does not depend on color vision: `success`, `error`, `warning`, `info`, and `unknown` for what was not determined. */
export type StatusIconKind = 'success' | 'error' | 'warning' | 'info' | 'unknown';

const shapes: Record<Exclude<StatusIconKind, 'info' | 'unknown'>, string> = {
  success: 'M9 2 15 14H3Z',
  error: 'M4 3.5h10V14H4Z',
  warning: 'M9 1.5 13 7H5ZM9 14 5 8.4h8Z',
};

/** Decoration beside text; hidden from screen readers. */
export function StatusIcon({ kind, className }: { kind: StatusIconKind; className?: string | undefined }) {
  if (kind === 'unknown')
    return (
      <svg
        className={classNames(styles.icon, styles[kind], className)}
        viewBox="0 0 18 18"
        aria-hidden="true"
      >
        <circle
          cx="9"
          cy="9"
          r="6.4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeDasharray="2.4 2.2"
        />
      </svg>
    );
  return (
    <svg className={classNames(styles.icon, styles[kind], className)} viewBox="0 0 18 18" aria-hidden="true">
      {kind === 'info' ? (
        <>
          <circle cx="9" cy="8" r="5.6" fill="none" stroke="currentColor" strokeWidth="1.6" />
          <path d="M9 2.4v11.2" stroke="currentColor" strokeWidth="1.6" />
        </>
      ) : (
        <path d={shapes[kind]} fill="currentColor" />
      )}
      <path d="M2 16.2h14" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}
