import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { useDappWords } from './use-dapp-words.ts';
import { useDappFlow } from './use-dapp-flow.ts';
import { FormSection } from '#ui/page-head/form-section.tsx';
import { TextField } from '../form/text-field.tsx';

export function ContactSection() {
  const { t } = useLingui();
  const { labels } = useDappWords(brand.name);
  const { fields, setFields } = useDappFlow();
  return (
    <FormSection
      title={<Trans>Contact</Trans>}
      text={<Trans>For the reviewers. Never shown to the public.</Trans>}
    >
      <TextField
        path="email"
        label={labels.email}
        required
        type="email"
        autoComplete="email"
        value={fields.email}
        onChange={(email) => setFields({ email })}
      />
      <TextField
        path="others"
        label={labels.others}
        required
        verbatim
        placeholder={t`Telegram, Discord or phone`}
        hint={t`Without a contact other than email, the review fails.`}
        value={fields.others}
        onChange={(others) => setFields({ others })}
      />
    </FormSection>
  );
}
