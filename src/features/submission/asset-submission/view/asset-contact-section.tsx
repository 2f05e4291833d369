import { Trans, useLingui } from '@lingui/react/macro';
import { FormSection } from '#ui/page-head/form-section.tsx';
import { AssetField } from './asset-field.tsx';

export function AssetContactSection() {
  const { t } = useLingui();
  return (
    <FormSection
      title={<Trans>Contact</Trans>}
      text={<Trans>For the reviewers. Never shown to the public.</Trans>}
    >
      <AssetField name="company_name" autoComplete="organization" />
      <AssetField name="email" />
      <AssetField
        name="contact"
        placeholder={t`Telegram, Discord or phone`}
        hint={t`We reject submissions whose only contact is an email address.`}
      />
    </FormSection>
  );
}
