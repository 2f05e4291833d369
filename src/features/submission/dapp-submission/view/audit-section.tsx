import { Trans, useLingui } from '@lingui/react/macro';
import { useUploadWords } from '#features/submission/uploads/view/upload-words.ts';
import { PdfField } from '#features/submission/submission-form/view/form/pdf-field.tsx';
import { useDappWords } from './use-dapp-words.ts';
import { DappField } from './dapp-field.ts';
import { useDappFlow } from './use-dapp-flow.ts';
import { FormSection } from '#ui/page-head/form-section.tsx';
import { YesNoField } from './yes-no-field.tsx';

/** The audit report as a file, beside its link; it may stay empty. */
function AuditFileField() {
  const { t } = useLingui();
  const { report } = useUploadWords();
  const { labels } = useDappWords();
  return (
    <PdfField
      path="audit_file"
      role="audit"
      legend={labels.audit_file}
      hint={t`Optional. PDF, 10 MB at most.`}
      errorWords={report}
      namelessLabel={t`Report uploaded`}
      skipLabel={<Trans>Send the link only</Trans>}
    />
  );
}

export function AuditSection() {
  const { labels } = useDappWords();
  const { fields, setFields } = useDappFlow();
  return (
    <FormSection
      title={<Trans>Audit</Trans>}
      text={<Trans>An audit is not required for every DApp, but it shortens the review.</Trans>}
    >
      <YesNoField
        path="has_audit"
        legend={labels.has_audit}
        required
        value={fields.has_audit}
        onChange={(has_audit) => setFields({ has_audit })}
      />
      {fields.has_audit ? (
        <>
          <DappField name="audit_url" counted />
          <AuditFileField />
        </>
      ) : null}
    </FormSection>
  );
}
