import { useLingui } from '@lingui/react/macro';
import { fetchedOnce } from '#lib/fetched-once.ts';
import { ApplyByLetter } from '../apply-by-letter.tsx';
import type { FormKind } from '#features/submission/submission-form/view/kind/form-kind.ts';
import { AmbassadorAside } from './ambassador-aside.tsx';
import { ambassadorDraftKind, type AmbassadorControls } from './ambassador-draft-kind.ts';
import type { AmbassadorPageData } from './ambassador-page-data.ts';
import { PersonSection } from './person-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { useAmbassadorLabels } from './use-ambassador-labels.ts';
import { WorkSection } from './work-section.tsx';

function AmbassadorSections() {
  return (
    <>
      <PersonSection />
      <WorkSection />
      <PrivacySection />
    </>
  );
}

export const ambassadorFormKind: FormKind<AmbassadorControls, AmbassadorPageData> = {
  ...ambassadorDraftKind,
  completion: fetchedOnce(async () => (await import('./ambassador-completion.ts')).ambassadorCompletion),
  useLabels: useAmbassadorLabels,
  useWords() {
    const { t } = useLingui();
    return {
      title: t`Apply as an ambassador`,
      lead: t`Tell us who you are and what you offer. You can follow the five steps on your own page.`,
      duration: t`About 5 minutes`,
    };
  },
  WithoutScript: ApplyByLetter,
  Requirements: null,
  Sections: AmbassadorSections,
  Preview: AmbassadorAside,
  donation: null,
};
