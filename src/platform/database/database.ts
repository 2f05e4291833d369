import type { Kysely, Transaction } from 'kysely';
import type { Log } from '../log/log.ts';
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

/** The connections of this process at this moment. */
export interface PoolState {
  open: number;
  idle: number;
  /** Queries that wait for a connection. */
  waiting: number;
  /** How many may be open. */
  max: number;
}

export interface NoticeHandlers {
  log: Log;
  /** Something was told; called as soon as the transaction that told it is committed. */
  onNotice(): void;
  /** True from now on, until it is said otherwise, nothing that is told is missed. What was told before may have been. */
  onHearing(isHearing: boolean): void;
}

export interface Listening {
  stop(): Promise<void>;
}

export interface OpenDatabase {
  database: Database;
  engine: Engine;
  /** Hears what any process tells with `pg_notify` on the channel; absent where the engine tells nothing. Errors are handled inside. */
  listen?: (channel: string, handlers: NoticeHandlers) => Listening;
  /** Absent where there is one connection, which is the file. */
  readPool?: () => PoolState;
  close(): Promise<void>;
}
