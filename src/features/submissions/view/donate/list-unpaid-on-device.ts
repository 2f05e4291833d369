import { isPaid, submissionKinds } from '../../model/state.ts';
import { asksForDonation, type SavedDraft } from '../draft/saved-draft.ts';
import type { DraftKind, DraftKinds } from '../kind/draft-kind.ts';

function readDraft({ storageKey, format }: DraftKind): SavedDraft | undefined {
  try {
    return format.parse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
  } catch {
    // Storage is forbidden, or holds something else.
    return undefined;
  }
}

/** References of what this device sent and may not have paid yet; what was saved last comes first. */
export function listUnpaidOnDevice(kinds: DraftKinds): string[] {
  return submissionKinds
    .filter(isPaid)
    .flatMap((kind) => readDraft(kinds[kind]) ?? [])
    .filter(asksForDonation)
    .sort((a, b) => (b.save_time ?? '').localeCompare(a.save_time ?? ''))
    .flatMap(({ reference }) => reference ?? []);
}
