import { Box, Link, Typography } from '@mui/material';
import { ShowBase, useShowContext } from 'react-admin';
import { ActionPanel } from './action-panel.tsx';
import { CopyButton } from './copy-button.tsx';
import { describeTime } from '#lib/describe-time.ts';
import type { MergeFact } from '../model/merge.ts';
import type { ReviewRow, ReviewSubmission } from '../model/review-submission.ts';
import { FindingsPanel } from './findings-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { keptKey, useKept } from './kept-value.ts';
import { MergePanel } from './merge-panel.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { PromiseText } from './promise-text.tsx';
import { isPromised } from '#features/submissions/model/promise.ts';
import { isPaid } from '#features/submissions/model/state.ts';
import { DeskKindProvider, type DeskKinds } from './desk-kind.ts';
import { SentFields } from './sent-fields.tsx';
import { StateMark } from './state-mark.tsx';
import { kindWords } from './state-words.ts';
import { UnreadableForm } from './unreadable-form.tsx';
import { SubmissionSkeleton } from './submission-skeleton.tsx';
import { useNow } from './use-now.ts';

function Heading({ submission }: { submission: ReviewSubmission }) {
  const nowMs = useNow();
  return (
    <Box component="header" sx={{ mt: 3, mb: 3 }}>
      <Link href="#/submissions" sx={{ display: 'inline-block', py: 1 }}>
        ← Submissions
      </Link>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography component="h1" variant="h4" sx={{ overflowWrap: 'anywhere' }}>
          {submission.title}
        </Typography>
        <StateMark state={submission.state} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 3,
          alignItems: 'center',
          color: 'text.secondary',
          fontSize: 14,
        }}
      >
        <span>{kindWords[submission.kind]}</span>
        <span>Sent {describeTime(submission.create_time)}</span>
        {isPromised(submission.state) && <PromiseText submission={submission} nowMs={nowMs} />}
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center' }}>
          Reference {submission.reference} <CopyButton text={submission.reference} what="the reference" />
        </Box>
      </Box>
    </Box>
  );
}

function SubmissionBody({ kinds }: { kinds: DeskKinds }) {
  const { record, error, refetch } = useShowContext<ReviewRow | ReviewSubmission>();
  if (error) return <Typography sx={{ mt: 4 }}>{error.message}</Typography>;
  // Coming from the queue, its row stands in until the whole submission has arrived.
  if (!record || !('history' in record)) return <SubmissionSkeleton />;
  return (
    <DeskKindProvider value={kinds[record.kind]}>
      <WholeSubmission key={record.id} record={record} refetch={refetch} />
    </DeskKindProvider>
  );
}

function WholeSubmission({ record, refetch }: { record: ReviewSubmission; refetch: () => unknown }) {
  const [take, setTake] = useKept<MergeFact[]>(keptKey(record.id, 'merge'), []);
  // After the listing has changed, a fact that was chosen may be the same on both sides.
  const taken = take.filter((fact) => record.merge?.rows.some((row) => row.fact === fact && row.differs));
  return (
    <>
      <title>{`${record.title} · Desk`}</title>
      <Heading submission={record} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
          pb: 6,
        }}
      >
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <FindingsPanel submission={record} />
          {record.merge && <MergePanel merge={record.merge} take={taken} onTake={setTake} />}
          {record.unreadable ? <UnreadableForm {...record.unreadable} /> : <SentFields submission={record} />}
          {isPaid(record.kind) && <PaymentPanel submission={record} />}
        </Box>
        {/* Beside what was sent where there is room; else the decision stands before it and the history after it. */}
        <Box sx={{ display: { xs: 'contents', lg: 'grid' }, gap: 3, position: 'sticky', top: 16 }}>
          <Box sx={{ order: -1 }}>
            <ActionPanel
              submission={record}
              merge={record.merge && { hid: record.merge.hid, seen: record.merge.seen, take: taken }}
              onChanged={() => void refetch()}
            />
          </Box>
          <HistoryPanel history={record.history} />
        </Box>
      </Box>
    </>
  );
}

/** One submission: what was sent, the donation, the history, and what can be decided. */
export function SubmissionPage({ kinds }: { kinds: DeskKinds }) {
  return (
    <ShowBase>
      <SubmissionBody kinds={kinds} />
    </ShowBase>
  );
}
