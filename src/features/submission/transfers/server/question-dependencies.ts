import type { Database, Engine } from '#platform/database/database.ts';
import type { Transfers } from './transfers.ts';

export interface SenderHashes {
  address_hash: string | null;
  network_hash: string | null;
}

/** External dependencies of the questions about payments; created once at the start. */
export interface QuestionDependencies {
  database: Database;
  engine: Pick<Engine, 'lock' | 'isUniqueViolation'>;
  /** What the transaction of a question brought. */
  transfers: Pick<Transfers, 'ofTransaction'>;
  /** Keyed hashes of a visitor's address and network; null where it is not known. */
  hashSender: (address: string | undefined) => SenderHashes;
  now: () => Date;
}
