import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';
import { contentLanguageOf } from '#i18n/api-language.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextInput } from '#ui/field/text-input.tsx';
import { errorToast } from '#ui/toast/error-toast-store.ts';
import type { Subscription } from '../model/subscription.ts';
import styles from './subscribe-box.module.css';
import type { SubscribeOutcome } from './subscribe.ts';

const fieldId = 'newsletter-email';
const statusId = 'newsletter-status';

/** The content of the box; refusals of the server and network errors are a toast (specification §8). */
type ShownOutcome = Extract<SubscribeOutcome, { code: 'invalid-email' | 'subscribed' }>;

/** Every page has the box, and few visitors use it: what sends the address is loaded when someone enters the field. */
const loadSending = () => import('./subscribe.ts');

async function subscribe(subscription: Subscription): Promise<SubscribeOutcome> {
  try {
    return await (await loadSending()).subscribe(subscription);
  } catch {
    return { code: 'failed' };
  }
}

/** The state of the form: input, request and response. */
function useSubscription() {
  const { t } = useLingui();
  const locale = useLocale();
  const [email, setEmail] = useState('');
  const [outcome, setOutcome] = useState<ShownOutcome | null>(null);
  const [sending, setSending] = useState(false);

  const change = (text: string) => {
    setEmail(text);
    setOutcome(null);
  };
  /** Never rejects: `subscribe` answers with every failure. */
  const send = async () => {
    if (sending) return;
    setSending(true);
    errorToast.close();
    const answer = await subscribe({ email, lang: contentLanguageOf(locale), locale });
    setSending(false);
    if (answer.code === 'refused') errorToast.show(answer.message);
    else if (answer.code === 'failed')
      errorToast.show(t`We could not send the subscription. Check your connection and try again.`);
    else setOutcome(answer);
    if (answer.code === 'subscribed') setEmail('');
  };
  return { email, outcome, sending, change, send };
}

/** The newsletter's box in the footer. */
export function SubscribeBox() {
  const { t } = useLingui();
  const { email, outcome, sending, change, send } = useSubscription();
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className={styles.box} method="post" noValidate onSubmit={onSubmit}>
      <label htmlFor={fieldId} className={styles.label}>
        <Trans>Product notices, once a month</Trans>
      </label>
      <div className={styles.row}>
        <TextInput
          id={fieldId}
          type="email"
          name="email"
          autoComplete="email"
          placeholder={t`you@example.com`}
          value={email}
          aria-invalid={outcome?.code === 'invalid-email' || undefined}
          aria-describedby={statusId}
          onFocus={() => void loadSending().catch(() => undefined)}
          onChange={(event) => change(event.target.value)}
        />
        <Button type="submit" busy={sending} busyLabel={<span className="vh">{t`Sending`}</span>}>
          <Trans>Subscribe</Trans>
        </Button>
      </div>
      <div id={statusId} role="status" className={styles.status}>
        <Outcome outcome={outcome} />
      </div>
    </form>
  );
}

function Outcome({ outcome }: { outcome: ShownOutcome | null }) {
  if (!outcome) return <Trans>No tracking links. Unsubscribe from any email.</Trans>;
  const isDone = outcome.code === 'subscribed';
  return (
    <p className={classNames(styles.outcome, isDone ? styles.done : styles.wrong)}>
      <StatusIcon kind={isDone ? 'success' : 'error'} className={styles.buoy} />
      <span>
        {outcome.code === 'invalid-email' && <Trans>Error Email!</Trans>}
        {outcome.code === 'subscribed' && <Trans>Subscribe success</Trans>}
        {outcome.code === 'subscribed' && outcome.confirm && (
          <span className={styles.next}>
            <Trans>
              Open the link in our email to confirm your address. Notices are sent only after that.
            </Trans>
          </span>
        )}
      </span>
    </p>
  );
}
