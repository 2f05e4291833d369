import { may, type DeskAction } from '#features/team/accounts/model/permissions.ts';
import { proposalActions } from '#features/team/second-person/model/proposal.ts';
import type { Role } from '#features/team/accounts/model/role.ts';

export interface Place {
  path: string;
  name: string;
  /** One of them is enough. */
  actions: readonly DeskAction[];
  /** Among the first that fold away where the window has no room for all; the palette finds it too. */
  isSecondary?: boolean;
}

/** What a new portal still lacks. */
export const checklistPath = '/checklist';

/** Where one can go, by what one may do there; the first that a person may open is where they land. */
const places: readonly Place[] = [
  { path: '/submissions', name: 'Review', actions: ['submissions.read', 'applications.read'] },
  { path: '/reports', name: 'Reports', actions: ['reports.read'] },
  { path: '/watch', name: 'Watch', actions: ['watch.read'] },
  { path: '/appeals', name: 'Appeals', actions: ['appeals.read'] },
  { path: '/transfers', name: 'Transfers', actions: ['transfers.read'] },
  { path: '/listings', name: 'Listed', actions: ['listings.read'] },
  { path: '/content', name: 'Content', actions: ['content.read'] },
  { path: '/proposals', name: 'Second person', actions: Object.values(proposalActions) },
  { path: '/releases', name: 'Releases', actions: ['releases.read'] },
  { path: '/outbox', name: 'Outbox', actions: ['mail.read'] },
  { path: '/mail-templates', name: 'Templates', actions: ['mail.word'], isSecondary: true },
  { path: '/newsletter-issues', name: 'Newsletter', actions: ['newsletter.read'], isSecondary: true },
  { path: '/subscribers', name: 'Subscribers', actions: ['subscribers.read'], isSecondary: true },
  { path: '/status-notices', name: 'Status', actions: ['content.read'], isSecondary: true },
  { path: '/books', name: 'Books', actions: ['donations.export'], isSecondary: true },
  { path: '/numbers', name: 'Numbers', actions: ['numbers.read'], isSecondary: true },
  { path: '/accounts', name: 'Accounts', actions: ['accounts.manage'] },
  { path: '/security-events', name: 'Security', actions: ['security.read'], isSecondary: true },
  { path: '/webhooks', name: 'Webhooks', actions: ['webhooks.manage'], isSecondary: true },
  { path: '/audit', name: 'Log', actions: ['audit.read'], isSecondary: true },
  { path: checklistPath, name: 'Checklist', actions: ['setup.read'], isSecondary: true },
];

/** The places that these roles may open, in the order of the menu: those for the daily work first. */
export function placesFor(roles: readonly Role[]): Place[] {
  const open = places.filter(({ actions }) => actions.some((action) => may({ roles }, action)));
  return [
    ...open.filter(({ isSecondary }) => !isSecondary),
    ...open.filter(({ isSecondary }) => isSecondary),
  ];
}
