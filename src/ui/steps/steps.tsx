import { classNames } from '../class-names.ts';
import styles from './steps.module.css';

export interface Step {
  label: string;
  /** One short line under the label; shown in the rail only. */
  detail?: string | undefined;
}

export interface StepsProps {
  /** Shown above the rail; names the list. */
  title: string;
  steps: readonly Step[];
  /** Index of the current step; `steps.length` when all are done. */
  current: number;
  /** Read aloud after a finished step ("done"). */
  doneLabel: string;
}

/**
 * The list of steps: dashed line ahead, solid behind. A rail on the left of wide pages, a sticky strip above
 * narrow ones. Used in a `StepsLayout`.
 */
export function Steps({ title, steps, current, doneLabel }: StepsProps) {
  return (
    <div className={styles.rail} data-screen-only="">
      <div className={styles.plan}>
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
        <ol aria-label={title}>
          {steps.map((step, index) => (
            <li
              key={step.label}
              className={classNames(
                styles.step,
                index < current && styles.done,
                index === current && styles.current,
              )}
              aria-current={index === current ? 'step' : undefined}
            >
              <span className={styles.dot} aria-hidden="true" />
              <b className={styles.label}>
                {step.label}
                {index < current && <span className="vh"> ({doneLabel})</span>}
              </b>
              {step.detail && <small className={styles.detail}>{step.detail}</small>}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
