import { chartKinds } from '#lib/chart/chart-kinds.ts';
import { Chart } from '#ui/chart/chart.tsx';
import styles from './harbor-chart.module.css';
import marksUrl from './harbor-marks.svg?url&no-inline';

const chartSeed = 7;
const { width, height } = chartKinds.harbor;

/**
 * The water around the phone, with its names, icons and lights. It is placed under its container, with the
 * quay in the center.
 */
export function HarborChart() {
  return (
    <div className={styles.harbor} aria-hidden="true">
      <div className={styles.faint}>
        <Chart kind="harbor" seed={chartSeed} />
      </div>
      <div className={styles.waters}>
        <Chart kind="harbor" seed={chartSeed} />
      </div>
      <svg className={styles.marks} viewBox={`0 0 ${width} ${height}`}>
        <use href={`${marksUrl}#marks`} />
      </svg>
    </div>
  );
}
