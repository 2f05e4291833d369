import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { useFieldWords } from '../field-words.ts';
import { useFlow } from '../flow/flow-context.ts';
import { FormSection } from '#ui/page-head/form-section.tsx';
import { TextField } from './text-field.tsx';

export function ContactSection() {
  const { t } = useLingui();
  const { labels } = useFieldWords(brand.name);
  const { fields, setFields } = useFlow();
  return (
    <FormSection
      title={<Trans>Contact</Trans>}
      text={<Trans>For the reviewers. Never shown in the store.</Trans>}
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
