import type { AmbassadorDraft } from '../../model/ambassador/ambassador-draft.ts';
import type { SavedDraft } from '../draft/saved-draft.ts';
import type { AmbassadorFields } from './ambassador-draft-kind.ts';

/** The form as it is checked and sent. */
export function ambassadorPayloadOf({ fields, cv }: SavedDraft<AmbassadorFields>): AmbassadorDraft {
  return { ...fields, cv: cv?.sha256 ?? '' };
}
