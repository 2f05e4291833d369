import { Trans } from '@lingui/react/macro';
import { RefundRule } from '#features/submission/donations/view/refund-rule.tsx';
import { paymentLinkMax } from '#features/submission/donations/model/payment-link.ts';
import { PlainForm } from '#features/core/plain-forms/view/plain-form.tsx';
import { SecretNote } from '#features/core/plain-forms/view/secret-note.tsx';
import { useLocale } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Note } from '#ui/note/note.tsx';
import { questionMaxCharacters, type QuestionResult, type QuestionView } from '../model/payment-question.ts';
import styles from './question-section.module.css';

interface QuestionSectionProps {
  reference: string;
  question: QuestionView;
  /** Filled in: what the page was opened with, or the latest claim. */
  transaction: string;
  /** Of the form that was sent just now. */
  result: QuestionResult | null;
}

/** The form that asks a person about a payment, or what came of it. Works without JavaScript. */
export function QuestionSection({ reference, question, transaction, result }: QuestionSectionProps) {
  return (
    <section
      id="payment-question"
      aria-labelledby="payment-question-title"
      className={styles.section}
      data-screen-only=""
    >
      <h2 id="payment-question-title">
        <Trans>Ask a person about this payment</Trans>
      </h2>
      {question.isWaiting ? <Received isNew={result === 'sent'} /> : null}
      {result === 'incomplete' || result === 'limit' ? <Refused result={result} /> : null}
      {result === 'secret' ? <SecretNote /> : null}
      {question.isWaiting ? null : <QuestionForm reference={reference} transaction={transaction} />}
      <RefundRule />
    </section>
  );
}

function Received({ isNew }: { isNew: boolean }) {
  return (
    <Note tone="info" role={isNew ? 'status' : 'note'} title={<Trans>We received your question.</Trans>}>
      <Trans>
        A reviewer will look at the transaction. The answer will be on this page and in your email. Do not pay
        again before that.
      </Trans>
    </Note>
  );
}

function Refused({ result }: { result: 'incomplete' | 'limit' }) {
  return (
    <Note tone="bad" role="alert">
      {result === 'limit' ? (
        <Trans>You have asked as often as possible today. Try again tomorrow.</Trans>
      ) : (
        <Trans>
          The question was not sent, because the link does not contain one transaction, or the text was too
          long.
        </Trans>
      )}
    </Note>
  );
}

function QuestionForm({ reference, transaction }: { reference: string; transaction: string }) {
  const locale = useLocale();
  return (
    <PlainForm className={styles.form} action="/api/payment-questions">
      <input type="hidden" name="lang" value={locale} />
      <input type="hidden" name="reference" value={reference} />
      <p>
        <Trans>
          If you have paid and the payment is not accepted, a reviewer will look at the transaction and
          answer.
        </Trans>
      </p>
      <Field id="question-transaction" required label={<Trans>Transaction link</Trans>}>
        {(control) => (
          <TextInput
            {...control}
            name="transaction"
            required
            maxLength={paymentLinkMax}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={transaction}
          />
        )}
      </Field>
      <Field
        id="question-text"
        label={<Trans>What happened?</Trans>}
        hint={
          <Trans>
            Give facts and links that we can check. Never write your recovery phrase or a private key.
          </Trans>
        }
      >
        {(control) => <TextArea {...control} name="text" rows={4} maxLength={questionMaxCharacters} />}
      </Field>
      <Button type="submit" className={styles.send}>
        <Trans>Send question</Trans>
      </Button>
    </PlainForm>
  );
}
