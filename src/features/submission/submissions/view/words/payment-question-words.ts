import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StatusIconKind } from '#ui/status-icon/status-icon.tsx';
import type { PaymentQuestionEvent } from '../../model/payment-question-event.ts';

export const iconOfPaymentQuestion: Record<PaymentQuestionEvent, StatusIconKind> = {
  'payment-question': 'info',
  'payment-answer': 'info',
};

/** A question about a payment and its answer: in the history and in mails. */
export function paymentQuestionWords(i18n: I18n): Record<PaymentQuestionEvent, string> {
  return {
    'payment-question': i18n._(msg`Question about the payment`),
    'payment-answer': i18n._(msg`Answer about the payment`),
  };
}
