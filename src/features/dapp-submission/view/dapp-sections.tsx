import { AuditSection } from './audit-section.tsx';
import { CategorySection } from './category-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { ContractsSection } from './contracts-section.tsx';
import { ProjectSection } from './project-section.tsx';
import { ReferralSection } from './referral-section.tsx';

export function DappSections() {
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
