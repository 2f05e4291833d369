import { Trans } from '@lingui/react/macro';
import { PlainForm } from '#features/core/plain-forms/view/plain-form.tsx';
import type { FindingReference } from '#features/store/reports/model/appeal.ts';
import { reportTextMaxCharacters } from '#features/store/reports/model/report.ts';
import { EmailField, FieldForPrograms } from '#features/store/reports/view/page/report-form.tsx';
import { useLocale } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import styles from './appeal.module.css';

interface AppealFormProps {
  reference: FindingReference;
  mails: boolean;
}

/** The form; the browser checks it, and the server again. It is sent where reports are. */
export function AppealForm({ reference, mails }: AppealFormProps) {
  const locale = useLocale();
  const { network, address, pair, block, finding } = reference;
  const hidden = { lang: locale, kind: 'token-check', network, address, pair: pair ?? '', block, finding };
  return (
    <PlainForm className={styles.form} action="/api/reports">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        id="text"
        required
        label={<Trans>Why is this finding wrong?</Trans>}
        hint={
          <Trans>
            What the contract does, and where we can see it: source code, a transaction or a block. Never
            write your recovery phrase or a private key.
          </Trans>
        }
      >
        {(control) => (
          <TextArea {...control} name="text" required rows={7} maxLength={reportTextMaxCharacters} />
        )}
      </Field>
      {mails ? <EmailField /> : null}
      <FieldForPrograms />
      <Button type="submit" variant="primary" className={styles.send}>
        <Trans>Send appeal</Trans>
      </Button>
    </PlainForm>
  );
}
