import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { isPaymentCode, usePaymentWords } from '#features/donations/view/payment-words.ts';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import { classNames } from '#ui/class-names.ts';
import { Note } from '#ui/note/note.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { purposeOf } from '../../model/state.ts';
import type { StatusView } from '../../model/status-view.ts';
import { donationSentEvent } from '../donate/donation-events.ts';
import { FairReviewNote } from '../fair-review-note.tsx';
import type { DraftKinds } from '../kind/draft-kind.ts';
import { buoyOfState, useStateWords } from './state-words.ts';
import { LatePayment } from './late-payment.tsx';
import { StatusActions } from './status-actions.tsx';
import { StatusFacts } from './status-facts.tsx';
import page from './status-page.module.css';
import { StatusTimeline } from './status-timeline.tsx';
import { useSubmissionStatus } from './use-submission-status.ts';

/** The chain and the desk change these without the person. */
const isWaiting = (status: StatusView) => status.next === 'wait';

/** What the status page knows from the start; the status itself is followed. */
export interface StatusPageData extends StatusView {
  /** True where mails are sent. */
  mailed: boolean;
}

interface StatusPageProps {
  data: StatusPageData;
  kinds: DraftKinds;
  /** What an application shows of its steps. */
  ApplicationSteps: ComponentType<{ status: StatusView }>;
}

/** The state of one submission, for the holder of its reference. */
export function StatusPage({ data, kinds, ApplicationSteps }: StatusPageProps) {
  const followed = useSubmissionStatus(data.reference, data, isWaiting);
  const status = followed.status ?? data;
  useDonationSent(data.reference, () => void followed.refresh());
  const words = useStateWords(status.kind)[status.state];
  return (
    <div className={classNames('wrap', page.page)}>
      <PageHead title={status.title} lead={<Trans>Only people with the link can see this page.</Trans>} />
      <div className={page.grid}>
        <div className={page.main}>
          <section className={page.state} aria-live="polite">
            <StatusIcon kind={buoyOfState[status.state]} className={page.buoy} />
            <div>
              <h2>{words.name}</h2>
              <p>{words.text}</p>
              {data.mailed && status.next !== 'none' ? (
                <p>
                  <Trans>You will get an email at each step.</Trans>
                </p>
              ) : null}
            </div>
          </section>
          {followed.unreachable ? (
            <Note tone="caution" role="status">
              <Trans>We cannot reach the server right now. We keep trying.</Trans>
            </Note>
          ) : null}
          {purposeOf(status.kind) === 'application' ? <ApplicationSteps status={status} /> : null}
          <PaymentNote status={status} />
          {status.state === 'expired' ? (
            <LatePayment status={status} onPaid={() => void followed.refresh()} />
          ) : null}
          <StatusActions status={status} kind={kinds[status.kind]} onChange={() => void followed.refresh()} />
          {status.next === 'none' ? null : <FairReviewNote />}
          <StatusTimeline kind={status.kind} history={status.history} />
        </div>
        <StatusFacts status={status} />
      </div>
    </div>
  );
}

/** The page shows what comes of a donation that the dialog in front of it sent. */
function useDonationSent(reference: string, onSent: () => void): void {
  const takeOver = useEffectEvent((event: Event) => {
    if (!(event instanceof CustomEvent) || event.detail !== reference) return;
    event.preventDefault();
    onSent();
  });
  useEffect(() => {
    const listen = (event: Event) => takeOver(event);
    addEventListener(donationSentEvent, listen);
    return () => removeEventListener(donationSentEvent, listen);
  }, []);
}

function PaymentNote({ status }: { status: StatusView }) {
  const words = usePaymentWords();
  const code = status.payment?.code ?? null;
  if (!isPaymentCode(code)) return null;
  if (status.state !== 'checking-payment' && status.state !== 'payment-refused') return null;
  const { title, text } = words(code, status.payment?.detail ?? {});
  return (
    <Note tone={status.state === 'payment-refused' ? 'bad' : 'info'} role="status" title={title}>
      {text}
    </Note>
  );
}
