import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  /** Level of the title in the page's outline. */
  level?: 1 | 2 | 3 | undefined;
  /** What the visitor can do about it. */
  actions?: ReactNode;
  /** Without the frame, for a page of its own (not found). */
  plain?: boolean | undefined;
  children?: ReactNode;
}

const soundings = [
  { x: 96, y: 84, text: '38' },
  { x: 318, y: 74, text: '46' },
  { x: 344, y: 160, text: '51' },
  { x: 72, y: 164, text: '42' },
  { x: 268, y: 196, text: '60' },
];

/** An empty state: a flag buoy on open water, what is missing, and what to do next. */
export function EmptyState({ title, level = 2, actions, plain, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.empty, plain && styles.plain)}>
      <svg className={styles.water} viewBox="0 0 420 220" aria-hidden="true">
        <g className={styles.rings}>
          <ellipse cx="210" cy="118" rx="58" ry="30" />
          <ellipse cx="210" cy="118" rx="98" ry="52" />
          <ellipse cx="210" cy="118" rx="142" ry="76" />
          <ellipse cx="210" cy="118" rx="190" ry="102" />
        </g>
        <g className="snd">
          {soundings.map(({ x, y, text }) => (
            <text key={`${x} ${y}`} x={x} y={y}>
              {text}
            </text>
          ))}
        </g>
        <path d="M210 60v58" className={styles.staff} />
        <path d="M210 60l34 11-34 11z" className={styles.flag} />
        <ellipse cx="210" cy="119" rx="12" ry="5" className={styles.float} />
      </svg>
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
