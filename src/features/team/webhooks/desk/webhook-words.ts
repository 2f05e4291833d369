import type { WebhookType } from '../model/webhook-event.ts';

export const typeWords: Readonly<Record<WebhookType, string>> = {
  'submission.changed': 'A submission arrives or changes state',
  'listing.added': 'The desk lists an item without a submission',
  'listing.delisted': 'A listed item is delisted',
  'listing.restored': 'A delisted item is listed again',
  'alert.begun': 'Something is wrong with the portal',
  'alert.ended': 'Something that was wrong with the portal is over',
};
