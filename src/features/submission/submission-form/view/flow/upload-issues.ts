import { isApplicable } from '#features/submission/form-fields/model/empty-fields.ts';
import type { Fields, FileField } from '#features/submission/form-fields/model/field.ts';
import type { SubmissionIssue } from '#features/submission/form-fields/model/submission-issue.ts';
import { payloadOf } from '../draft/payload-of.ts';
import type { SavedDraft } from '../draft/saved-draft.ts';
import type { FileRole } from '#features/submission/uploads/view/upload-file.ts';
import type { Upload } from '#features/submission/uploads/view/use-upload.ts';

/** A file that a form asks for. */
export interface AskedFile {
  path: string;
  role: FileRole;
}

const hasFile = (entry: [string, Fields[string]]): entry is [string, FileField] => entry[1].type === 'file';

/** Files that a form asks for as it is filled in. */
export function filesOf(fields: Fields, draft: SavedDraft): AskedFile[] {
  const form = payloadOf(fields, draft);
  return Object.entries(fields)
    .filter(hasFile)
    .filter(([, field]) => isApplicable(field, form))
    .map(([path, { role }]) => ({ path, role }));
}

/** Whether a file that the form asks for is on its way: going on now would leave it behind. */
export const isSendingAny = (uploads: Record<FileRole, Upload>, files: readonly AskedFile[]): boolean =>
  files.some(({ role }) => uploads[role].state.kind === 'sending');

/**
 * Files that were refused, or of which a part is still to be chosen, as errors of their fields. They take the place of what the schema says
 * about the field. A file that is on its way is no error: it is waited for.
 * @param files that the form asks for
 */
export function withUploadIssues(
  issues: readonly SubmissionIssue[],
  uploads: Record<FileRole, Upload>,
  files: readonly AskedFile[],
): SubmissionIssue[] {
  const unfinished = files.filter(({ role }) => uploads[role].state.kind !== 'idle');
  const paths = new Set(unfinished.map(({ path }) => path));
  return [
    ...issues.filter(({ path }) => !paths.has(path)),
    ...unfinished
      .filter(({ role }) => uploads[role].state.kind !== 'sending')
      .map(({ path, role }) => ({ path, code: role === 'icon' ? 'logo' : 'pdf' }) as const),
  ];
}
