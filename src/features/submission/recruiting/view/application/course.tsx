import { useLingui } from '@lingui/react/macro';
import { recruitingSteps } from '../../model/recruiting-step.ts';
import { stepWords } from '../step-words.ts';
import { classNames } from '#ui/class-names.ts';
import type { ApplicationCourse } from '../../model/application-course.ts';
import styles from './course.module.css';

/** The five steps of an application with the present one marked: solid course behind, dashed ahead. */
export function Course({ current, hasEnded, compact }: ApplicationCourse & { compact?: boolean }) {
  const { t } = useLingui();
  return (
    <ol className={classNames(styles.course, compact && styles.compact)} aria-label={t`The five steps`}>
      {recruitingSteps.map((step, place) => (
        <li
          key={step}
          className={classNames(
            place < current && styles.done,
            place === current && (hasEnded ? styles.ended : styles.current),
          )}
          aria-current={place === current ? 'step' : undefined}
        >
          <b>
            {t(stepWords[step].name)}
            {place < current ? <span className="vh"> ({t`done`})</span> : null}
            {place === current && hasEnded ? <span className="vh"> ({t`ended at this step`})</span> : null}
          </b>
        </li>
      ))}
    </ol>
  );
}
