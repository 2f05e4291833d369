import styles from './water-level.module.css';

const width = 700;
const height = 320;
const floor = 290;

/** The level after each change: [x, y]. */
const steps: readonly (readonly [x: number, y: number])[] = [
  [0, 250],
  [60, 60],
  [150, 92],
  [235, 112],
  [290, 196],
  [360, 220],
  [400, 96],
  [520, 124],
  [600, 178],
  [660, 200],
];

const surface = steps.map(([x, y], at) => (at === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('') + `H${width}`;
const days = Array.from({ length: 8 }, (_, day) => `M${day * 100} ${floor}v${day === 7 ? 0 : 12}`).join('');
const levels = [60, 118, 176, 234].map((y) => `M0 ${y}H${width}`).join('');

/** The balance of the card over a week, as a line chart. */
export function WaterLevel() {
  return (
    <svg className={styles.gauge} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className={styles.grid} d={`${levels}M0 ${floor}H${width}${days}`} />
      <path className={styles.water} d={`${surface}V${floor}H0Z`} />
      <path className={styles.surface} d={surface} />
      <circle className={styles.added} cx="60" cy="60" r="7" />
      <circle className={styles.added} cx="400" cy="96" r="7" />
      <circle className={styles.paid} cx="290" cy="196" r="6" />
    </svg>
  );
}
