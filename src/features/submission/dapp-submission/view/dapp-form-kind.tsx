import { useLingui } from '@lingui/react/macro';
import { fetchedOnce } from '#lib/fetched-once.ts';
import type { FormKind } from '#features/submission/submission-form/view/kind/form-kind.ts';
import { donationSteps } from '#features/submission/paying/view/steps/donation-steps.ts';
import { AuditSection } from './audit-section.tsx';
import { CategorySection } from './category-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { ContractsSection } from './contracts-section.tsx';
import { dappDraftKind, type DappControls } from './dapp-draft-kind.ts';
import type { DappPageData } from './dapp-page-data.ts';
import { DappPreview } from './dapp-preview.tsx';
import { DappRequirements } from './dapp-requirements.tsx';
import { ProjectSection } from './project-section.tsx';
import { ReferralSection } from './referral-section.tsx';
import { useDappWords } from './use-dapp-words.ts';

function DappSections() {
  return (
    <>
      <ProjectSection />
      <ContractsSection />
      <CategorySection />
      <AuditSection />
      <ReferralSection />
      <ContactSection />
    </>
  );
}

export const dappFormKind: FormKind<DappControls, DappPageData> = {
  ...dappDraftKind,
  completion: fetchedOnce(async () => (await import('./dapp-completion.ts')).dappCompletion),
  useLabels: () => useDappWords().labels,
  useWords() {
    const { t } = useLingui();
    return {
      title: t`Submit a DApp`,
      lead: t`Tell us what you built and where it runs. It is listed once it passes the review.`,
      duration: t`About 8 minutes`,
    };
  },
  Requirements: DappRequirements,
  Sections: DappSections,
  Preview: DappPreview,
  donation: donationSteps,
};
