import { Trans } from '@lingui/react/macro';
import { isPaymentCode, usePaymentWords } from '#features/donations/view/payment-words.ts';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import { Moment } from '#ui/moment/moment.tsx';
import type { SubmissionKind } from '../../model/state.ts';
import type { StatusEvent } from '../../model/status-view.ts';
import { splitLinks } from '#lib/split-links.ts';
import { useReasonWords } from './reason-words.ts';
import { buoyOfState, useStateWords } from './state-words.ts';
import timeline from './status-timeline.module.css';

/** Everything that happened to a submission, the latest first. */
export function StatusTimeline({ kind, history }: { kind: SubmissionKind; history: readonly StatusEvent[] }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className={timeline.title}>
        <Trans>What happened so far</Trans>
      </h2>
      <ol className={timeline.list} reversed>
        {history.toReversed().map((event) => (
          <TimelineEntry key={`${event.at} ${event.state}`} kind={kind} event={event} />
        ))}
      </ol>
    </section>
  );
}

function TimelineEntry({ kind, event }: { kind: SubmissionKind; event: StatusEvent }) {
  const states = useStateWords(kind);
  const paymentWords = usePaymentWords();
  const reasonWords = useReasonWords();
  const { at, state, code, text } = event;
  const reason =
    code === null ? undefined : isPaymentCode(code) ? paymentWords(code, {}).title : reasonWords(code);
  return (
    <li>
      <StatusIcon kind={buoyOfState[state]} className={timeline.buoy} />
      <div>
        <b>{states[state].name}</b>
        <Moment time={at} />
        {reason === undefined ? null : <p>{reason}</p>}
        {text === null ? null : <ReviewerText text={text} />}
      </div>
    </li>
  );
}

/** What the reviewer wrote; a link in it opens beside this page, which stays as it is. */
function ReviewerText({ text }: { text: string }) {
  return (
    <blockquote>
      {splitLinks(text).map((part, index) =>
        part.href === undefined ? (
          part.text
        ) : (
          <a
            key={`${index} ${part.text}`}
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            dir="ltr"
          >
            {part.text}
          </a>
        ),
      )}
    </blockquote>
  );
}
