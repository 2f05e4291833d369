import styles from './seabed-drawing.module.css';

const width = 1440;
const height = 700;
const step = 48;
/** Depth of the bottom at every step from the shore. */
const bottom = [
  309, 321, 329, 336, 339, 345, 351, 351, 359, 367, 385, 400, 413, 426, 433, 441, 459, 478, 491, 504, 518,
  531, 540, 555, 566, 576, 584, 580, 583, 590, 596,
];
/** Layers of sand under it. */
const sandDepths = [46, 94, 140, 188, 230, 274];

const lineOf = (depths: readonly number[]) =>
  depths.map((depth, at) => `${at === 0 ? 'M' : 'L'}${at * step} ${depth}`).join('');
const ground = `${lineOf(bottom)}V${height}H0Z`;
const sand = sandDepths
  .map((below) => lineOf(bottom.map((depth, at) => depth + below - ((at * 7) % 5))))
  .join('');
const bands = [60, 150, 270, 420];

/** Bands of water and the seabed, stretched to the section. */
export function SeabedDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bands.map((top, at) => (
        <path key={top} className={styles[`band${at + 1}`]} d={`M0 ${top}H${width}V${height}H0Z`} />
      ))}
      <path className={styles.ground} d={ground} />
      <path className={styles.sand} d={sand} />
    </svg>
  );
}
