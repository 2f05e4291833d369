/** Steps that keep the state: the history names them by the code of the change. */
const refundEvents = [
  'refund-sent',
  'refund-corrected',
  'refund-proven',
  'refund-unproven',
  'refund-reversed',
] as const;
/**
 * `refund-sent`: recorded at the desk. `refund-corrected`: recorded again in place of an earlier record; stored as `refund-sent`.
 * `refund-reversed`: the chain has undone it.
 */
export type RefundEventCode = (typeof refundEvents)[number];

export const isRefundEvent = (code: string | null): code is RefundEventCode =>
  refundEvents.some((event) => event === code);

/** What a correction can change of the record of a refund. */
export const refundParts = ['transaction', 'amount', 'receiver'] as const;
export type RefundPart = (typeof refundParts)[number];
