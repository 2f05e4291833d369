import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { dappAddress } from '#features/store/catalogue/model/listed-address.ts';
import type { MailFill } from '#features/team/mail/model/template/fill-words.ts';
import { joinParagraphs, slots, type MailWords } from '#features/team/mail/model/template/mail-words.ts';
import { slot } from '#features/team/mail/model/template/placeholder.ts';
import { brandValues } from '#features/team/mail/view/brand-values.ts';
import { pageUrl, type MailContext } from '#features/team/mail/view/mail-context.ts';
import { quoteTitle } from '#features/team/mail/view/quote-title.ts';
import type { ReportMailFacts } from '../../model/report-mail.ts';
import { referenceWords } from '../reference-words.ts';

function outcomeWords({ kind, outcome }: ReportMailFacts, { i18n }: MailContext): string {
  switch (outcome) {
    case 'no-action':
      return kind === 'token-check'
        ? i18n._(msg`We looked into it. The finding stays as it is.`)
        : i18n._(msg`We looked into it and changed nothing.`);
    case 'granted':
      return i18n._(
        msg`We ran the check again and agree with you. While the check finds the same, a note beside the finding says so for 90 days.`,
      );
    case 'corrected':
      return i18n._(msg`We looked into it and corrected the entry.`);
    case 'delisted':
      return i18n._(msg`We looked into it. It is no longer listed.`);
    case 'passed-on':
      return i18n._(
        msg`We looked into it, and reported the site to its hosting provider and to lists of dangerous sites.`,
      );
  }
}

/** The product's words that tell a reporter what was decided. What the desk wrote for itself is not in them. */
export function reportMailWords(i18n: I18n): MailWords {
  const { title } = slots('title');
  return {
    subject: i18n._(msg`Your report about ${title}`),
    heading: i18n._(msg`Your report about ${title}`),
    text: joinParagraphs([slot('outcome'), i18n._(msg`Thank you for your report.`), slot('link')]),
  };
}

/** The same for an appeal of a finding of the token check. */
export function checkAppealMailWords(i18n: I18n): MailWords {
  const { title } = slots('title');
  const subject = i18n._(
    msg({
      message: `Your appeal of a finding about ${title}`,
      comment: 'Of the token check; the title is the address of a token',
    }),
  );
  const text = joinParagraphs([slot('outcome'), i18n._(msg`Thank you for your appeal.`), slot('link')]);
  return { subject, heading: subject, text };
}

/** Where the mail leads: to the DApp, to the token check, or to the store. */
function actionOf({ kind, hid }: ReportMailFacts, context: MailContext): MailFill['action'] {
  const { i18n } = context;
  if (kind === 'token-check')
    return { label: i18n._(msg`Open the token check`), href: pageUrl(context, '/tools/token-check') };
  if (kind !== 'dapp' || hid === null)
    return { label: i18n._(msg`Open the DApp store`), href: pageUrl(context, '/dappstore') };
  return {
    label: i18n._(msg({ message: 'Open its page', comment: 'Of the DApp that was reported' })),
    href: pageUrl(context, dappAddress(hid)),
  };
}

/** Below the words: the number to quote, and what became of the address. */
function notesOf({ kind, number }: ReportMailFacts, { i18n }: MailContext): string[] {
  const wallet = brand.name;
  const reference = referenceWords(i18n, number);
  return kind === 'token-check'
    ? [
        reference,
        i18n._(msg`This address was entered in an appeal to ${wallet}. Not you? Ignore this email.`),
        i18n._(msg`We have deleted your address from the appeal.`),
      ]
    : [
        reference,
        i18n._(msg`This address was entered in a report to ${wallet}. Not you? Ignore this email.`),
        i18n._(msg`We have deleted your address from the report.`),
      ];
}

export function fillReportMail(facts: ReportMailFacts, context: MailContext): MailFill {
  const { locale } = context;
  return {
    values: {
      ...brandValues(),
      // The address of a token is no one's words, and longer than a title may be.
      title: facts.kind === 'token-check' ? facts.title : quoteTitle(facts.title, locale),
      outcome: outcomeWords(facts, context),
    },
    quotes: [],
    action: actionOf(facts, context),
    notes: notesOf(facts, context),
    links: [],
  };
}
