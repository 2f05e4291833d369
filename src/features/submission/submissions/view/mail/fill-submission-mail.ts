import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { isPaymentCode, paymentWords } from '#features/submission/donations/view/payment-words.ts';
import type { MailFill } from '#features/team/mail/model/template/fill-words.ts';
import type { MailLink } from '#features/team/mail/model/mail-content.ts';
import { isApplicationMailKind, type ChangeMailKind } from '#features/team/mail/model/mail-kind.ts';
import { brandValues } from '#features/team/mail/view/brand-values.ts';
import { pageUrl, type MailContext } from '#features/team/mail/view/mail-context.ts';
import { pointLine } from '#features/team/mail/view/point-line.ts';
import { quoteTitle } from '#features/team/mail/view/quote-title.ts';
import { formatDayInSentence } from '#i18n/format-day.ts';
import { intlTag } from '#i18n/intl-tag.ts';
import type { SubmissionMailFacts } from '../../model/submission-mail.ts';
import { plainLabel, type KindLabels } from '../kind-labels.ts';
import { interviewTimeLabel, writeInterview } from '../words/interview-words.ts';
import { pausedPromiseWords } from '../words/promise-words.ts';
import { reasonWords } from '../words/reason-words.ts';

/** Mails that lead to the item in the store. */
const listedMails: readonly ChangeMailKind[] = [
  'submission-listed',
  'submission-relisted',
  'submission-change-approved',
];

function actionOf(facts: SubmissionMailFacts, context: MailContext): MailLink {
  const { i18n } = context;
  const { kind } = facts;
  const statusPage = pageUrl(context, `/submission/${facts.reference}`);
  const isListed = listedMails.includes(kind);
  if (isListed && facts.listedPath !== null)
    return { label: i18n._(msg`Open in the store`), href: pageUrl(context, facts.listedPath) };
  if (kind === 'submission-changes-requested' || kind === 'application-changes-requested')
    return { label: i18n._(msg`Edit and send again`), href: statusPage };
  if (kind === 'submission-withdrawal-asked')
    return { label: i18n._(msg`Withdraw the listing`), href: statusPage };
  return { label: i18n._(msg`Check status`), href: statusPage };
}

/** When the interview is; what the reviewers wrote; then what is asked for, each with the name of its field. */
function quotesOf(
  { submissionKind, interview, text, requests }: SubmissionMailFacts,
  labels: KindLabels,
  { i18n, locale }: MailContext,
) {
  const names = labels[submissionKind](i18n);
  const points = requests.map((request) => ({
    name: plainLabel(names[request.field] ?? request.field),
    text: request.text,
  }));
  const times = interview
    ? [pointLine(i18n, { name: interviewTimeLabel(i18n), text: writeInterview(interview, locale) })]
    : [];
  return [...times, ...(text === null ? [] : [text]), ...points.map((point) => pointLine(i18n, point))];
}

/** Names of the fields that a team asks to change, or that were corrected. */
function fieldsOf(
  { submissionKind, fields }: SubmissionMailFacts,
  labels: KindLabels,
  { i18n, locale }: MailContext,
): string | null {
  const names = labels[submissionKind](i18n);
  const words = fields.map((field) => plainLabel(names[field] ?? field));
  return words.length === 0 ? null : new Intl.ListFormat(intlTag(locale)).format(words);
}

/** Whom not to show the link, and why the reader gets the mail. */
function smallPrintOf(kind: ChangeMailKind, i18n: I18n): { caution: string; sender: string } {
  const wallet = brand.name;
  if (isApplicationMailKind(kind)) {
    return {
      caution: i18n._(msg`Keep the link private: anyone who has it can see and change the application.`),
      sender: i18n._(
        msg`This address was entered in an application to ${wallet}. Not you? Ignore this email.`,
      ),
    };
  }
  return {
    caution: i18n._(msg`Keep the link private: anyone who has it can see and change the submission.`),
    sender: i18n._(msg`This address was entered in a submission to ${wallet}. Not you? Ignore this email.`),
  };
}

function paymentOf({ code, paymentDetail }: SubmissionMailFacts, i18n: I18n): string | null {
  if (!isPaymentCode(code)) return null;
  const { title, text } = paymentWords(i18n)(code, paymentDetail);
  return `${title} ${text}`;
}

function refundOf({ refund }: SubmissionMailFacts) {
  if (!refund) return { amount: null, receiver: null, transaction: null };
  return {
    amount: `${refund.amount} ${brand.token.symbol}`,
    receiver: refund.receiver,
    transaction: brand.donation.explorerTransactionUrl.replace('{hash}', refund.tx_hash),
  };
}

/** What the words of the mail about one change are filled with, in the language of the person who sent the submission. */
export function fillSubmissionMail(
  facts: SubmissionMailFacts,
  context: MailContext,
  labels: KindLabels,
): MailFill {
  const { i18n, locale } = context;
  const { code, promisedTime } = facts;
  const action = actionOf(facts, context);
  const { caution, sender } = smallPrintOf(facts.kind, i18n);
  return {
    values: {
      ...brandValues(),
      title: quoteTitle(facts.title, locale),
      fields: fieldsOf(facts, labels, context),
      day: promisedTime === null ? null : formatDayInSentence(promisedTime, locale),
      pause: facts.isPromisePaused ? pausedPromiseWords(i18n) : null,
      reason: code === null ? null : (reasonWords(i18n)(code) ?? null),
      payment: paymentOf(facts, i18n),
      ...refundOf(facts),
    },
    quotes: quotesOf(facts, labels, context),
    action,
    notes: [...(action.href.includes(facts.reference) ? [caution] : []), sender],
    links: [],
  };
}
