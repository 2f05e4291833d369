import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { isPaymentCode, paymentWords } from '#features/donations/view/payment-words.ts';
import type { SubmissionMailKind } from '#features/mail/model/mail-kind.ts';
import type { MailContext } from '#features/mail/view/mail-context.ts';
import { quoteTitle } from '#features/mail/view/quote-title.ts';
import type { SubmissionMailFacts } from '../../model/submission-mail.ts';
import { formatDay } from '../status/format-time.ts';
import { reasonWords } from '../status/reason-words.ts';
import { listingStateWords } from '../status/state-words.ts';
import type { ChangeWords } from './change-words.ts';

/** A mail's name for what happened: in the subject and above the text. */
function nameOf(kind: SubmissionMailKind, { i18n }: MailContext): string {
  const states = listingStateWords(i18n);
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
    'submission-payment-disputed': paymentWords(i18n)('disputed', {}).title,
  };
  return names[kind];
}

/** What happened and what comes next. */
function paragraphsOf(
  kind: SubmissionMailKind,
  facts: SubmissionMailFacts,
  { i18n, locale }: MailContext,
): string[] {
  const { code } = facts;
  const title = quoteTitle(facts.title, locale);
  switch (kind) {
    case 'submission-received':
      return [
        i18n._(
          msg`We have received the form for ${title}. The reviewers see it once the donation has arrived.`,
        ),
      ];
    case 'submission-payment-refused': {
      const words = isPaymentCode(code) ? paymentWords(i18n)(code, facts.paymentDetail) : undefined;
      return [
        i18n._(msg`The transaction does not pay for ${title}. Everything else is kept.`),
        ...(words ? [`${words.title} ${words.text}`] : []),
      ];
    }
    case 'submission-in-review': {
      const day = facts.promisedTime === null ? null : formatDay(facts.promisedTime, locale);
      return [
        i18n._(msg`${title} is with the reviewers. You do not need to do anything.`),
        ...(day === null ? [] : [i18n._(msg`The review is promised by ${day}.`)]),
      ];
    }
    case 'submission-changes-requested':
      return [
        i18n._(msg`The reviewers ask for changes to ${title}. Make them and send it again, at no cost.`),
      ];
    case 'submission-listed':
      return [i18n._(msg`${title} is now listed.`)];
    case 'submission-rejected': {
      const reason = code === null ? undefined : reasonWords(i18n)(code);
      return [
        i18n._(msg`The reviewers decided against ${title}.`),
        ...(reason === undefined ? [] : [reason]),
      ];
    }
    case 'submission-expired':
      return [
        i18n._(msg`${title} was not paid in time, so the form and its files were deleted.`),
        i18n._(
          msg`Already paid? Open the link within 30 days and send us the transaction link, and a reviewer will check it. Otherwise submit again.`,
        ),
      ];
    case 'submission-payment-disputed':
      return [paymentWords(i18n)('disputed', {}).text];
    case 'submission-link':
      return [i18n._(msg`You asked for the status link of ${title}. It is below.`)];
    case 'submission-withdrawn':
      return [i18n._(msg`You withdrew ${title}. It will not be reviewed.`)];
  }
}

/** The words of a mail about what is to be listed. */
export function listingWords(
  kind: SubmissionMailKind,
  facts: SubmissionMailFacts,
  context: MailContext,
): ChangeWords {
  const { i18n } = context;
  const wallet = brand.name;
  return {
    name: nameOf(kind, context),
    paragraphs: paragraphsOf(kind, facts, context),
    asksForChanges: kind === 'submission-changes-requested',
    caution: i18n._(msg`Keep the link private: anyone who has it can see and change the submission.`),
    sender: i18n._(msg`This address was entered in a submission to ${wallet}. Not you? Ignore this email.`),
  };
}
