import type { WebhookType } from '../model/webhook-event.ts';

export const typeWords: Readonly<Record<WebhookType, string>> = {
  'submission.changed': 'A submission arrives or changes state',
  'submission.late': 'The promised time of a submission has passed',
  'report.received': 'A visitor reports an item or a site, or appeals a finding',
  'finding.opened': 'The watch finds something about a listed link',
  'link.withheld': 'A listed link is withheld from visitors',
  'link.returned': 'A withheld link is shown again',
  'appeal.received': 'A team appeals against a decision',
  'appeal.decided': 'An appeal is decided',
  'case.assigned': 'A case is assigned or unassigned',
  'proposal.waiting': 'Something is waiting for a second person',
  'listing.added': 'The desk lists an item without a submission',
  'listing.changed': 'The desk changes a listed item',
  'listing.delisted': 'A listed item is delisted',
  'listing.restored': 'A delisted item is listed again',
  'release.published': 'A release is published',
  'release.withdrawn': 'A release is withdrawn',
  'alert.begun': 'Something is wrong with the portal',
  'alert.ended': 'Something that was wrong with the portal is resolved',
};
