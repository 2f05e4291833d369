import { classNames } from '../class-names.ts';
import styles from './spinner.module.css';

/** A small compass rose that turns while something is in progress. Describe the work beside it. */
export function Spinner({ className }: { className?: string | undefined }) {
  return (
    <svg className={classNames(styles.rose, className)} viewBox="0 0 24 24" aria-hidden="true">
      <circle
        cx="12"
        cy="12"
        r="10.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.2"
        pathLength="360"
        strokeDasharray="2 20.5"
      />
      <path d="M12 2.5 14.4 12 12 21.5 9.6 12Z" fill="currentColor" opacity=".35" />
      <path d="M12 2.5 14.4 12H9.6Z" fill="currentColor" />
    </svg>
  );
}
