import type { DeskAction } from '#features/team/accounts/model/permissions.ts';
import type { ExportedList } from '#features/core/desk-kit/model/exported-list.ts';
import { proposalActions } from '#features/team/second-person/model/proposal.ts';

/** What reading each list needs, one of several, or more where its file holds people's addresses. */
export const exportPermissions: Readonly<Record<ExportedList, readonly DeskAction[]>> = {
  submissions: ['submissions.read', 'applications.read'],
  proposals: Object.values(proposalActions),
  reports: ['reports.read'],
  watch: ['watch.read'],
  appeals: ['appeals.read'],
  transfers: ['transfers.read'],
  'payment-questions': ['transfers.read'],
  outbox: ['mail.export'],
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
  security: ['security.read'],
};
