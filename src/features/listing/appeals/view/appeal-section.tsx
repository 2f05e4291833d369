import { Trans } from '@lingui/react/macro';
import { PlainForm } from '#features/core/plain-forms/view/plain-form.tsx';
import { SecretNote } from '#features/core/plain-forms/view/secret-note.tsx';
import { useLocale } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { Moment } from '#ui/moment/moment.tsx';
import { Note } from '#ui/note/note.tsx';
import { appealTextMaxCharacters, type AppealResult, type AppealView } from '../model/appeal.ts';
import styles from './appeal-section.module.css';

interface AppealSectionProps {
  reference: string;
  /** Null where there is nothing to appeal against. */
  appeal: AppealView | null;
  /** Of the form that was sent just now. */
  result: AppealResult | null;
}

/** The way to appeal against a decision, or to have listed again what was withdrawn, or what came of it. The form works without JavaScript. */
export function AppealSection({ reference, appeal, result }: AppealSectionProps) {
  if (!appeal) return null;
  const { isOwn } = appeal;
  return (
    <section id="appeal" aria-labelledby="appeal-title" className={styles.section} data-screen-only="">
      <h2 id="appeal-title">
        {isOwn ? (
          <Trans>List it again</Trans>
        ) : (
          <Trans comment="Heading: against a decision of the reviewers">Appeal</Trans>
        )}
      </h2>
      {appeal.state === 'possible' ? (
        <>
          {result === 'secret' ? <SecretNote /> : null}
          {result === 'incomplete' ? (
            <Note tone="bad" role="alert">
              {isOwn ? (
                <Trans>Your request was not sent, because the text was empty or too long.</Trans>
              ) : (
                <Trans>The appeal was not sent, because the text was empty or too long.</Trans>
              )}
            </Note>
          ) : null}
          <p>
            {isOwn ? (
              <Trans>
                If this was not you, or you changed your mind, tell us. A reviewer decides and answers.
              </Trans>
            ) : (
              <Trans>You can appeal once. A second reviewer looks at the decision again and answers.</Trans>
            )}
          </p>
          <AppealForm reference={reference} isOwn={isOwn} isIncomplete={result === 'incomplete'} />
        </>
      ) : (
        <AppealState appeal={appeal} isNew={result === 'sent'} />
      )}
    </section>
  );
}

interface AppealFormProps {
  reference: string;
  isOwn: boolean;
  /** The one that was sent just now had no text. */
  isIncomplete: boolean;
}

function AppealForm({ reference, isOwn, isIncomplete }: AppealFormProps) {
  const locale = useLocale();
  return (
    <PlainForm
      className={styles.form}
      action="/api/appeals"
      refused={isIncomplete ? new Map([['appeal-text', 'required']]) : undefined}
    >
      <input type="hidden" name="lang" value={locale} />
      <input type="hidden" name="reference" value={reference} />
      <Field
        id="appeal-text"
        required
        label={
          isOwn ? (
            <Trans>Why should it be listed again?</Trans>
          ) : (
            <Trans>What did the decision get wrong?</Trans>
          )
        }
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
        {isOwn ? <Trans>Send request</Trans> : <Trans>Send appeal</Trans>}
      </Button>
    </PlainForm>
  );
}

function AppealState({ appeal, isNew }: { appeal: AppealView; isNew: boolean }) {
  const { state, isOwn, due_time: due } = appeal;
  if (state === 'waiting')
    return (
      <Note
        tone="info"
        role={isNew ? 'status' : 'note'}
        title={isOwn ? <Trans>We received your request.</Trans> : <Trans>We received your appeal.</Trans>}
      >
        {due === null ? null : <AnswerDue due={due} isOwn={isOwn} />}
      </Note>
    );
  if (state === 'used')
    return (
      <p>
        <Trans>You have already appealed. A second appeal is not possible.</Trans>
      </p>
    );
  return (
    <p>
      {isOwn ? (
        <Trans>We reviewed your request. It is not listed again. Our answer is below.</Trans>
      ) : (
        <Trans>We reviewed your appeal. The decision does not change. Our answer is below.</Trans>
      )}
    </p>
  );
}

function AnswerDue({ due, isOwn }: { due: string; isOwn: boolean }) {
  return isOwn ? (
    <Trans>
      A reviewer decides. We will answer by <Moment time={due} />.
    </Trans>
  ) : (
    <Trans>
      A second reviewer decides. We will answer by <Moment time={due} />.
    </Trans>
  );
}
