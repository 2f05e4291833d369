import { classNames } from '../class-names.ts';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** 0 to 1 */
  share: number;
  /** Accessible label. */
  label: string;
  className?: string | undefined;
}

/** A progress bar. It is as wide as its container. */
export function ProgressBar({ share, label, className }: ProgressBarProps) {
  return <progress className={classNames(styles.bar, className)} value={share} max={1} aria-label={label} />;
}
