import type { Kysely } from 'kysely';
import type { Engine } from '../database.ts';

/** A migration sees the schema of its own time, hence `unknown`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- Kysely types migrations this way: no schema is right for all of them
export type MigrationDatabase = Kysely<any>;

export type Migration = (db: MigrationDatabase, engine: Engine) => Promise<void>;
