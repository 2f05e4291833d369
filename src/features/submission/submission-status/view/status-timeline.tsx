import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useHref } from '#i18n/locale-context.tsx';
import { isPaymentCode, usePaymentWords } from '#features/submission/donations/view/payment-words.ts';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import { Moment } from '#ui/moment/moment.tsx';
import { isAppealEvent } from '#features/submission/submissions/model/appeal-event.ts';
import { isPaymentQuestionEvent } from '#features/submission/submissions/model/payment-question-event.ts';
import { isRefundEvent, type RefundPart } from '#features/submission/submissions/model/refund-event.ts';
import { openRequestOf } from '#features/submission/submission-form/model/open-request.ts';
import type { StatusEvent, StatusView } from '#features/submission/submissions/model/status-view.ts';
import { AskedChanges } from '#features/submission/submission-form/view/asked/asked-changes.tsx';
import { Corrections } from './corrections.tsx';
import { fieldId } from '#features/submission/submission-form/view/flow/field-order.ts';
import type { DraftKind } from '#features/submission/submission-form/view/kind/draft-kind.ts';
import {
  appealEventWords,
  buoyOfAppealEvent,
} from '#features/submission/submissions/view/words/appeal-event-words.ts';
import { changeStateWords } from '#features/submission/submissions/view/words/change-state-words.ts';
import { foldRepeats } from './fold-repeats.ts';
import {
  buoyOfRefundEvent,
  refundEventWords,
} from '#features/submission/submissions/view/words/refund-event-words.ts';
import {
  iconOfPaymentQuestion,
  paymentQuestionWords,
} from '#features/submission/submissions/view/words/payment-question-words.ts';
import { interviewTimeLabel } from '#features/submission/submissions/view/words/interview-words.ts';
import { ReviewerText } from './reviewer-text.tsx';
import { useReasonWords } from '#features/submission/submissions/view/words/reason-words.ts';
import { buoyOfState, useStateWords } from '#features/submission/submissions/view/words/state-words.ts';
import timeline from './status-timeline.module.css';
import asked from '#features/submission/submission-form/view/asked/asked-changes.module.css';
import { useOpenInForm } from './use-open-in-form.tsx';

interface StatusTimelineProps {
  status: StatusView;
  /** Of the submission. */
  kind: DraftKind;
  /** Names of the fields of its form. */
  labels: Readonly<Record<string, string>>;
}

/** The way to a field of the form, from what is asked for now. */
function useFieldLink({ status, kind }: StatusTimelineProps) {
  const href = useHref();
  const { open, dialog } = useOpenInForm(kind, status);
  const link = (field: string, name: string) => (
    <a
      href={`${href(kind.path)}#${fieldId(field)}`}
      onClick={(event) => {
        event.preventDefault();
        open('fill', field);
      }}
    >
      {name}
    </a>
  );
  return { link, dialog };
}

/** Everything that happened to a submission, the latest first. */
export function StatusTimeline(props: StatusTimelineProps) {
  const { status, labels } = props;
  const { link, dialog } = useFieldLink(props);
  const open = openRequestOf(status);
  return (
    <section aria-labelledby="history">
      <h2 id="history" className={timeline.title}>
        <Trans>History</Trans>
      </h2>
      <ol className={timeline.list} reversed>
        {foldRepeats(status.history)
          .toReversed()
          .map(({ event, count }) => (
            <TimelineEntry
              key={`${event.at} ${event.state} ${event.code}`}
              kind={status.kind}
              event={event}
              count={count}
              isChange={status.change !== null}
            >
              <AskedChanges
                requests={event.requests}
                labels={labels}
                link={event === open && !status.change ? link : undefined}
              />
              <Corrections corrections={event.corrections} labels={labels} />
            </TimelineEntry>
          ))}
      </ol>
      {dialog}
    </section>
  );
}

/** Of a step that is named by what happened, because it keeps the state or leads back. */
function eventWords(i18n: I18n, code: string | null) {
  if (isAppealEvent(code)) return { buoy: buoyOfAppealEvent[code], name: appealEventWords(i18n)[code] };
  if (isRefundEvent(code)) return { buoy: buoyOfRefundEvent[code], name: refundEventWords(i18n)[code] };
  if (isPaymentQuestionEvent(code))
    return { buoy: iconOfPaymentQuestion[code], name: paymentQuestionWords(i18n)[code] };
  return undefined;
}

interface TimelineEntryProps {
  kind: StatusView['kind'];
  event: StatusEvent;
  /** How often it happened in a row. */
  count: number;
  /** Of a request to change a listed item. */
  isChange: boolean;
  children: ReactNode;
}

const words: Record<RefundPart, ReactNode> = {
  transaction: <Trans>Transaction</Trans>,
  amount: <Trans>Amount</Trans>,
  receiver: <Trans>Receiving address</Trans>,
};

/** What a correction changed of the record of a refund; nothing for every other step. */
function RefundChanges({ changes }: { changes: readonly RefundPart[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className={asked.list}>
      {changes.map((part) => (
        <li key={part}>{words[part]}</li>
      ))}
    </ul>
  );
}

function TimelineEntry({ kind, event, count, isChange, children }: TimelineEntryProps) {
  const { i18n } = useLingui();
  const states = { ...useStateWords(kind), ...(isChange && changeStateWords(i18n)) };
  const paymentWords = usePaymentWords();
  const reasonWords = useReasonWords();
  const { at, state, code, text, interview } = event;
  const own = eventWords(i18n, code);
  const reason =
    code === null ? undefined : isPaymentCode(code) ? paymentWords(code, {}).title : reasonWords(code);
  return (
    <li>
      <StatusIcon kind={own?.buoy ?? buoyOfState[state]} className={timeline.buoy} />
      <div>
        <b>{own?.name ?? states[state].name}</b>
        <Moment time={at} />
        {count === 1 ? null : (
          <span className={timeline.count}>
            {' · '}
            <Plural value={count} one="# time" other="# times" />
          </span>
        )}
        {interview && (
          <p>
            <b>{interviewTimeLabel(i18n)}</b> <Moment time={interview.time} />
          </p>
        )}
        {reason === undefined ? null : <p>{reason}</p>}
        {text === null ? null : <ReviewerText text={text} />}
        <RefundChanges changes={event.refund_changes} />
        {children}
      </div>
    </li>
  );
}
