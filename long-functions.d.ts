/** Groups of files with the reason that they share (long-functions.js). */
export declare const longFunctions: readonly {
  readonly reason: string;
  readonly files: Readonly<Record<string, number>>;
}[];
