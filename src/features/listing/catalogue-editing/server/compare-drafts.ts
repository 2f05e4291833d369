import { createHash } from 'node:crypto';
import { canonicalJson } from '#lib/canonical-json.ts';
import type { ListingDraft } from '../model/listing-draft.ts';
import type { FieldChange } from '../model/listing-edit.ts';
import type { DraftLine } from './listing-kind.ts';

/** Changes with every value of the draft. */
export function hashDraft(draft: ListingDraft): string {
  return createHash('sha256').update(canonicalJson(draft)).digest('hex');
}

/** The fields that differ, in the order of the form. */
export function compareLines(before: readonly DraftLine[], after: readonly DraftLine[]): FieldChange[] {
  const from = new Map(before.map(({ field, value }) => [field, value]));
  const to = new Map(after.map(({ field, value }) => [field, value]));
  return [...new Set([...to.keys(), ...from.keys()])]
    .map((field) => ({ field, from: from.get(field) ?? '', to: to.get(field) ?? '' }))
    .filter((change) => change.from !== change.to);
}

/** The value at `texts.en.title`, `contracts.12`, `url` …, as text that can be compared. */
function valueAt(draft: ListingDraft, path: string): string {
  const [name = '', ...rest] = path.split('.');
  const value = (draft as unknown as Record<string, unknown>)[name];
  if (name === 'contracts' && rest[0] !== undefined) {
    const rows = value as { chain: number; addresses: string }[];
    return JSON.stringify(rows.find(({ chain }) => String(chain) === rest[0])?.addresses ?? null);
  }
  const deep = rest.reduce<unknown>(
    (inner, key) => (inner as Record<string, unknown> | undefined)?.[key],
    value,
  );
  return JSON.stringify(deep ?? null);
}

/** Does the edit leave the value at this path as it was? */
export function isUnchanged(path: string, before: ListingDraft, after: ListingDraft): boolean {
  return valueAt(before, path) === valueAt(after, path);
}
