/** x and y in the chart's units (CSS pixels at its natural size). */
export type Point = readonly [x: number, y: number];

function distanceToLine([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const dx = bx - ax;
  const dy = by - ay;
  const length = Math.hypot(dx, dy) || 1;
  return length > 1 ? Math.abs(dx * (ay - py) - dy * (ax - px)) / length : Math.hypot(px - ax, py - ay);
}

/** Removes the points of a line that are within `tolerance` of it (Ramer–Douglas–Peucker). */
export function simplify(line: readonly Point[], tolerance: number): readonly Point[] {
  const first = line[0];
  const last = line.at(-1);
  if (line.length < 3 || !first || !last) return line;
  let farthest = 0;
  let distance = 0;
  line.forEach((point, index) => {
    if (index === 0 || index === line.length - 1) return;
    const found = distanceToLine(point, first, last);
    if (found > distance) {
      distance = found;
      farthest = index;
    }
  });
  if (distance <= tolerance) return [first, last];
  return [
    ...simplify(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(farthest), tolerance),
  ];
}
