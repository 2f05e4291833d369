import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState, type SyntheticEvent } from 'react';
import type { LinkCode } from '#features/submission/donations/model/payment-code.ts';
import { parsePaymentLink } from '#features/submission/donations/model/payment-link.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { sendPayment } from '#features/submission/submissions/view/api/submission-client.ts';
import type { FlowError } from '#features/submission/submission-form/view/flow/flow-context.ts';
import { linkCodeOf } from '../steps/link-code-of.ts';
import { LinkIssue } from '../steps/ask-about-payment.tsx';
import { ErrorNote } from '#features/submission/submission-form/view/error-note.tsx';
import styles from './paid-link-form.module.css';

export interface PaidLinkFormProps {
  reference: string;
  link: string;
  /** The link that a wallet gave when it had paid on this page: it is sent without the person. */
  walletLink?: string | null;
  placeholder: string;
  onLink: (link: string) => void;
  /** True while the chain is read for the link that was sent. */
  checking?: boolean;
  /** The link was taken; the chain is being read. */
  onPaid: () => void;
}

const fieldId = 'paid-link';

/** Proof of payment in the donate dialog: the link of the transaction. */
export function PaidLinkForm({
  reference,
  link,
  walletLink = null,
  placeholder,
  onLink,
  checking = false,
  onPaid,
}: PaidLinkFormProps) {
  const { t } = useLingui();
  const [issue, setIssue] = useState<LinkCode | null>(null);
  const [error, setError] = useState<FlowError | null>(null);
  const [sending, setSending] = useState(false);

  async function send() {
    const parsed = parsePaymentLink(link);
    setError(null);
    if (!parsed.ok) return setIssue(parsed.code);
    setSending(true);
    const answer = await sendPayment(reference, parsed.link);
    setSending(false);
    if (answer.kind === 'data') return onPaid();
    const code = answer.kind === 'refused' ? linkCodeOf(answer.data) : undefined;
    if (code) return setIssue(code);
    // The submission has moved on: the page behind the dialog shows its state.
    if (answer.kind === 'refused' && answer.status === 409) return onPaid();
    return setError(answer.kind);
  }
  const sendPaid = useEffectEvent(() => {
    if (walletLink !== null && walletLink === link) void send();
  });
  useEffect(() => {
    // Sending begins with a change of state, which is none of an effect's.
    const timer = setTimeout(sendPaid);
    return () => clearTimeout(timer);
  }, [walletLink]);
  async function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (sending || checking) return;
    await send();
    document.querySelector<HTMLElement>(`#${fieldId}[aria-invalid=true]`)?.focus();
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
      {error === null ? null : <ErrorNote error={error} onRetry={() => void send()} reference={reference} />}
      <Field
        id={fieldId}
        label={<Trans>Transaction link</Trans>}
        required
        hint={t`The link starts with the explorer’s address and ends with a 64-character hash.`}
        error={issue === null ? undefined : <LinkIssue issue={issue} reference={reference} link={link} />}
      >
        {(control) => (
          <div className={styles.row}>
            <TextInput
              {...control}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={placeholder}
              value={link}
              onChange={(event) => {
                setIssue(null);
                onLink(event.target.value);
              }}
            />
            <Button
              type="submit"
              variant="primary"
              busy={sending || checking}
              busyLabel={checking ? t`Checking` : t`Sending`}
            >
              <Trans>Send for review</Trans>
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
