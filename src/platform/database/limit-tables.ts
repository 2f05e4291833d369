/** Points that a limit has counted (`platform/limits`). */
interface LimitCountTable {
  /** Keyed hash of the limit's name and of what it counts, often a network address. */
  key: string;
  points: number;
  /** When they no longer count. */
  end_time: string;
}

export interface LimitTables {
  limit_counts: LimitCountTable;
}
