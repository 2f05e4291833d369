import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, type ComponentType, type ReactNode } from 'react';
import { isPaymentCode, usePaymentWords } from '#features/submission/donations/view/payment-words.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { intlTag } from '#i18n/intl-tag.ts';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import { classNames } from '#ui/class-names.ts';
import { Note } from '#ui/note/note.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { promiseOf } from '#features/submission/submissions/model/promise-clock.ts';
import { purposeOf } from '#features/submission/submissions/model/state.ts';
import { Sections } from '#ui/section-boundary/section-boundary.tsx';
import type { SentForm } from '../model/sent-form.ts';
import type { StatusView } from '#features/submission/submissions/model/status-view.ts';
import { donationSentEvent } from '#features/submission/paying/view/donate/donation-events.ts';
import { FairReviewNote } from '#features/submission/submission-form/view/fair-review-note.tsx';
import type { DraftKinds } from '#features/submission/submission-form/view/kind/draft-kind.ts';
import type { KindChoices } from '#features/submission/submissions/view/kind-choices.ts';
import { plainLabel, type KindLabels } from '#features/submission/submissions/view/kind-labels.ts';
import { changeStateWords } from '#features/submission/submissions/view/words/change-state-words.ts';
import { buoyOfState, useStateWords } from '#features/submission/submissions/view/words/state-words.ts';
import { AskAboutPayment } from '#features/submission/paying/view/steps/ask-about-payment.tsx';
import { LatePayment } from './late-payment.tsx';
import { decisionOf } from './decision-of.ts';
import { pausedPromiseWords } from '#features/submission/submissions/view/words/promise-words.ts';
import { RefundNotes } from './refund-notes.tsx';
import { useReasonWords } from '#features/submission/submissions/view/words/reason-words.ts';
import { SentFields } from './sent-fields.tsx';
import { ReviewerText } from './reviewer-text.tsx';
import { StatusActions } from './status-actions.tsx';
import { StatusFacts } from './status-facts.tsx';
import page from './status-page.module.css';
import { StatusTimeline } from './status-timeline.tsx';
import { useSubmissionStatus } from '#features/submission/submissions/view/api/use-submission-status.ts';

/** The chain and the desk change these without the person. */
const isWaiting = (status: StatusView) =>
  status.next === 'wait' || status.refunds.some(({ state }) => state === 'checking');

/** What the status page knows from the start; the status itself is followed. */
export interface StatusPageData extends StatusView {
  /** True where mails are sent. */
  mailed: boolean;
  /** The form; null where it is gone. */
  sent: SentForm | null;
}

interface StatusPageProps {
  data: StatusPageData;
  kinds: DraftKinds;
  labels: KindLabels;
  choices: KindChoices;
  /** What an application shows of its steps. */
  ApplicationSteps: ComponentType<{ status: StatusView }>;
  /** In place of the state, where something that was listed is no longer in the store. */
  standing?: ReactNode;
  /** What the team can do after a decision: appeal against it, or withdraw what is listed. */
  renderFollowUp(status: StatusView): ReactNode;
  /** What a team does first about a decision; before all other actions. */
  renderFirstAction(status: StatusView): ReactNode;
}

/** The state of one submission, for the holder of its reference. */
export function StatusPage({
  data,
  kinds,
  labels,
  choices,
  ApplicationSteps,
  standing,
  renderFollowUp,
  renderFirstAction,
}: StatusPageProps) {
  const followed = useSubmissionStatus(data.reference, data, isWaiting);
  const status = followed.status ?? data;
  const refresh = () => void followed.refresh();
  useDonationSent(data.reference, refresh);
  const { i18n } = useLingui();
  const kind = kinds[status.kind];
  const names = labels[status.kind](i18n);
  return (
    <div className={classNames('wrap', page.page)}>
      <PageHead title={status.title} lead={<Trans>Only people with the link can see this page.</Trans>} />
      <div className={page.grid}>
        <div className={page.main}>
          <Sections>
            <CurrentState status={status} standing={standing} mailed={data.mailed} labels={names} />
            {followed.unreachable ? <Unreachable /> : null}
            {purposeOf(status.kind) === 'application' ? <ApplicationSteps status={status} /> : null}
            <PaymentNote status={status} />
            <RefundNotes refunds={status.refunds} />
            {status.state === 'expired' ? <LatePayment status={status} onPaid={refresh} /> : null}
            <StatusActions status={status} kind={kind} first={renderFirstAction(status)} onChange={refresh} />
            {renderFollowUp(status)}
            {status.next === 'none' ? null : <FairReviewNote />}
            <StatusTimeline status={status} kind={kind} labels={names} />
          </Sections>
        </div>
        <div className={page.side}>
          <Sections>
            <StatusFacts status={status} />
            <SentFields
              sent={data.sent}
              fields={kind.fields}
              labels={names}
              choices={choices[status.kind](i18n)}
            />
          </Sections>
        </div>
      </div>
    </div>
  );
}

function Unreachable() {
  return (
    <Note tone="caution" role="status">
      <Trans>We cannot reach the server right now. We keep trying.</Trans>
    </Note>
  );
}

interface CurrentStateProps extends Pick<StatusPageProps, 'standing'> {
  status: StatusView;
  mailed: boolean;
  /** Names of the fields of its form. */
  labels: Readonly<Record<string, string>>;
}

/** Where the submission is, in words. */
function CurrentState({ status, standing, mailed, labels }: CurrentStateProps) {
  const { i18n } = useLingui();
  const states = useStateWords(status.kind);
  const words = (status.change && changeStateWords(i18n)[status.state]) ?? states[status.state];
  return (
    <section className={page.state} aria-live="polite">
      <StatusIcon kind={standing ? 'error' : buoyOfState[status.state]} className={page.buoy} />
      <div>
        {standing ?? (
          <>
            <h2>{words.name}</h2>
            <p>{words.text}</p>
          </>
        )}
        <Decision status={status} />
        {status.change ? <WantedFields fields={status.change.fields} labels={labels} /> : null}
        {promiseOf(status)?.kind === 'paused' ? <p>{pausedPromiseWords(i18n)}</p> : null}
        {mailed && status.next !== 'none' ? (
          <p>
            <Trans>You will get an email at each step.</Trans>
          </p>
        ) : null}
      </div>
    </section>
  );
}

/** Why it was rejected, in the reviewer's words: what a person reads before anything else. */
function Decision({ status }: { status: StatusView }) {
  const reasonWords = useReasonWords();
  const decision = decisionOf(status);
  if (!decision) return null;
  const reason = decision.code === null ? undefined : reasonWords(decision.code);
  return (
    <>
      {reason === undefined ? null : <p>{reason}</p>}
      {decision.text === null ? null : <ReviewerText text={decision.text} />}
    </>
  );
}

/** What a request to change a listed item is about. */
function WantedFields({
  fields,
  labels,
}: {
  fields: readonly string[];
  labels: Readonly<Record<string, string>>;
}) {
  const locale = useLocale();
  const names = fields.map((field) => plainLabel(labels[field] ?? field));
  const list = new Intl.ListFormat(intlTag(locale)).format(names);
  return (
    <p>
      <Trans comment="On a request to change a listed item: names of fields">Fields to change: {list}</Trans>
    </p>
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
      {status.state === 'payment-refused' ? (
        <p>
          <AskAboutPayment reference={status.reference} link={status.payment?.link ?? ''} />
        </p>
      ) : null}
    </Note>
  );
}
