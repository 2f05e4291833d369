import { Trans } from '@lingui/react/macro';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { useFlow } from '../flow/flow-context.ts';
import { DraftNotes } from '../draft/draft-notes.tsx';
import { StartOver } from '../draft/start-over.tsx';
import { FindingNotes } from '../review/finding-notes.tsx';
import { TroubleNote } from '../trouble-note.tsx';
import { AuditSection } from './audit-section.tsx';
import { CategorySection } from './category-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { ContractsSection } from './contracts-section.tsx';
import { FaultSummary } from './fault-summary.tsx';
import fill from './fill-step.module.css';
import { PreviewCard } from './preview-card.tsx';
import { ProjectSection } from './project-section.tsx';
import { ReferralSection } from './referral-section.tsx';
import { Requirements } from './requirements.tsx';
import { WithoutScript } from './without-script.tsx';

/** The form itself. It takes no input before the device's draft has been read, so that nothing typed is overwritten. */
export function FillStep() {
  const { draft, findings, ready, trouble, next } = useFlow();
  return (
    <div className={fill.grid}>
      <PageHead
        title={<Trans>Submit a DApp</Trans>}
        lead={<Trans>Tell us what you built and where it runs. It will be listed after review.</Trans>}
      />
      <div>
        <Requirements />
        <div className={fill.notes}>
          <WithoutScript />
          <DraftNotes />
          {trouble === null ? null : (
            <TroubleNote trouble={trouble} onRetry={next} reference={draft.reference} />
          )}
          <FindingNotes findings={findings} severity="blocking" />
          <FaultSummary />
        </div>
      </div>
      <form
        noValidate
        inert={!ready}
        onSubmit={(event) => {
          event.preventDefault();
          next();
        }}
      >
        <ProjectSection />
        <ContractsSection />
        <CategorySection />
        <AuditSection />
        <ReferralSection />
        <ContactSection />
        {/* Enter in a field leads on, as the button in the dock does. */}
        <button type="submit" hidden />
        <StartOver />
      </form>
      <PreviewCard />
    </div>
  );
}
