import { deviceStorage } from '#lib/device-storage.ts';
import { isPaid, submissionKinds } from '#features/submission/submissions/model/state.ts';
import type { StatusView } from '#features/submission/submissions/model/status-view.ts';
import { getSubmission } from '#features/submission/submissions/view/api/submission-client.ts';
import {
  asksForDonation,
  type SavedDraft,
} from '#features/submission/submission-form/view/draft/saved-draft.ts';
import type { FlowError } from '#features/submission/submission-form/view/flow/flow-context.ts';
import type { DraftKind, DraftKinds } from '#features/submission/submission-form/view/kind/draft-kind.ts';

/** Why nothing can be paid. `none`: no submission was named, and this device has no unpaid one. */
export type ClosedReason = 'none' | 'unknown' | 'expired' | 'paid' | 'checking' | 'not-needed' | 'duplicate';

/** What a donation would be for. */
export type DonationSubject =
  | { kind: 'pay'; status: StatusView }
  | { kind: 'closed'; reason: ClosedReason; reference: string | null }
  | { kind: 'error'; error: FlowError };

function reasonOf({ kind, state }: StatusView): ClosedReason {
  if (state === 'expired') return 'expired';
  if (state === 'checking-payment') return 'checking';
  const isAccepted = state === 'in-review' || state === 'changes-requested' || state === 'listed';
  return isAccepted && isPaid(kind) ? 'paid' : 'not-needed';
}

async function readSubject(reference: string): Promise<DonationSubject> {
  const answer = await getSubmission(reference);
  if (answer.kind === 'refused') return { kind: 'closed', reason: 'unknown', reference: null };
  if (answer.kind !== 'data') return { kind: 'error', error: answer.kind };
  if (answer.data.next === 'pay') return { kind: 'pay', status: answer.data };
  return { kind: 'closed', reason: reasonOf(answer.data), reference };
}

function readDraft({ storageKey, format }: DraftKind): SavedDraft | undefined {
  return format.parse(deviceStorage.readJson(storageKey));
}

/** References of what this device sent and may not have paid yet; what was saved last comes first. */
function listUnpaidOnDevice(kinds: DraftKinds): string[] {
  return submissionKinds
    .filter(isPaid)
    .flatMap((kind) => readDraft(kinds[kind]) ?? [])
    .filter(asksForDonation)
    .sort((a, b) => (b.save_time ?? '').localeCompare(a.save_time ?? ''))
    .flatMap(({ reference }) => reference ?? []);
}

/** @param reference null: the latest submission of this device that is not paid */
export async function findDonationSubject(
  reference: string | null,
  kinds: DraftKinds,
): Promise<DonationSubject> {
  if (reference !== null) return readSubject(reference);
  for (const own of listUnpaidOnDevice(kinds)) {
    const subject = await readSubject(own);
    if (subject.kind !== 'closed') return subject;
  }
  return { kind: 'closed', reason: 'none', reference: null };
}
