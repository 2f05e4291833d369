/**
 * Path of the first text in a value of JSON that passes, its keys joined by dots; empty where the value itself is the text.
 * @returns undefined when none passes
 */
export function findText(value: unknown, passes: (text: string) => boolean): string | undefined {
  if (typeof value === 'string') return passes(value) ? '' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const path = findText(part, passes);
    if (path !== undefined) return path === '' ? key : `${key}.${path}`;
  }
  return undefined;
}
