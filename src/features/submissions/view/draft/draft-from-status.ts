import type { StatusView } from '../../model/status-view.ts';
import type { DraftKind } from '../kind/draft-kind.ts';
import { createDraftKey } from './draft-key.ts';
import type { SavedDraft } from './saved-draft.ts';
import type { Step } from './step.ts';

function fileOf(sha256: unknown): unknown {
  // The name and the picture stayed on the device it came from.
  return typeof sha256 === 'string' && sha256 !== '' ? { sha256, name: '', bytes: 0, preview: null } : null;
}

/** A new form in a language that is missing, with everything that the languages of one project share; undefined when none is. */
export function draftForLanguage<Fields extends object>(
  { format }: Pick<DraftKind<Fields>, 'format'>,
  { reference, further_language }: StatusView,
): SavedDraft<Fields> | undefined {
  if (!further_language) return undefined;
  const shared = further_language.shared as Record<string, unknown>;
  return format.parse({
    version: 1,
    draft_key: createDraftKey(),
    fields: { ...shared, title: '', desc: '', language: further_language.languages[0] },
    icon: fileOf(shared['icon']),
    audit: fileOf(shared['audit_file']),
    parent: reference,
  });
}

/** The form of a submission that may still be edited, as a draft on this device; undefined when it is closed. */
export function draftFromStatus<Fields extends object>(
  { format }: Pick<DraftKind<Fields>, 'format'>,
  status: StatusView,
  step: Step,
): SavedDraft<Fields> | undefined {
  if (typeof status.payload !== 'object' || status.payload === null) return undefined;
  const payload = status.payload as Record<string, unknown>;
  return format.parse({
    version: 1,
    draft_key: createDraftKey(),
    step,
    fields: payload,
    icon: fileOf(payload['icon']),
    audit: fileOf(payload['audit_file']),
    cv: fileOf(payload['cv']),
    reference: status.reference,
    resubmission: status.state === 'changes-requested',
  });
}
