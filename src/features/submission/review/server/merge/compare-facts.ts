import { createHash } from 'node:crypto';
import { mergeFacts, type MergeFact, type MergeRow } from '../../model/merge.ts';

/** The facts of one side: one line each, in any order. */
export type Facts = Partial<Record<MergeFact, readonly string[]>>;

const sameText = (a: readonly string[], b: readonly string[]) =>
  JSON.stringify([...a].sort()) === JSON.stringify([...b].sort());

/** Both sides beside each other. */
export function compareFacts(listed: Facts, submitted: Facts): MergeRow[] {
  return mergeFacts
    .filter((fact) => listed[fact] !== undefined && submitted[fact] !== undefined)
    .map((fact) => {
      const rows = { listed: [...(listed[fact] ?? [])], submitted: [...(submitted[fact] ?? [])] };
      return { fact, ...rows, differs: !sameText(rows.listed, rows.submitted) };
    });
}

/** A hash that changes with every listed fact. @param listed in a fixed order */
export function hashListed(listed: unknown): string {
  return createHash('sha256').update(JSON.stringify(listed)).digest('hex');
}

/** Hash of the stored file behind an icon's address; nothing for an icon of another host. */
export function iconFileOf(iconUrl: string): string[] {
  const [, sha256] = /^\/files\/([0-9a-f]{64})\./.exec(iconUrl) ?? [];
  return sha256 === undefined ? [] : [sha256];
}
