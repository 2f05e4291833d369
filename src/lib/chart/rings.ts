import type { Point } from './simplify.ts';

/** Depth in meters at a point; zero and less is land. */
export type DepthField = (x: number, y: number) => number;

export interface Grid {
  width: number;
  height: number;
  /** Sampling distance. */
  step: number;
}

/** Cells kept around the view box, so that rings which leave it close outside of it. */
const marginCells = 2;
/** Depth of everything beyond the edge: deeper than any level. */
const outside = 1000;

/**
 * For each of the 16 patterns of shallow corners, the pairs of cell edges that a contour connects. Corners
 * count 1, 2, 4, 8 from the top left clockwise; edges are 0 top, 1 right, 2 bottom, 3 left.
 */
const crossings: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 2],
    [0, 1],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 3],
    [1, 2],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

/** An edge of the grid that the contour crosses: its key and the crossing point. */
type Crossing = readonly [key: number, at: Point];

/** Depths at the grid points, computed once for all levels. */
export interface Samples {
  step: number;
  columns: number;
  rows: number;
  depths: Float64Array;
}

export function sampleField(field: DepthField, { width, height, step }: Grid): Samples {
  const columns = Math.ceil(width / step) + 2 * marginCells + 1;
  const rows = Math.ceil(height / step) + 2 * marginCells + 1;
  const depths = new Float64Array(columns * rows);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++)
      depths[j * columns + i] = field((i - marginCells) * step, (j - marginCells) * step);
  return { step, columns, rows, depths };
}

/**
 * Closed rings around the areas shallower than `level` (marching squares). The border counts as deep, so
 * every ring closes.
 */
export function findRings({ step, columns, rows, depths }: Samples, level: number): Point[][] {
  const sample = (i: number, j: number) => {
    const isBorder = i === 0 || j === 0 || i === columns - 1 || j === rows - 1;
    return isBorder ? outside : (depths[j * columns + i] ?? 0) - level;
  };
  const isInside = (i: number, j: number) => sample(i, j) < 0;

  /** The edge from (i, j) to its right or lower neighbor. */
  const cross = (i: number, j: number, direction: 'right' | 'down'): Crossing => {
    const [k, l] = direction === 'right' ? [i + 1, j] : [i, j + 1];
    const from = sample(i, j);
    const t = Math.min(0.98, Math.max(0.02, from / (from - sample(k, l))));
    const at: Point = [(i - marginCells + (k - i) * t) * step, (j - marginCells + (l - j) * t) * step];
    return [(j * columns + i) * 2 + (direction === 'down' ? 1 : 0), at];
  };

  const joints = new Joints();
  for (let j = 0; j < rows - 1; j++)
    for (let i = 0; i < columns - 1; i++) {
      const pattern =
        Number(isInside(i, j)) |
        (Number(isInside(i + 1, j)) << 1) |
        (Number(isInside(i + 1, j + 1)) << 2) |
        (Number(isInside(i, j + 1)) << 3);
      for (const [a, b] of crossings[pattern] ?? []) {
        const edges = [
          () => cross(i, j, 'right'),
          () => cross(i + 1, j, 'down'),
          () => cross(i, j + 1, 'right'),
          () => cross(i, j, 'down'),
        ];
        const from = edges[a]?.();
        const to = edges[b]?.();
        if (from && to) joints.join(from, to);
      }
    }
  return joints.rings();
}

/** Contour segments, joined end to end into rings. */
class Joints {
  readonly #neighbors = new Map<number, number[]>();
  readonly #points = new Map<number, Point>();

  join([a, pointA]: Crossing, [b, pointB]: Crossing): void {
    this.#points.set(a, pointA).set(b, pointB);
    this.#listOf(a).push(b);
    this.#listOf(b).push(a);
  }

  #listOf(key: number): number[] {
    const list = this.#neighbors.get(key) ?? [];
    this.#neighbors.set(key, list);
    return list;
  }

  /** Rings of more than eight points; smaller ones are specks. */
  rings(): Point[][] {
    const seen = new Set<number>();
    const rings: Point[][] = [];
    for (const start of this.#neighbors.keys()) {
      const ring: Point[] = [];
      let previous = -1;
      let current: number | undefined = start;
      while (current !== undefined && !seen.has(current)) {
        seen.add(current);
        const point = this.#points.get(current);
        if (point) ring.push(point);
        const next: number | undefined = this.#listOf(current).find(
          (key) => key !== previous && !seen.has(key),
        );
        previous = current;
        current = next;
      }
      if (ring.length > 8) rings.push(ring);
    }
    return rings;
  }
}
