import { Box, Link } from '@mui/material';
import { isAppealEvent, type AppealEvent } from '#features/submission/submissions/model/appeal-event.ts';
import {
  isRefundEvent,
  type RefundEventCode,
  type RefundPart,
} from '#features/submission/submissions/model/refund-event.ts';
import {
  isPaymentQuestionEvent,
  type PaymentQuestionEvent,
} from '#features/submission/submissions/model/payment-question-event.ts';
import type { PaymentCode } from '#features/submission/donations/model/payment-code.ts';
import type { RejectionReason } from '#features/submission/submissions/model/rejection-reason.ts';
import { outboxPath } from '#features/team/mail/model/outbox-path.ts';
import { describeTime } from '#lib/describe-time.ts';
import type { ReviewEvent, ReviewSubmission } from '../model/review-submission.ts';
import { FactGroup } from '#features/core/desk-kit/desk/facts.tsx';
import { useDeskKind } from './desk-kind.ts';
import { factList, fieldList, fieldWord } from './field-words.ts';
import { describeInterview } from './interview-field.tsx';
import { LinkedText } from './linked-text.tsx';
import { paymentCodeWords } from '#features/submission/payment-review/model/payment-words.ts';
import { reasonWords } from '#features/submission/review-queue/desk/reason-words.ts';
import { stateWords } from '#features/submission/review-queue/desk/state-words.ts';
import { useFieldDrawing, type FieldDrawing } from './use-field-drawing.tsx';

const actorWords: Record<ReviewEvent['actor'], string> = {
  submitter: 'Submitter',
  system: 'The portal',
  reviewer: 'Reviewer',
};

const refundWords: Record<RefundEventCode, string> = {
  'refund-sent': 'Refund recorded',
  'refund-corrected': 'Refund record corrected',
  'refund-proven': 'Refund proven',
  'refund-unproven': 'Refund not proven',
  'refund-reversed': 'Refund undone by the chain',
};

const refundPartWords: Record<RefundPart, string> = {
  transaction: 'transaction',
  amount: 'amount',
  receiver: 'receiving address',
};

const appealWords: Record<AppealEvent, string> = {
  appeal: 'Appealed',
  'appeal-granted': 'Appeal granted: back in review',
  'appeal-upheld': 'Appeal decided: no change',
  delisted: 'The team was told that it is delisted',
  relisted: 'Appeal granted: listed again',
  'listing-withdrawn': 'Listing withdrawn by its team',
};

const questionWords: Record<PaymentQuestionEvent, string> = {
  'payment-question': 'Asked about the payment',
  'payment-answer': 'Answered about the payment',
};

function codeText(code: string): string {
  return reasonWords[code as RejectionReason] ?? paymentCodeWords[code as PaymentCode] ?? code;
}

/** What a change is called. Before payment an edit keeps the state and changes something; while a link is being checked, the same is another link. */
export function eventText({
  actor,
  from_state,
  to_state,
  code,
  detail,
  refund_changes,
}: ReviewEvent): string {
  if (from_state === null) return 'Sent';
  if (detail?.undoes !== undefined) return `Undone: ${stateWords[from_state].toLowerCase()}`;
  if (isAppealEvent(code)) return appealWords[code];
  if (isPaymentQuestionEvent(code)) return questionWords[code];
  if (isRefundEvent(code))
    return [refundWords[code], refund_changes.map((part) => refundPartWords[part]).join(', ')]
      .filter(Boolean)
      .join(': ');
  if (code === 'denied-by-desk') return 'Dispute decided';
  if (from_state === to_state && actor === 'reviewer' && code) return 'Confirmed by the first of two people';
  if (from_state === to_state && code === 'disputed') return 'Payment disputed';
  if (from_state === 'expired' && to_state === 'expired') return 'Late payment submitted';
  if (from_state !== to_state || actor !== 'submitter') return stateWords[to_state];
  return to_state === 'checking-payment' ? 'Another link submitted' : 'Edited';
}

/** What only the desk knows of a change. */
function Detail({ detail }: { detail: ReviewEvent['detail'] }) {
  const { words } = useDeskKind();
  if (!detail) return null;
  const { changed, note, merge, hot, interview } = detail;
  return (
    <Box sx={{ mt: 0.5, fontSize: 12, overflowWrap: 'anywhere' }}>
      {changed && (
        <div>{changed.length === 0 ? 'Nothing was changed.' : `Edited: ${fieldList(words, changed)}.`}</div>
      )}
      {merge && (
        <div>
          {`Merged into item ${merge.hid}.`}
          {merge.taken.length > 0 && ` Taken: ${factList(words, merge.taken)}.`}
          {merge.kept.length > 0 && ` Kept as listed: ${factList(words, merge.kept)}.`}
        </div>
      )}
      {interview && <div>{`Interview: ${describeInterview(interview)}`}</div>}
      {hot && <div>Added to the hot list.</div>}
      {note && <Box sx={{ whiteSpace: 'pre-line' }}>{`For the desk: ${note}`}</Box>}
    </Box>
  );
}

/** `Corrected Decimals 8 → 18.`, a line for each. */
function CorrectedFacts({
  corrections,
  draw,
}: Pick<ReviewEvent, 'corrections'> & Pick<FieldDrawing, 'draw'>) {
  const { words } = useDeskKind();
  return corrections.map(({ field, from, to }) => (
    <Box key={field} sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
      Corrected <b>{fieldWord(words, field)}</b> <del>{draw(field, from) ?? 'nothing'}</del> →{' '}
      <ins>{draw(field, to) ?? 'nothing'}</ins>
    </Box>
  ));
}

/** What the submitter was asked to change, by field. */
function Requests({ requests }: Pick<ReviewEvent, 'requests'>) {
  const { words } = useDeskKind();
  return requests.map(({ field, text }) => (
    <Box key={field} sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      <b>{fieldWord(words, field)}</b>: {text}
    </Box>
  ));
}

/** Every change since it was sent, the latest first, with the names of reviewers. */
export function HistoryPanel({ submission }: { submission: ReviewSubmission }) {
  const { draw } = useFieldDrawing(submission);
  const { history } = submission;
  return (
    <FactGroup title="History">
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {history.toReversed().map((event) => (
          <Box
            component="li"
            key={event.version}
            sx={{ borderInlineStart: '2px solid', borderColor: 'divider', paddingInlineStart: 1.25 }}
          >
            <Box sx={{ fontWeight: 600 }}>
              {eventText(event)}
              {event.code &&
                !isAppealEvent(event.code) &&
                !isRefundEvent(event.code) &&
                `: ${codeText(event.code)}`}
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: 12 }}>
              {event.actor_name ?? actorWords[event.actor]}, {describeTime(event.at)}
            </Box>
            <Detail detail={event.detail} />
            <CorrectedFacts corrections={event.corrections} draw={draw} />
            <Requests requests={event.requests} />
            {event.text && (
              <Box sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                <LinkedText>{event.text}</LinkedText>
              </Box>
            )}
          </Box>
        ))}
      </Box>
      <Link href={outboxPath(submission.id)} sx={{ display: 'inline-block', py: 1 }}>
        Emails about this submission
      </Link>
    </FactGroup>
  );
}
