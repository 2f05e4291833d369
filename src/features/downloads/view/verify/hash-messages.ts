/** What the worker tells the page; the page sends it the `File` and nothing else. */
export type HashMessage =
  | { kind: 'progress'; bytes: number }
  | { kind: 'done'; sha256: string }
  /** The file could not be read to its end: removed, locked, a folder. */
  | { kind: 'failed' };
