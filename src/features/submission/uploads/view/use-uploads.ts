import type { SavedFile } from './saved-file.ts';
import type { FileRole } from './upload-file.ts';
import { useUpload, type Upload } from './use-upload.ts';

/** The uploads of a draft, one for each kind of file. @param draftKey null until the draft is there */
export function useUploads(
  draftKey: string | null,
  onDone: (role: FileRole, file: SavedFile) => void,
): Record<FileRole, Upload> {
  return {
    icon: useUpload({ role: 'icon', draftKey, onDone: (file) => onDone('icon', file) }),
    audit: useUpload({ role: 'audit', draftKey, onDone: (file) => onDone('audit', file) }),
    cv: useUpload({ role: 'cv', draftKey, onDone: (file) => onDone('cv', file) }),
  };
}
