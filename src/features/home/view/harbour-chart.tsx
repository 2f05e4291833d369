import { chartKinds } from '#lib/chart/chart-kinds.ts';
import { Chart } from '#ui/chart/chart.tsx';
import styles from './harbour-chart.module.css';
import marksUrl from './harbour-marks.svg?url&no-inline';

const chartSeed = 7;
const { width, height } = chartKinds.harbour;

/** The water around the phone, with its names, buoys and lights. It lies under the box it is in, its quay in the box's middle. */
export function HarbourChart() {
  return (
    <div className={styles.harbour} aria-hidden="true">
      <div className={styles.faint}>
        <Chart kind="harbour" seed={chartSeed} />
      </div>
      <div className={styles.waters}>
        <Chart kind="harbour" seed={chartSeed} />
      </div>
      <svg className={styles.marks} viewBox={`0 0 ${width} ${height}`}>
        <use href={`${marksUrl}#marks`} />
      </svg>
    </div>
  );
}
