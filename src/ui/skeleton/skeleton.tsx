import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** `line` of text, `title`, `pill`, `circle`, `icon` (56 px, rounded) or `block`, sized by its class. */
  shape?: 'line' | 'title' | 'pill' | 'circle' | 'icon' | 'block' | undefined;
  /** Percentage of the container's width. */
  width?: 30 | 40 | 60 | 75 | 90 | 100 | undefined;
  className?: string | undefined;
}

/**
 * A placeholder with the geometry of the loading content. Put `aria-busy` and a label on the list around it.
 */
export function Skeleton({ shape = 'line', width, className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, styles[shape], width && styles[`w${width}`], className)}
      aria-hidden="true"
    />
  );
}
