import type { Shape } from '#features/core/desk-kit/desk/mark.tsx';
import { describeTime } from '#lib/describe-time.ts';
import type { DeskNotice } from '../model/desk-notice.ts';
import { placeOf, type NoticePlace } from '../model/notice-state.ts';
import type { DisruptionState, NoticeKind, NoticeState, NoticeSubject } from '../model/notice.ts';

export const subjectWords: Record<NoticeSubject, string> = {
  portal: 'Portal',
  'content-api': 'Content API',
  'chain-checks': 'Chain checks',
  mail: 'Email',
  reviews: 'Reviews',
  mobile: 'Mobile wallet',
  extension: 'Extension wallet',
  desktop: 'Desktop app',
  hardware: 'Hardware wallet',
  card: 'Card',
};

export const kindWords: Record<NoticeKind, string> = {
  disruption: 'Disruption',
  maintenance: 'Planned maintenance',
};

export const progressWords: Record<DisruptionState, string> = {
  investigating: 'Being investigated',
  identified: 'Cause found',
  monitoring: 'Being monitored',
};

/** As visitors read them in English. */
export const stateWords: Record<NoticeState, string> = {
  ...progressWords,
  resolved: 'Resolved',
  scheduled: 'Planned',
  'in-progress': 'In progress',
  completed: 'Completed',
  canceled: 'Canceled',
};

const shapes = { open: 'triangles', planned: 'dot', past: 'triangle' } as const satisfies Record<
  NoticePlace,
  Shape
>;
export const shapeOf = (state: NoticeState): Shape =>
  state === 'canceled' ? 'ring' : shapes[placeOf(state)];

/** `From 20 Nov 2026, 15:12 UTC, planned until …`. */
export function describeTimes({ begin_time, planned_end_time, end_time }: DeskNotice): string {
  const until = end_time === null ? planned_end_time : end_time;
  if (until === null) return `From ${describeTime(begin_time)}`;
  return `From ${describeTime(begin_time)}, ${end_time === null ? 'planned until' : 'until'} ${describeTime(until)}`;
}
