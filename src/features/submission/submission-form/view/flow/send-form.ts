import type { CheckAnswer } from '#features/submission/submissions/model/check-answer.ts';
import { readCheckAnswer } from '#features/submission/submissions/view/api/read-check-answer.ts';
import {
  createSubmission,
  updateSubmission,
} from '#features/submission/submissions/view/api/submission-client.ts';
import { payloadOf } from '../draft/payload-of.ts';
import type { SavedDraft } from '../draft/saved-draft.ts';
import type { FormKind } from '../kind/form-kind.ts';
import type { FlowError } from './flow-context.ts';

export type SendResult =
  | { kind: 'sent'; reference: string }
  | { kind: 'failed'; answer: CheckAnswer }
  | { kind: 'error'; error: FlowError };

/** What makes a new submission a further language of another. */
export const parentOf = ({ parent }: SavedDraft) => (parent === null ? {} : { parent });

/**
 * Gives the form to the server: a new submission, or the one that this draft made before with its new contents.
 * Repeating it after a lost answer does no harm, because the draft's key makes the creation idempotent.
 */
export async function sendForm(form: FormKind, draft: SavedDraft, locale: string): Promise<SendResult> {
  const payload = payloadOf(form.fields, draft);
  const { reference } = draft;
  const answer =
    reference === null
      ? await createSubmission({
          kind: form.kind,
          locale,
          draft_key: draft.draft_key,
          payload,
          ...parentOf(draft),
        })
      : await updateSubmission(reference, { draft_key: draft.draft_key, payload });
  if (answer.kind === 'data') return { kind: 'sent', reference: reference ?? answer.data.reference };
  if (answer.kind !== 'refused') return { kind: 'error', error: answer.kind };
  const check = readCheckAnswer(answer.data);
  if (check) return { kind: 'failed', answer: check };
  return { kind: 'error', error: answer.status === 409 ? 'closed' : 'refused' };
}
