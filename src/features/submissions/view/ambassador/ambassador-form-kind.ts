import { useLingui } from '@lingui/react/macro';
import { ApplyByLetter } from '#features/recruiting/view/apply-by-letter.tsx';
import { checkAmbassadorSubmission } from '../../model/ambassador/ambassador-submission.ts';
import type { FormKind } from '../kind/form-kind.ts';
import { AmbassadorAside } from './ambassador-aside.tsx';
import { ambassadorDraftKind, type AmbassadorFields } from './ambassador-draft-kind.ts';
import type { AmbassadorPageData } from './ambassador-page-data.ts';
import { ambassadorPayloadOf } from './ambassador-payload.ts';
import { AmbassadorReviewCard } from './ambassador-review-card.tsx';
import { AmbassadorReviewSections } from './ambassador-review-sections.tsx';
import { AmbassadorSections } from './ambassador-sections.tsx';
import { useAmbassadorLabels } from './use-ambassador-labels.ts';

export const ambassadorFormKind: FormKind<AmbassadorFields, AmbassadorPageData> = {
  ...ambassadorDraftKind,
  fieldOrder: ['name', 'email', 'country', 'languages', 'requirements', 'links', 'cv', 'message'],
  payloadOf: ambassadorPayloadOf,
  check: checkAmbassadorSubmission,
  fileRoles: () => ['cv'],
  useLabels: useAmbassadorLabels,
  useWords() {
    const { t } = useLingui();
    return {
      title: t`Apply as an ambassador`,
      lead: t`Tell us who you are and what you bring. You follow the five steps on a page of your own.`,
      duration: t`About 5 minutes`,
    };
  },
  useFindingWords: () => () => undefined,
  WithoutScript: ApplyByLetter,
  Requirements: null,
  Sections: AmbassadorSections,
  Preview: AmbassadorAside,
  ReviewCard: AmbassadorReviewCard,
  ReviewSections: AmbassadorReviewSections,
};
