import type { DeskAction } from '#features/team/accounts/model/permissions.ts';
import type { ExportedList } from '#features/core/desk-kit/model/exported-list.ts';
import { proposalActions } from '#features/team/second-person/model/proposal.ts';

/** What reading each list needs, one of several, or more where its file holds people's addresses; `own` is what each person has, and none of their scripts reads. */
export const exportPermissions: Readonly<Record<ExportedList, readonly DeskAction[] | 'own'>> = {
  submissions: ['submissions.read', 'applications.read'],
  proposals: Object.values(proposalActions),
  reports: ['reports.read'],
  watch: ['watch.read'],
  appeals: ['appeals.read'],
  transfers: ['transfers.read'],
  'payment-questions': ['transfers.read'],
  outbox: ['mail.export'],
  'mail-templates': ['mail.word'],
  answers: ['answers.edit'],
  listed: ['listings.read'],
  drafts: ['listings.add', 'listings.edit'],
  networks: ['catalogue.edit'],
  categories: ['catalogue.edit'],
  'hot-list': ['catalogue.edit'],
  contents: ['content.read'],
  newsletter: ['newsletter.read'],
  releases: ['releases.read'],
  'status-notices': ['content.read'],
  webhooks: ['webhooks.manage'],
  accounts: ['accounts.manage'],
  invitations: ['accounts.manage'],
  'own-tokens': 'own',
  security: ['security.read'],
};
