/** Steps that keep the state: the history names them by the code of the change. */
const paymentQuestionEvents = ['payment-question', 'payment-answer'] as const;
export type PaymentQuestionEvent = (typeof paymentQuestionEvents)[number];

export const isPaymentQuestionEvent = (code: string | null): code is PaymentQuestionEvent =>
  paymentQuestionEvents.some((event) => event === code);
