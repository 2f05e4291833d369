/** Does something once the frame in the making is painted: people who wait for that frame do not wait for it. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
