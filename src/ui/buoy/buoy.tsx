import { classNames } from '../class-names.ts';
import styles from './buoy.module.css';

/**
 * Status by shape, so that it survives colour blindness: `cone` clear or done, `can` stop or error,
 * `cardinal` caution, `safe-water` information.
 */
export type BuoyKind = 'cone' | 'can' | 'cardinal' | 'safe-water';

const shapes: Record<Exclude<BuoyKind, 'safe-water'>, string> = {
  cone: 'M9 2 15 14H3Z',
  can: 'M4 3.5h10V14H4Z',
  cardinal: 'M9 1.5 13 7H5ZM9 14 5 8.4h8Z',
};

/** Decoration beside words; it says nothing to a screen reader. */
export function Buoy({ kind, className }: { kind: BuoyKind; className?: string | undefined }) {
  return (
    <svg className={classNames(styles.buoy, styles[kind], className)} viewBox="0 0 18 18" aria-hidden="true">
      {kind === 'safe-water' ? (
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
