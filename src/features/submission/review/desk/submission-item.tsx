import { useShowContext } from 'react-admin';
import { describeTime } from '#lib/describe-time.ts';
import { promiseOf } from '#features/submission/submissions/model/promise-clock.ts';
import { isPaid, underReview } from '#features/submission/submissions/model/state.ts';
import type { MergeChoice, MergeFact } from '../model/merge.ts';
import type { ReviewSubmission } from '../model/review-submission.ts';
import type { ReviewRow } from '#features/submission/review-queue/model/queue-row.ts';
import { urgencyOf } from '#features/submission/review-queue/model/urgency.ts';
import { ChangesPanel } from './changes-panel.tsx';
import { CopyButton } from '#features/core/desk-kit/desk/copy-button.tsx';
import { DecisionPanel, type DecisionPanelProps } from './decision-panel.tsx';
import { DeskKindProvider, type DeskKinds } from './desk-kind.ts';
import { FindingsPanel } from './findings-panel.tsx';
import { describeInterview } from './interview-field.tsx';
import { JumpBar, type Part } from './jump-bar.tsx';
import { keptKey, useKept } from '#features/submission/review-queue/desk/kept-value.ts';
import { LookAlikesPanel } from './look-alikes/look-alikes-panel.tsx';
import { ListingChangePanel } from './listing-change-panel.tsx';
import { MergePanel } from './merge-panel.tsx';
import { PaymentPanel } from '#features/submission/payment-review/desk/payment-panel.tsx';
import styles from './submission-item.module.css';
import shared from '#features/submission/review-queue/desk/review-shared.module.css';
import { RequestPointsProvider, useRequestPoints } from './requests/request-points.ts';
import { SenderPanel } from './sender-panel.tsx';
import { SentFields } from './sent-fields.tsx';
import { StateMark } from '#features/submission/review-queue/desk/state-mark.tsx';
import { requestWords, waitingWords } from '#features/submission/review-queue/desk/state-words.ts';
import { Box, Skeleton } from '@mui/material';
import { UnreadableForm } from './unreadable-form.tsx';
import { useChoice } from './use-choice.ts';
import { useNow } from '#features/core/desk-kit/desk/use-now.ts';
import { VisitorsView } from './visitors-view.tsx';

function PromisedTime({ submission }: { submission: ReviewSubmission }) {
  const nowMs = useNow();
  const promise = promiseOf(submission);
  if (!promise) return null;
  if (promise.kind === 'paused')
    return <span className={`${shared['due']} ${styles['due']}`}>{waitingWords(promise.since)}</span>;
  const { create_time } = submission;
  const { text, tone } = urgencyOf({ create_time, promised_time: promise.time }, nowMs);
  return (
    <span
      className={`${shared['due']} ${styles['due']}`}
      data-tone={tone}
      title={`Promised for ${describeTime(promise.time)}`}
    >
      {text}
    </span>
  );
}

/** When an invited candidate comes. */
function InterviewTime({ submission: { interview } }: { submission: ReviewSubmission }) {
  if (!interview) return null;
  return <span className={`${shared['due']} ${styles['due']}`}>{describeInterview(interview)}</span>;
}

function Heading({ submission, parts }: { submission: ReviewSubmission; parts: readonly Part[] }) {
  const { id, title, state, create_time, locale } = submission;
  return (
    <header className={styles['head']}>
      <div className={styles['title']}>
        <h1>{title}</h1>
        <StateMark state={state} />
        <PromisedTime submission={submission} />
        <InterviewTime submission={submission} />
      </div>
      <div className={`${shared['quiet']} ${styles['about']}`}>
        {requestWords(submission)} · No. {id}
        <CopyButton text={String(id)} what="the number" /> · sent {describeTime(create_time)} · language:{' '}
        {locale}
      </div>
      <JumpBar parts={parts} />
    </header>
  );
}

/** The parts of the item in the order of the screen. */
function partsOf(submission: ReviewSubmission): Part[] {
  const { findings, look_alikes, merge, change, kind, also, earlier } = submission;
  const isPayable = isPaid(kind) && !change;
  return [
    { id: 'part-findings', name: 'Findings', count: findings.length },
    ...(look_alikes.length > 0
      ? [{ id: 'part-look-alikes', name: 'Look-alikes', count: look_alikes.length }]
      : []),
    ...(change ? [{ id: 'part-change', name: 'Requested change' }] : []),
    ...(merge ? [{ id: 'part-merge', name: 'Already listed' }] : []),
    ...(earlier ? [{ id: 'part-changes', name: 'Changes' }] : []),
    { id: 'part-sent', name: 'What was sent' },
    ...(isPayable ? [{ id: 'part-payment', name: 'Payment' }] : []),
    { id: 'part-sender', name: 'Submitter', count: also.total },
  ];
}

