/** The lists that the desk saves as files, as the log calls them. */
export const exportedLists = [
  'submissions',
  'proposals',
  'reports',
  'watch',
  'appeals',
  'transfers',
  'payment-questions',
  'outbox',
  'listed',
  'drafts',
  'networks',
  'categories',
  'hot-list',
  'contents',
  'newsletter',
  'releases',
  'status-notices',
  'webhooks',
  'accounts',
  'security',
] as const;
export type ExportedList = (typeof exportedLists)[number];
