/** A named job that one node at a time does (`platform/jobs`). Times are those of `createJobClock`. */
export interface PeriodicJobTable {
  name: string;
  /** The runner that does it now, or that did when its process was killed; null where none does. */
  holder: string | null;
  /** Until when no other runner takes it; null where none holds it. */
  lease_end_time: string | null;
  /** When it is done next. */
  due_time: string;
  /** When it last ended well; null where it never has. */
  success_time: string | null;
  /** First line of what went wrong at its last run; null where nothing did. */
  last_error: string | null;
  /** When a runner first knew it. */
  create_time: string;
}

export interface JobTables {
  periodic_jobs: PeriodicJobTable;
}
