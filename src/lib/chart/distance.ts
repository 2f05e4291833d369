/** A rectangle with rounded corners, by its center. */
export interface RoundedBox {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
}

/** Distance from a point to the box's edge; negative inside. */
export function distanceToBox(x: number, y: number, box: RoundedBox): number {
  const dx = Math.abs(x - box.x) - box.width / 2 + box.radius;
  const dy = Math.abs(y - box.y) - box.height / 2 + box.radius;
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - box.radius;
}

/** The smaller of two distances, with the corner between them rounded over `reach`. */
export function smoothMinimum(a: number, b: number, reach: number): number {
  const overlap = Math.max(reach - Math.abs(a - b), 0) / reach;
  return Math.min(a, b) - (overlap * overlap * reach) / 4;
}
