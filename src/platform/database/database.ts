import type { Kysely, Transaction } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

/** A database or an open transaction: what queries take. */
export type Database = Kysely<DatabaseSchema>;
export type DatabaseTransaction = Transaction<DatabaseSchema>;

/** What differs between the engines; everything else is the same SQL. */
export interface Engine {
  name: 'sqlite' | 'postgres';
  /** Column type of an automatically growing integer primary key, as raw SQL. */
  identityColumn: string;
  /** Column type of raw bytes. */
  bytesColumn: 'blob' | 'bytea';
  /** Waits until no other open transaction holds the lock of that name; released when this one ends. */
  lock(transaction: DatabaseTransaction, name: string): Promise<void>;
  /** True when the error is a violation of a unique index. */
  isUniqueViolation(error: unknown): boolean;
  /** True when the error is a reference to a row that does not exist, or no longer. */
  isForeignKeyViolation(error: unknown): boolean;
}

export interface OpenDatabase {
  database: Database;
  engine: Engine;
  close(): Promise<void>;
}
