import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { useDappWords } from './use-dapp-words.ts';
import { DappField } from './dapp-field.ts';
import { useDappFlow } from './use-dapp-flow.ts';
import { AuditFileField } from './audit-file-field.tsx';
import { FormSection } from '#ui/page-head/form-section.tsx';
import { YesNoField } from './yes-no-field.tsx';

export function AuditSection() {
  const { labels } = useDappWords(brand.name);
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
