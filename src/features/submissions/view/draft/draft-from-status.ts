import type { StatusView } from '../../model/status-view.ts';
import { createDraftKey } from './draft-key.ts';
import { parseSavedDraft, type SavedDraft } from './saved-draft.ts';
import type { Step } from './step.ts';

function fileOf(sha256: unknown): unknown {
  // The name and the picture stayed on the device it came from.
  return typeof sha256 === 'string' && sha256 !== '' ? { sha256, name: '', bytes: 0, preview: null } : null;
}

/** The form of a submission that may still be edited, as a draft on this device; undefined when it is closed. */
export function draftFromStatus(status: StatusView, step: Step): SavedDraft | undefined {
  if (typeof status.payload !== 'object' || status.payload === null) return undefined;
  const payload = status.payload as Record<string, unknown>;
  return parseSavedDraft({
    version: 1,
    draft_key: createDraftKey(),
    step,
    fields: payload,
    icon: fileOf(payload['icon']),
    audit: fileOf(payload['audit_file']),
    reference: status.reference,
    resubmission: status.state === 'changes-requested',
  });
}
