import { iconAddress } from '#features/submission/submissions/view/api/icon-address.ts';
import type { SavedDraft } from './saved-draft.ts';

/** Address of the draft's logo: the picture that this device keeps, else the submission's own file; null where there is none. */
export function logoSource({ icon, reference }: Pick<SavedDraft, 'icon' | 'reference'>): string | null {
  if (icon === null) return null;
  // A file without a name came from the server together with the form.
  const isOnServer = icon.name === '' && reference !== null;
  return icon.preview ?? (isOnServer ? iconAddress(reference) : null);
}
