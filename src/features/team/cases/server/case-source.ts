import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { NextCase } from '../model/assignment.ts';

/** Which open cases are looked for. */
export interface WantedCase {
  /** Account that they are assigned to; null for those that are unassigned. */
  holder: string | null;
  except: readonly number[];
}

export interface LockedCase {
  /** Whether it waits for a decision. */
  isOpen: boolean;
  name: string;
  /** For the log. */
  subject: string;
}

/** What the room of a kind says about its cases. */
export interface CaseSource {
  /** Locks the case's row until the transaction ends (`lockCase`). @throws AppError not-found */
  lock(transaction: DatabaseTransaction, id: number): Promise<LockedCase>;
  /** The most urgent open case of these: what is late first, then the oldest. */
  findFirst(database: Database, wanted: WantedCase): Promise<NextCase | undefined>;
  /** Whether another person decides: this one sent the item, or made the decision that the case is about. */
  isBarred(database: Database, id: number, person: { id: string; email: string }): Promise<boolean>;
}
