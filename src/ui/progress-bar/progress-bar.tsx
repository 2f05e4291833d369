import { classNames } from '../class-names.ts';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** 0 to 1 */
  share: number;
  /** Says what goes on. */
  label: string;
  className?: string | undefined;
}

/** How much of something is done. Its width is its place's. */
export function ProgressBar({ share, label, className }: ProgressBarProps) {
  return <progress className={classNames(styles.bar, className)} value={share} max={1} aria-label={label} />;
}
