import { Trans, useLingui } from '@lingui/react/macro';
import { PlainForm } from '#features/core/plain-forms/view/plain-form.tsx';
import { useLocale } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { PlainRadioGroup } from '#ui/field/plain-radio-group.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import {
  reportReasons,
  reportTextMaxCharacters,
  siteMaxCharacters,
  type ReportPageData,
  type ReportReason,
} from '../../model/report.ts';
import { brand } from '#brand/brand.ts';
import styles from './report-form.module.css';

/** A site that is not listed has no listing that could be wrong. */
const siteReasons: readonly ReportReason[] = ['impersonation', 'phishing', 'illegal', 'other'];

/** The reasons as a visitor chooses them. @param isListed about an item of the catalogue, not about a site elsewhere */
function useReasonWords(isListed: boolean): Record<ReportReason, string> {
  const { t } = useLingui();
  const wallet = brand.name;
  return {
    phishing: t`It steals funds or asks for a recovery phrase`,
    impersonation: isListed ? t`It pretends to be another project` : t`It pretends to be ${wallet}`,
    'broken-link': t`The link is broken or leads elsewhere`,
    'wrong-information': t`The information is wrong`,
    illegal: t`The content is illegal`,
    other: t`Something else`,
  };
}

/** The form; the browser checks it, and the server again. */
export function ReportForm({ data: { item, mails } }: { data: ReportPageData }) {
  const { t } = useLingui();
  const locale = useLocale();
  const words = useReasonWords(item !== null);
  const reasons = item ? reportReasons : siteReasons;
  return (
    <PlainForm className={styles.form} action="/api/reports">
      <input type="hidden" name="lang" value={locale} />
      <input type="hidden" name="kind" value={item?.kind ?? 'site'} />
      {item ? <input type="hidden" name="id" value={item.hid} /> : <SiteField />}
      <PlainRadioGroup
        id="reason"
        name="reason"
        legend={<Trans>What is wrong?</Trans>}
        required
        options={reasons.map((reason) => ({ value: reason, label: words[reason] }))}
      />
      <Field
        id="text"
        label={<Trans>What did you see?</Trans>}
        optionalLabel={t`optional`}
        hint={
          <Trans>
            Where it happens, and how we can see it too. Never write your recovery phrase or a private key.
          </Trans>
        }
      >
        {(control) => <TextArea {...control} name="text" rows={5} maxLength={reportTextMaxCharacters} />}
      </Field>
      {mails ? <EmailField /> : null}
      <FieldForPrograms />
      <Button type="submit" variant="primary" className={styles.send}>
        <Trans>Send report</Trans>
      </Button>
    </PlainForm>
  );
}

function SiteField() {
  return (
    <Field id="site" required label={<Trans>Address of the site</Trans>}>
      {(control) => (
        <TextInput
          {...control}
          name="site"
          required
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          pattern=".*\S\.\S.*"
          placeholder="https://"
          maxLength={siteMaxCharacters}
        />
      )}
    </Field>
  );
}

/** Nobody sees this field; programs fill it in. */
export function FieldForPrograms() {
  return (
    <div hidden>
      <label>
        Homepage <input type="text" name="homepage" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Where the outcome is mailed. */
export function EmailField() {
  const { t } = useLingui();
  return (
    <Field
      id="email"
      label={<Trans>Email</Trans>}
      optionalLabel={t`optional`}
      hint={<Trans>Only to tell you the outcome. Then we delete it.</Trans>}
    >
      {(control) => <TextInput {...control} type="email" name="email" autoComplete="email" maxLength={254} />}
    </Field>
  );
}
