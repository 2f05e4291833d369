import type { SubmissionFault } from '../../model/submission-fault.ts';
import { fileRoles, type FileRole } from '../upload/upload-file.ts';
import type { Upload } from '../upload/use-upload.ts';

const pathOf: Record<FileRole, string> = { icon: 'icon', audit: 'audit_file', cv: 'cv' };
const codeOf = { icon: 'logo', audit: 'pdf', cv: 'pdf' } as const;

/** The upload that a field shows; undefined for a field without a file. */
export function uploadRoleOf(path: string): FileRole | undefined {
  return fileRoles.find((role) => pathOf[role] === path);
}

/**
 * Files that are still on their way, or were refused, as faults of their fields: whoever goes on now would leave them behind.
 * They take the place of what the schema says about the field.
 * @param roles files that the form asks for
 */
export function withUploadFaults(
  faults: readonly SubmissionFault[],
  uploads: Record<FileRole, Upload>,
  roles: readonly FileRole[],
): SubmissionFault[] {
  const unfinished = roles.filter((role) => uploads[role].state.kind !== 'idle');
  const paths = new Set(unfinished.map((role) => pathOf[role]));
  return [
    ...faults.filter(({ path }) => !paths.has(path)),
    ...unfinished.map((role) => ({ path: pathOf[role], code: codeOf[role] })),
  ];
}
