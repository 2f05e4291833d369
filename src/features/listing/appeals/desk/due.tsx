import { Box } from '@mui/material';
import { urgencyOf } from '#features/submission/review-queue/model/urgency.ts';
import { useNow } from '#features/core/desk-kit/desk/use-now.ts';
import { describeTime } from '#lib/describe-time.ts';
import type { AppealCase } from '../model/appeal-case.ts';

/** How near the promised answer is, in words; the time itself where it was decided. */
export function Due({ item: { create_time, due_time, decision } }: { item: AppealCase }) {
  const nowMs = useNow();
  if (decision) return <>{describeTime(due_time)}</>;
  const { text, tone } = urgencyOf({ create_time, promised_time: due_time }, nowMs);
  return (
    <Box
      component="span"
      title={describeTime(due_time)}
      sx={{
        whiteSpace: 'nowrap',
        fontWeight: tone === 'calm' ? 400 : 600,
        color: tone === 'late' ? 'error.main' : 'text.primary',
      }}
    >
      {text}
    </Box>
  );
}
