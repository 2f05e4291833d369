import { createHash } from 'node:crypto';

/** A value as both engines can keep it: bytes as base64, booleans as 0 and 1, times as ISO 8601 in UTC. */
export type BackupValue = string | number | null | { bytes: string };

export interface BackupHeader {
  kind: 'header';
  format: 1;
  createTime: string;
  migrations: string[];
  /** Last entry of the audit log; missing in backups of earlier versions and where the log is empty. */
  audit?: { id: number; hash: string };
}

/** What a backup consists of, in this order; it is the same whichever engine it came from. */
export type BackupRecord =
  | BackupHeader
  /** A small file beside the database, base64. */
  | { kind: 'file'; name: string; content: string }
  /** `lastId` is the highest number that the table has ever given; null where it gives none. */
  | { kind: 'table'; name: string; columns: string[]; lastId: number | null }
  | { kind: 'row'; values: BackupValue[] }
  | { kind: 'table-end'; name: string; rows: number; digest: string }
  | { kind: 'end'; tables: number; rows: number };

/** A backup that cannot be made, read or restored, in a sentence for the person at the command line. */
export class BackupError extends Error {}

export interface Tally {
  add(values: readonly BackupValue[]): void;
  /** @returns the same for the same rows in any order */
  result(): { rows: number; digest: string };
}

const digestBits = 128n;

/**
 * Counts rows and adds up their SHA-256, shortened to 128 bits, so that the order in which an engine returns
 * them does not matter. It finds mistakes and damage; it is no signature.
 */
export function createTally(): Tally {
  let rows = 0;
  let sum = 0n;
  return {
    add(values) {
      const hash = createHash('sha256').update(JSON.stringify(values)).digest('hex');
      sum = BigInt.asUintN(Number(digestBits), sum + BigInt(`0x${hash.slice(0, Number(digestBits) / 4)}`));
      rows += 1;
    },
    result: () => ({ rows, digest: sum.toString(16).padStart(Number(digestBits) / 4, '0') }),
  };
}
