import { simplify, type Point } from './simplify.ts';

/** Shorter rings would look like dirt. */
const shortestRing = 60;
/** Longer straight runs keep their ends, so that the curves do not round them off. */
const longRun = 70;
const runEnd = 14;

const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);

function lengthOf(ring: readonly Point[]): number {
  return ring.reduce((sum, point, index) => sum + distance(ring[index - 1] ?? point, point), 0);
}

/** A closed ring with its significant points: each half simplified, the ends of long runs kept. */
function simplifyRing(ring: readonly Point[], tolerance: number): Point[] {
  const half = ring.length >> 1;
  const points = [
    ...simplify(ring.slice(0, half + 1), tolerance).slice(0, -1),
    ...simplify([...ring.slice(half), ...ring.slice(0, 1)], tolerance).slice(0, -1),
  ];
  return points.flatMap((a, index) => {
    const b = points[(index + 1) % points.length] ?? a;
    const length = distance(a, b);
    if (length <= longRun) return [a];
    const dx = ((b[0] - a[0]) * runEnd) / length;
    const dy = ((b[1] - a[1]) * runEnd) / length;
    return [a, [a[0] + dx, a[1] + dy], [b[0] - dx, b[1] - dy]];
  });
}

/**
 * A ring as relative quadratic curves through the midpoints of its sides, in whole units: the shortest
 * smooth path.
 */
function curveOf(points: readonly Point[]): string {
  const at = (index: number): Point => points[index % points.length] ?? [0, 0];
  const middle = (index: number): Point => {
    const [a, b] = [at(index), at(index + 1)];
    return [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)];
  };
  let from = middle(0);
  const start = `M${from[0]} ${from[1]}q`;
  const steps = points.map((_, index) => {
    const control = at(index + 1);
    const to = middle(index + 1);
    const step = [
      Math.round(control[0]) - from[0],
      Math.round(control[1]) - from[1],
      to[0] - from[0],
      to[1] - from[1],
    ];
    from = to;
    return step.join(' ');
  });
  return `${start}${steps.join(' ').replaceAll(' -', '-')}z`;
}

/** Path data of all rings of one level. */
export function ringPath(rings: readonly (readonly Point[])[], tolerance: number): string {
  return rings
    .filter((ring) => lengthOf(ring) >= shortestRing)
    .map((ring) => simplifyRing(ring, tolerance))
    .filter((points) => points.length >= 4)
    .map(curveOf)
    .join('');
}
