import { Box } from '@mui/material';
import { isPromised } from '#features/submissions/model/promise.ts';
import type { SubmissionState } from '#features/submissions/model/state.ts';
import { describeDistance, describeDuration, describeTime } from '#lib/describe-time.ts';

interface PromiseTextProps {
  submission: { state: SubmissionState; create_time: string; promised_time: string | null };
  nowMs: number;
}

/** When the review was promised to be done. Overdue is said in words, in color and in weight. */
export function PromiseText({ submission: { state, promised_time }, nowMs }: PromiseTextProps) {
  if (!isPromised(state) || !promised_time) return <Box sx={{ color: 'text.secondary' }}>–</Box>;
  const isOverdue = Date.parse(promised_time) < nowMs;
  return (
    <Box title={describeTime(promised_time)} sx={isOverdue ? { color: 'error.main', fontWeight: 600 } : {}}>
      {isOverdue
        ? `Overdue by ${describeDuration(nowMs - Date.parse(promised_time))}`
        : `Due ${describeDistance(promised_time, nowMs)}`}
    </Box>
  );
}
