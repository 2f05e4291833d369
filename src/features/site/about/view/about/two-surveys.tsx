import type { MilestoneYear } from '../../model/milestone.ts';
import styles from './two-surveys.module.css';
import surveysUrl from './two-surveys.svg?url&no-inline';

const viewBox = '0 0 1100 640';

/** One harbor as it was first surveyed and as it is today, with the years of the first and the last milestone. */
export function TwoSurveys({ years }: { years: readonly MilestoneYear[] }) {
  const first = years[0]?.year;
  const last = years.at(-1)?.year;
  return (
    <div className={styles.surveys} aria-hidden="true">
      <svg className={styles.now} viewBox={viewBox} preserveAspectRatio="xMidYMid slice">
        <use href={`${surveysUrl}#now`} />
      </svg>
      <svg className={styles.old} viewBox={viewBox} preserveAspectRatio="xMidYMid slice">
        <use href={`${surveysUrl}#old`} />
      </svg>
      <div className={styles.cut}>
        {first === undefined || first === last ? null : (
          <>
            <b>{first}</b>
            <b>{last}</b>
          </>
        )}
      </div>
    </div>
  );
}
