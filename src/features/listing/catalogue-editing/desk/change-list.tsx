import { diffText } from '#features/core/desk-kit/desk/diff-text.ts';
import { DiffView } from '#features/core/desk-kit/desk/diff-view.tsx';
import type { FieldChange } from '../model/listing-edit.ts';
import { fieldLabel } from './listing-words.ts';

/** Changes field by field, with what differs marked. */
export function ChangeList({ changes, label }: { changes: readonly FieldChange[]; label: string }) {
  const rows = changes.flatMap(({ field, from, to }) => diffText(from, to, fieldLabel(field)));
  return <DiffView rows={rows} label={label} />;
}
