import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StatusIconKind } from '#ui/status-icon/status-icon.tsx';
import type { RefundEventCode } from '../../model/refund-event.ts';

export const buoyOfRefundEvent: Record<RefundEventCode, StatusIconKind> = {
  'refund-sent': 'info',
  'refund-corrected': 'info',
  'refund-proven': 'success',
  'refund-unproven': 'warning',
  'refund-reversed': 'warning',
};

/** The steps of a refund in words: in the history, beside the status, and in mails. */
export function refundEventWords(i18n: I18n): Record<RefundEventCode, string> {
  return {
    'refund-sent': i18n._(
      msg({ message: 'Refund sent', comment: 'The wallet’s team sent the donation back' }),
    ),
    'refund-corrected': i18n._(
      msg({
        message: 'Refund details corrected',
        comment: 'The wallet’s team had entered something wrong about the refund; what it was follows',
      }),
    ),
    'refund-proven': i18n._(
      msg({ message: 'Refunded', comment: 'The donation was sent back, and the chain confirms it' }),
    ),
    'refund-unproven': i18n._(
      msg({
        message: 'Refund not confirmed',
        comment: 'The chain does not confirm the transaction that should be the refund',
      }),
    ),
    'refund-reversed': i18n._(
      msg({ message: 'Refund undone by the network', comment: 'The block of the refund was replaced' }),
    ),
  };
}
