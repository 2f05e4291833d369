import { TextField } from '@mui/material';
import { momentOf, wallTimeOf } from '#lib/zoned-time.ts';
import { describeTime } from '#lib/describe-time.ts';
import type { Interview } from '#features/submission/submissions/model/interview.ts';
import { keptKey, useKept } from '#features/submission/review-queue/desk/kept-value.ts';

const zones = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `2026-11-24 18:00 Asia/Shanghai, 24 Nov 2026, 10:00 UTC`. */
export function describeInterview({ time, zone }: Interview): string {
  const utc = describeTime(time);
  return zone === 'UTC' ? utc : `${wallTimeOf(new Date(time), zone).replace('T', ' ')} ${zone}, ${utc}`;
}

/** What the form has of it, as the action takes it. */
export const readInterview = (typed: Record<string, unknown>): Interview => ({
  time: String(typed['interview-time']),
  zone: String(typed['interview-zone']),
});

/** Day, time and time zone of an interview; nothing is chosen but the zone of the person who invites. */
export function InterviewField({ submissionId }: { submissionId: number }) {
  const [wall, setWall] = useKept(keptKey(submissionId, 'invite.wall'), '');
  const [zone, setZone] = useKept(keptKey(submissionId, 'invite.zone'), ownZone());
  const moment = momentOf(wall, zone);
  const isMissing = wall !== '' && !moment;
  return (
    <>
      <TextField
        type="datetime-local"
        label="Day and time of the interview"
        required
        fullWidth
        value={wall}
        onChange={({ target }) => setWall(target.value)}
        error={isMissing}
        helperText={
          isMissing
            ? 'This time does not exist there, because summer time begins. Choose another time.'
            : moment
              ? `${describeTime(moment.toISOString())}. The candidate reads it in the email and on the status page.`
              : 'In the time zone below.'
        }
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        select
        name="interview-zone"
        label="Time zone"
        required
        fullWidth
        value={zone}
        onChange={({ target }) => setZone(target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {zones.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </TextField>
      <input type="hidden" name="interview-time" value={moment?.toISOString() ?? ''} />
    </>
  );
}
