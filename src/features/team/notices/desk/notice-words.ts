import type { NoticeKind, NoticeWay } from '../model/notice-kind.ts';

/** What a kind is about, as a row of the choices. */
export const noticeKindWords: Readonly<Record<NoticeKind, string>> = {
  'withheld-link': 'A listed link is withheld',
  report: 'A visitor reports an item or a site, or appeals a finding',
  appeal: 'A team appeals against a decision',
  mention: 'A colleague mentions you in a note',
  assignment: 'A colleague assigns something to you',
  late: 'A submission or an appeal is late',
  interview: 'An interview is tomorrow',
  'second-person': 'Something is waiting for a second person',
  'failed-backup': 'The backup is late or failed',
  'stuck-job': 'A job is stuck or fails',
};

export const noticeWayWords: Readonly<Record<NoticeWay, string>> = {
  off: 'Not at all',
  desk: 'At the desk',
  digest: 'Daily email',
  mail: 'Email right away',
};
