import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paymentWords } from '#features/submission/donations/view/payment-words.ts';
import type { SubmissionMailKind } from '#features/team/mail/model/mail-kind.ts';
import { slots } from '#features/team/mail/model/template/mail-words.ts';
import { slot } from '#features/team/mail/model/template/placeholder.ts';
import { changeStateWords } from '../words/change-state-words.ts';
import { paymentQuestionWords } from '../words/payment-question-words.ts';
import { refundEventWords } from '../words/refund-event-words.ts';
import { appealEventWords } from '../words/appeal-event-words.ts';
import { listingStateWords } from '../words/state-words.ts';
import { appealParagraphs } from './appeal-mail.ts';
import {
  changeRequestParagraphs,
  isChangeRequestMail,
  type ChangeRequestMailKind,
} from './change-request-mail.ts';
import type { ChangeWords } from './change-words.ts';

/** A mail's name for what happened: in the subject and above the text. */
function nameOf(kind: SubmissionMailKind, i18n: I18n): string {
  const states = listingStateWords(i18n);
  const events = appealEventWords(i18n);
  const changes = changeStateWords(i18n);
  const names: Record<SubmissionMailKind, string> = {
    'submission-received': i18n._(msg`Received`),
    'submission-payment-refused': states['payment-refused'].name,
    'submission-in-review': states['in-review'].name,
    'submission-changes-requested': states['changes-requested'].name,
    'submission-listed': states.listed.name,
    'submission-rejected': states.rejected.name,
    'submission-withdrawn': states.withdrawn.name,
    'submission-expired': states.expired.name,
    'submission-link': i18n._(msg`Your status link`),
    'submission-appealed': events.appeal,
    'submission-appeal-granted': events['appeal-granted'],
    'submission-appeal-upheld': events['appeal-upheld'],
    'submission-delisted': events.delisted,
    'submission-relisted': events.relisted,
    'submission-withdrawal-asked': i18n._(msg`Confirm the withdrawal`),
    'submission-listing-withdrawn': events['listing-withdrawn'],
    'submission-change-asked': i18n._(
      msg({ message: 'Listing change requested', comment: 'A team asks to change a listed item' }),
    ),
    'submission-change-approved': changes.listed.name,
    'submission-change-rejected': changes.rejected.name,
    'submission-change-withdrawn': states.withdrawn.name,
    'submission-payment-answered': paymentQuestionWords(i18n)['payment-answer'],
    'submission-refunded': refundEventWords(i18n)['refund-proven'],
    'submission-payment-disputed': paymentWords(i18n)('disputed', {}).title,
    'submission-payment-reversed': paymentWords(i18n)('reversed', {}).title,
  };
  return names[kind];
}

/** A payment that was given back and is proven. */
function refundParagraphs(i18n: I18n): string[] {
  const { title, amount, receiver, transaction } = slots('title', 'amount', 'receiver', 'transaction');
  return [
    i18n._(msg`We sent back ${amount} for ${title} to ${receiver}.`),
    i18n._(msg`The chain confirms the transaction: ${transaction}`),
  ];
}

type PlainMailKind = Exclude<SubmissionMailKind, ChangeRequestMailKind | 'submission-refunded'>;

/** What happened and what comes next. */
function paragraphsOf(kind: PlainMailKind, i18n: I18n): string[] {
  const { title, fields, day, support } = slots('title', 'fields', 'day', 'support');
  switch (kind) {
    case 'submission-received':
      return [
        i18n._(
          msg`We have received the form for ${title}. The reviewers see it once the donation has arrived.`,
        ),
      ];
    case 'submission-payment-refused':
      return [
        i18n._(msg`This transaction is not a payment for ${title}. Your form is kept.`),
        slot('payment'),
      ];
    case 'submission-in-review':
      return [
        i18n._(msg`${title} is with the reviewers. You do not need to do anything.`),
        i18n._(msg`We will review it by ${day}.`),
      ];
    case 'submission-changes-requested':
      return [
        i18n._(msg`The reviewers requested changes to ${title}. Make them and send it again, at no cost.`),
        slot('pause'),
      ];
    case 'submission-listed':
      return [
        i18n._(msg`${title} is now listed.`),
        i18n._(
          msg({
            message: `The reviewers corrected what you sent: ${fields}. The status page shows each correction. Is one wrong? Contact ${support}.`,
            comment: '{fields}: names of fields of the form, as a list',
          }),
        ),
      ];
    case 'submission-rejected':
      return [i18n._(msg`The reviewers did not approve ${title}.`), slot('reason')];
    case 'submission-expired':
      return [
        i18n._(msg`${title} was not paid in time, so the form and its files were deleted.`),
        i18n._(
          msg`Already paid? Open the link within 30 days and send us the transaction link, and a reviewer will check it. Otherwise submit again.`,
        ),
      ];
    case 'submission-payment-disputed':
      return [paymentWords(i18n)('disputed', {}).text];
    case 'submission-payment-reversed':
      return [paymentWords(i18n)('reversed', {}).text];
    case 'submission-payment-answered':
      return [i18n._(msg`You asked about the payment for ${title}. A reviewer has answered.`)];
    case 'submission-link':
      return [i18n._(msg`You asked for the status link of ${title}. It is below.`)];
    case 'submission-withdrawn':
      return [i18n._(msg`You withdrew ${title}. It will not be reviewed.`)];
    default:
      return appealParagraphs(kind, i18n);
  }
}

function wordsOf(kind: SubmissionMailKind, i18n: I18n): string[] {
  if (isChangeRequestMail(kind)) return changeRequestParagraphs(kind, i18n);
  return kind === 'submission-refunded' ? refundParagraphs(i18n) : paragraphsOf(kind, i18n);
}

/** The words of a mail about what is to be listed. */
export const listingWords = (kind: SubmissionMailKind, i18n: I18n): ChangeWords => ({
  name: nameOf(kind, i18n),
  paragraphs: wordsOf(kind, i18n),
});
