import { Trans, useLingui } from '@lingui/react/macro';
import { DappField } from './dapp-field.ts';
import { FormSection } from '#ui/page-head/form-section.tsx';

export function ContactSection() {
  const { t } = useLingui();
  return (
    <FormSection
      title={<Trans>Contact</Trans>}
      text={<Trans>For the reviewers. Never shown to the public.</Trans>}
    >
      <DappField name="email" />
      <DappField
        name="others"
        placeholder={t`Telegram, Discord or phone`}
        hint={t`We reject submissions whose only contact is an email address.`}
      />
    </FormSection>
  );
}
