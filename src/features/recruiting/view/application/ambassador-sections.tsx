import { PersonSection } from './person-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { WorkSection } from './work-section.tsx';

export function AmbassadorSections() {
  return (
    <>
      <PersonSection />
      <WorkSection />
      <PrivacySection />
    </>
  );
}
