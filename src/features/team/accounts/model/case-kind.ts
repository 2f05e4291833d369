import type { DeskAction } from './permissions.ts';

/** What the desk decides about case by case, by the path of its list. Submissions have leases instead (`review`). */
export const caseKinds = ['reports', 'watch', 'appeals', 'transfers', 'payment-questions'] as const;
export type CaseKind = (typeof caseKinds)[number];

/** Who may read the cases of a kind, and who may decide about them. */
export const caseActions = {
  reports: { read: 'reports.read', decide: 'reports.decide' },
  watch: { read: 'watch.read', decide: 'watch.decide' },
  appeals: { read: 'appeals.read', decide: 'appeals.decide' },
  transfers: { read: 'transfers.read', decide: 'transfers.decide' },
  'payment-questions': { read: 'transfers.read', decide: 'transfers.decide' },
} as const satisfies Record<CaseKind, Record<'read' | 'decide', DeskAction>>;
