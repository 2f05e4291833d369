import { describeTime } from '#lib/describe-time.ts';
import type { PreparedArrangement } from '../../model/prepared-arrangement.ts';
import { draftWords } from '../listing-words.ts';

/** After a draft was stored. */
export const preparedSaid = (time: string | null): string =>
  time === null
    ? 'Saved as a draft. Visitors do not see it yet.'
    : `Scheduled. Visitors see it on ${describeTime(time)}.`;

/** `Scheduled, 1 Dec 2026, 09:00 UTC` */
export const stateSentence = ({ state, time }: PreparedArrangement): string =>
  time === null ? draftWords[state] : `${draftWords[state]}, ${describeTime(time)}`;
