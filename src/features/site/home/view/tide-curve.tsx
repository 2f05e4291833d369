import styles from './tide-curve.module.css';

const width = 1000;
const height = 340;
const floor = 320;
const lastX = 790;

/** A mixed tide: two high waters a day, one higher than the other. */
const levelAt = (x: number) =>
  Math.round(170.5 - 112.5 * Math.cos((2 * Math.PI * x) / 395) - 13 * Math.cos((2 * Math.PI * x) / 790));

const curve = Array.from({ length: lastX / 10 + 1 }, (_, at) => `${at * 10} ${levelAt(at * 10)}`).join('L');
const levels = [45, 100, 155, 210, 265, floor].map((y) => `M0 ${y}H${width}`).join('');
const hours = Array.from(
  { length: 25 },
  (_, hour) => `M${Math.round(hour * 41.6)} ${floor}v${hour % 6 === 0 ? -11 : -5}`,
).join('');

/** The curve with its high and low water marked. */
export function TideCurve() {
  return (
    <svg className={styles.curve} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className={styles.grid} d={levels + hours} />
      <path className={styles.water} d={`M${curve}V${floor}H0Z`} />
      <path className={styles.line} d={`M${curve}`} />
      <g className={styles.measure}>
        <path d="M397 71H850M589 277H850" strokeDasharray="2 5" />
        <path d="M840 79V269M834 87l6-11 6 11M834 261l6 11 6-11" />
      </g>
      <circle className={styles.high} cx="395" cy="71" r="6" />
      <circle className={styles.low} cx="592" cy="283" r="8" />
    </svg>
  );
}