/** What was sent, field by field and as visitors will see it. */
function SentPart({ submission, take }: { submission: ReviewSubmission; take: readonly MergeFact[] }) {
  const { unreadable } = submission;
  return (
    <div id="part-sent">
      {!unreadable && <VisitorsView submission={submission} take={take} />}
      {unreadable ? <UnreadableForm {...unreadable} /> : <SentFields submission={submission} />}
    </div>
  );
}

interface ItemPartsProps {
  submission: ReviewSubmission;
  taken: readonly MergeFact[];
  onTake: (facts: MergeFact[]) => void;
  onAsk: (() => void) | undefined;
  isOpen: boolean;
}

/** Everything about the item, from what was found to who sent it. */
function ItemParts({ submission, taken, onTake, onAsk, isOpen }: ItemPartsProps) {
  const { merge, change, earlier } = submission;
  return (
    <div className={styles['item']} tabIndex={0} role="region" aria-label="Item">
      <Heading submission={submission} parts={partsOf(submission)} />
      <div id="part-findings">
        <FindingsPanel submission={submission} onAsk={onAsk} />
      </div>
      {submission.look_alikes.length > 0 && (
        <div id="part-look-alikes">
          <LookAlikesPanel submission={submission} />
        </div>
      )}
      {change && (
        <div id="part-change">
          <ListingChangePanel change={change} isDecided={!isOpen} />
        </div>
      )}
      {merge && (
        <div id="part-merge">
          <MergePanel merge={merge} take={taken} onTake={onTake} />
        </div>
      )}
      {earlier && (
        <div id="part-changes">
          <ChangesPanel submission={submission} earlier={earlier} />
        </div>
      )}
      <SentPart submission={submission} take={taken} />
      {isPaid(submission.kind) && !change && (
        <div id="part-payment">
          <PaymentPanel submission={submission} />
        </div>
      )}
      <div id="part-sender">
        <SenderPanel also={submission.also} />
      </div>
    </div>
  );
}

type ItemProps = Pick<DecisionPanelProps, 'next' | 'onChanged' | 'onLeaseMoved'>;

function WholeItem({ submission, ...decision }: ItemProps & { submission: ReviewSubmission }) {
  const [take, setTake] = useKept<MergeFact[]>(keptKey(submission.id, 'merge'), []);
  // After the listing has changed, a fact that was chosen may be the same on both sides.
  const taken = take.filter((fact) => submission.merge?.rows.some((row) => row.fact === fact && row.differs));
  const points = useRequestPoints(submission);
  const choice = useChoice(submission);
  return (
    <RequestPointsProvider value={points}>
      <title>{`${submission.title} · Desk`}</title>
      <ItemParts
        submission={submission}
        taken={taken}
        onTake={setTake}
        onAsk={choice.chooserOf('request-changes')}
        isOpen={underReview.includes(submission.state)}
      />
      <DecisionPanel
        submission={submission}
        choice={choice}
        merge={choiceOf(submission, taken)}
        {...decision}
      />
    </RequestPointsProvider>
  );
}

/** What an approval is based on: the listed entry as it was shown. */
function choiceOf({ merge, change }: ReviewSubmission, take: MergeFact[]): MergeChoice | null {
  if (change) return { hid: change.hid, seen: change.seen, take: [] };
  return merge && { hid: merge.hid, seen: merge.seen, take };
}

/** The shape of a submission while it loads. */
function SubmissionSkeleton() {
  return (
    <Box
      aria-busy="true"
      sx={{ mt: 6, display: 'grid', gap: 3, gridTemplateColumns: { md: 'minmax(0, 1fr) 360px' } }}
    >
      <Skeleton variant="text" width="40%" height={48} sx={{ gridColumn: '1 / -1' }} />
      <Box sx={{ display: 'grid', gap: 3 }}>
        {[280, 160, 120].map((height) => (
          <Skeleton key={height} variant="rounded" height={height} />
        ))}
      </Box>
      <Skeleton variant="rounded" height={240} />
    </Box>
  );
}

/** One submission: what was found, what was sent, the donation, and what can be decided. */
export function SubmissionItem({ kinds, onChanged, ...decision }: ItemProps & { kinds: DeskKinds }) {
  const { record, error, refetch } = useShowContext<ReviewRow | ReviewSubmission>();
  // Coming from the queue, there is its row until the whole submission has arrived. From then on an answer that fails takes nothing away.
  if (!record || !('history' in record))
    return error ? <p className={shared['empty']}>{error.message}</p> : <SubmissionSkeleton />;
  const refresh = () => {
    void refetch();
    onChanged();
  };
  return (
    <DeskKindProvider value={kinds[record.kind]}>
      <WholeItem submission={record} onChanged={refresh} {...decision} />
    </DeskKindProvider>
  );
}
