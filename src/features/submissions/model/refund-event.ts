/** Steps that keep the state: the history names them by the code of the change. */
const refundEvents = ['refund-sent', 'refund-proven', 'refund-unproven', 'refund-reversed'] as const;
/** `refund-sent`: recorded at the desk, or recorded again with a corrected link. `refund-reversed`: the chain has undone it. */
export type RefundEventCode = (typeof refundEvents)[number];

export const isRefundEvent = (code: string | null): code is RefundEventCode =>
  refundEvents.some((event) => event === code);
