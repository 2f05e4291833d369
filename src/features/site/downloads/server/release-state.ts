import { createHash } from 'node:crypto';
import type { VersionState } from '#features/team/versions/server/keep-version.ts';
import type { ReleaseColumns } from './read-releases.ts';

/** What a version of a release holds; its platform, number and files never change. */
export interface ReleaseValues {
  notes: Record<string, string>;
  /** Null while it is offered. */
  withdrawal: string | null;
}

export const subjectOf = (id: number) => `release ${id}`;

const valuesOf = (row: ReleaseColumns): ReleaseValues => ({
  notes: JSON.parse(row.notes) as Record<string, string>,
  withdrawal: row.withdrawn_reason,
});

export function releaseState(row: ReleaseColumns): VersionState {
  const values = valuesOf(row);
  const notes = Object.entries(values.notes).map(([locale, value]) => ({ field: `notes.${locale}`, value }));
  const state = values.withdrawal === null ? 'offered' : `withdrawn: ${values.withdrawal}`;
  return { values, lines: [...notes, { field: 'state', value: state }] };
}

/** Changes with everything that a version holds. */
export const seenOf = (row: ReleaseColumns): string =>
  createHash('sha256')
    .update(JSON.stringify(valuesOf(row)))
    .digest('hex');
