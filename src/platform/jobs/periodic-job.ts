/** Work that is done again and again, by one node at a time. */
export interface PeriodicJob {
  /** The same on every node and in every version: its due time is kept under it. */
  name: string;
  /** From the start of one run to the next. */
  everyMs: number;
  /**
   * Can be done again from its beginning at any time, because a node may be killed in the middle of it.
   * @param signal ends work that goes on for long, when the node ends or has lost the job to another one
   */
  work(signal: AbortSignal): Promise<unknown>;
}

/** How a job does. */
export interface JobRun {
  name: string;
  everySeconds: number;
  /** Since it last ended well, or since it was first planned where it never has. */
  successSeconds: number;
  hasFailed: boolean;
}
