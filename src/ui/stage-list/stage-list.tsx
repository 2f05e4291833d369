import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './stage-list.module.css';

export interface Stage {
  name: ReactNode;
  text: ReactNode;
}

export interface StageListProps {
  stages: readonly Stage[];
  /** May set `--stage-ring`, `--stage-course` (colors) and `--stage-gap`. */
  className?: string | undefined;
}

/**
 * A vertical list of stages to read; the last one is marked as reached. For a person's own progress:
 * `Steps`.
 */
export function StageList({ stages, className }: StageListProps) {
  return (
    <ol className={classNames(styles.stages, className)}>
      {stages.map(({ name, text }, position) => (
        <li key={position}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
