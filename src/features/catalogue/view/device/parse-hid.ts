/** A stored id, or undefined when the value is anything else. */
export function parseHid(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
