import { Trans, useLingui } from '@lingui/react/macro';
import { FormSection } from '#ui/page-head/form-section.tsx';
import { PdfField } from '#features/submission/submission-form/view/form/pdf-field.tsx';
import { useUploadWords } from '#features/submission/uploads/view/upload-words.ts';
import { AmbassadorField } from './ambassador-field.ts';
import { LinksField } from './links-field.tsx';
import { RequirementsField } from './requirements-field.tsx';
import { useAmbassadorLabels } from './use-ambassador-labels.ts';

/** What the candidate brings, and where it can be seen. */
export function WorkSection() {
  const { t } = useLingui();
  const labels = useAmbassadorLabels();
  const { cv } = useUploadWords();
  return (
    <FormSection
      title={<Trans>What you bring</Trans>}
      text={<Trans>Select what applies to you today, and add links that show it.</Trans>}
    >
      <RequirementsField />
      <LinksField />
      <PdfField
        path="cv"
        role="cv"
        legend={labels.cv}
        required
        hint={t`PDF, 10 MB at most. One or two pages are enough, and a photo is not needed.`}
        errorWords={cv}
        namelessLabel={t`The CV is uploaded`}
      />
      <AmbassadorField
        name="message"
        lines={5}
        counted
        hint={t`You can tell us anything else we should know.`}
      />
    </FormSection>
  );
}
