import { createHash } from 'node:crypto';
import { AppError } from '#lib/app-error.ts';

/** Changes with every value. @param values in a fixed order */
export function hashValues(values: unknown): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

/** @throws AppError conflict when someone else changed it since */
export function requireSeen(values: unknown, seen: string): void {
  if (hashValues(values) !== seen)
    throw new AppError('conflict', 'Another person changed this in the meantime. Reload and decide again.');
}

/** @throws AppError bad-request unless both have the same members, each once */
export function requireSameMembers(hids: readonly number[], known: readonly number[]): void {
  const sent = new Set(hids);
  if (sent.size !== hids.length || sent.size !== known.length || known.some((hid) => !sent.has(hid)))
    throw new AppError('bad-request', 'The order must contain every item once.');
}
