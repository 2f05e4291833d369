import { may, type DeskAction } from '#features/team/accounts/model/permissions.ts';
import type { Role } from '#features/team/accounts/model/role.ts';

/** How a person is told, from not at all to an email right away. Every way but `off` shows it at the desk too. */
export const noticeWays = ['off', 'desk', 'digest', 'mail'] as const;
export type NoticeWay = (typeof noticeWays)[number];

interface KindRule {
  /** What a person must be allowed to do to be told; one is enough, and each notice names its own. */
  actions: readonly DeskAction[];
  /** Where the person has chosen nothing. */
  usual: NoticeWay;
  /** What can be chosen. */
  ways: readonly NoticeWay[];
}

/**
 * What people at the desk are told about, in the order of the page. That a link is withheld cannot be turned off and never waits for a digest:
 * visitors are in danger, or a project has lost its link.
 */
const noticeKinds = {
  'withheld-link': { actions: ['watch.decide'], usual: 'mail', ways: ['desk', 'mail'] },
  report: { actions: ['reports.decide'], usual: 'digest', ways: noticeWays },
  appeal: { actions: ['appeals.decide'], usual: 'digest', ways: noticeWays },
  mention: { actions: ['submissions.read', 'applications.read'], usual: 'mail', ways: noticeWays },
  assignment: {
    actions: [
      'submissions.decide',
      'applications.decide',
      'reports.decide',
      'watch.decide',
      'appeals.decide',
      'transfers.decide',
    ],
    usual: 'mail',
    ways: noticeWays,
  },
  late: {
    actions: ['submissions.decide', 'applications.decide', 'appeals.decide'],
    usual: 'digest',
    ways: noticeWays,
  },
  interview: { actions: ['applications.decide'], usual: 'mail', ways: noticeWays },
  'second-person': {
    actions: ['releases.publish', 'listings.edit', 'listings.add', 'catalogue.edit', 'submissions.decide'],
    usual: 'mail',
    ways: noticeWays,
  },
  'failed-backup': { actions: ['accounts.manage'], usual: 'mail', ways: noticeWays },
  'stuck-job': { actions: ['accounts.manage'], usual: 'mail', ways: noticeWays },
} as const satisfies Record<string, KindRule>;
export type NoticeKind = keyof typeof noticeKinds;

export const noticeKindNames = Object.keys(noticeKinds) as NoticeKind[];

/** What a person can be asked to be allowed to do, for a notice of this kind. */
export type NoticeAction<Kind extends NoticeKind> = (typeof noticeKinds)[Kind]['actions'][number];

export const ruleOf = (kind: NoticeKind): KindRule => noticeKinds[kind];

const actions: readonly DeskAction[] = [...new Set(noticeKindNames.flatMap((kind) => ruleOf(kind).actions))];

/** The actions of notices that someone with these roles may read. */
export const readableActions = (roles: readonly Role[]): DeskAction[] =>
  actions.filter((action) => may({ roles }, action));

/** What someone with these roles can be told about. */
export const kindsToTell = (roles: readonly Role[]): NoticeKind[] =>
  noticeKindNames.filter((kind) => ruleOf(kind).actions.some((action) => may({ roles }, action)));
