/** The field that a path belongs to: its first part. */
export function fieldNameOf(path: string): string {
  return path.split('.')[0] ?? '';
}
