import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { Moment } from '#ui/moment/moment.tsx';
import { Note } from '#ui/note/note.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { appealTextMaxCharacters, type AppealResult, type AppealView } from '../model/appeal.ts';
import styles from './appeal-section.module.css';

interface AppealSectionProps {
  reference: string;
  /** Null where there is nothing to appeal against. */
  appeal: AppealView | null;
  /** Of the form that was sent just now. */
  result: AppealResult | null;
}

/** The way to appeal against a decision, or what came of it. The form works without JavaScript. */
export function AppealSection({ reference, appeal, result }: AppealSectionProps) {
  if (!appeal) return null;
  if (appeal.state === 'own') return <OwnWithdrawal />;
  return (
    <section id="appeal" aria-labelledby="appeal-title" className={styles.section} data-screen-only="">
      <h2 id="appeal-title">
        <Trans comment="Heading: against a decision of the reviewers">Appeal</Trans>
      </h2>
      {appeal.state === 'possible' ? (
        <>
          {result === 'incomplete' ? (
            <Note tone="bad" role="alert">
              <Trans>The appeal was not sent, because the text was empty or too long.</Trans>
            </Note>
          ) : null}
          <p>
            <Trans>You can appeal once. A second reviewer looks at the decision again and answers.</Trans>
          </p>
          <AppealForm reference={reference} />
        </>
      ) : (
        <AppealState appeal={appeal} isNew={result === 'sent'} />
      )}
    </section>
  );
}

/** Nobody decided against the team: it changed its mind, or someone else has its link. */
function OwnWithdrawal() {
  const support = brand.supportEmail;
  return (
    <p>
      <Trans>
        To have it listed again, contact <TextLink href={`mailto:${support}`}>{support}</TextLink>.
      </Trans>
    </p>
  );
}

function AppealForm({ reference }: { reference: string }) {
  const locale = useLocale();
  return (
    <form className={styles.form} method="post" action="/api/appeals">
      <input type="hidden" name="lang" value={locale} />
      <input type="hidden" name="reference" value={reference} />
      <Field
        id="appeal-text"
        required
        label={<Trans>What did the decision get wrong?</Trans>}
        hint={
          <Trans>
            Give facts and links that we can check. Never write your recovery phrase or a private key.
          </Trans>
        }
      >
        {(control) => (
          <TextArea {...control} name="text" rows={6} required maxLength={appealTextMaxCharacters} />
        )}
      </Field>
      <Button type="submit" className={styles.send}>
        <Trans>Send appeal</Trans>
      </Button>
    </form>
  );
}

function AppealState({ appeal: { state, due_time: due }, isNew }: { appeal: AppealView; isNew: boolean }) {
  if (state === 'waiting')
    return (
      <Note tone="info" role={isNew ? 'status' : 'note'} title={<Trans>We received your appeal.</Trans>}>
        {due === null ? null : (
          <Trans>
            A second reviewer decides. We will answer by <Moment time={due} />.
          </Trans>
        )}
      </Note>
    );
  return (
    <p>
      {state === 'upheld' ? (
        <Trans>We reviewed your appeal. The decision does not change. Our answer is below.</Trans>
      ) : (
        <Trans>You have already appealed. A second appeal is not possible.</Trans>
      )}
    </p>
  );
}
