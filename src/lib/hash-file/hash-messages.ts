/** Messages from the worker to the page; the page sends it only the `File`. */
export type HashMessage =
  | { kind: 'progress'; bytes: number }
  | { kind: 'done'; sha256: string }
  /** The file could not be read to its end: removed, locked, a folder. */
  | { kind: 'failed' };
