import { AppError } from '#lib/app-error.ts';
import type { NoticeFacts } from '../../model/notice-form.ts';
import type { NoticeKind, NoticeSubject } from '../../model/notice.ts';

interface Judging {
  kind: NoticeKind;
  /** What this portal has. Edited notices keep what they were about. */
  offered: readonly NoticeSubject[];
  /** Of a disruption: now, or when it ended. RFC 3339, UTC. */
  latestBegin: string;
}

/** What a notice says that cannot be; undefined where it can. */
function findIssue(
  { subjects, begin_time, planned_end_time }: NoticeFacts,
  { kind, offered, latestBegin }: Judging,
): string | undefined {
  const unknown = subjects.find((subject) => !offered.includes(subject));
  if (unknown !== undefined) return `This portal does not offer ${unknown}.`;
  if (kind === 'disruption') {
    if (planned_end_time !== null) return 'Only maintenance has a planned end.';
    return begin_time > latestBegin ? 'A disruption begins before now and before its end.' : undefined;
  }
  if (planned_end_time === null) return 'Enter when the maintenance is planned to end.';
  return planned_end_time <= begin_time ? 'The planned end must be after the beginning.' : undefined;
}

/** @throws AppError bad-request for what cannot be */
export function requireFacts(facts: NoticeFacts, judging: Judging): void {
  const issue = findIssue(facts, judging);
  if (issue !== undefined) throw new AppError('bad-request', issue);
}
