import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { PlainForm } from '#features/core/plain-forms/view/plain-form.tsx';
import { useLocale } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Note } from '#ui/note/note.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { ToolObject, ToolPage } from '#ui/tool-page/tool-page.tsx';
import { linkNameMaxCharacters, type StatusLinkPageData } from '../../model/status-link.ts';
import { KeptList } from '../kept/kept-list.tsx';
import styles from './status-link-page.module.css';

const chartSeed = 12;

const Support = () => <TextLink href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</TextLink>;

/** Finds a status page again: in the list of this browser, or by a mail to the address in the submission. */
export function StatusLinkPage({ data: { result, mails } }: { data: StatusLinkPageData }) {
  return (
    <ToolPage
      chartSeed={chartSeed}
      title={<Trans>Get your status link again</Trans>}
      lead={<Trans>We send it to the email address in your submission.</Trans>}
    >
      {result === 'sent' ? <Sent /> : null}
      {result === 'incomplete' ? (
        <Note tone="bad" role="alert">
          <Trans>Enter the email address and the name from your submission.</Trans>
        </Note>
      ) : null}
      <KeptList />
      {mails ? (
        <ToolObject>
          <LinkForm />
        </ToolObject>
      ) : (
        <NoMails />
      )}
    </ToolPage>
  );
}

function Sent() {
  return (
    <Note tone="info" role="status" title={<Trans>Check your inbox.</Trans>}>
      <Trans>
        If we have a submission with this address and this name, its link is on the way. If nothing arrives,
        check the spelling or contact <Support />.
      </Trans>
    </Note>
  );
}

function NoMails() {
  return (
    <Note tone="caution">
      <Trans>
        This site does not send emails at the moment. Contact <Support /> instead.
      </Trans>
    </Note>
  );
}

function LinkForm() {
  const locale = useLocale();
  return (
    <PlainForm className={styles.form} action="/api/status-link">
      <input type="hidden" name="lang" value={locale} />
      <Field id="link-email" required label={<Trans>Email</Trans>}>
        {(control) => (
          <TextInput {...control} type="email" name="email" required autoComplete="email" maxLength={254} />
        )}
      </Field>
      <Field
        id="link-name"
        required
        label={<Trans>Name of the project</Trans>}
        hint={<Trans>For an ambassador application: your own name.</Trans>}
      >
        {(control) => (
          <TextInput {...control} name="name" required autoComplete="off" maxLength={linkNameMaxCharacters} />
        )}
      </Field>
      <Button type="submit" variant="primary" className={styles.send}>
        <Trans>Send the link</Trans>
      </Button>
    </PlainForm>
  );
}
