import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import type { MailContent } from '#features/mail/model/mail-content.ts';
import { pageUrl, type MailContext } from '#features/mail/view/mail-context.ts';
import { quoteTitle } from '#features/mail/view/quote-title.ts';
import type { ReportMailFacts } from '../../model/report-mail.ts';

function outcomeWords({ outcome }: ReportMailFacts, { i18n }: MailContext): string {
  switch (outcome) {
    case 'no-action':
      return i18n._(msg`We looked into it and changed nothing.`);
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

/** Tells a reporter what was decided. What the desk wrote for itself is not in it. */
export function writeReportMail(facts: ReportMailFacts, context: MailContext): MailContent {
  const { i18n, locale } = context;
  const wallet = brand.name;
  const title = quoteTitle(facts.title, locale);
  const isDapp = facts.kind === 'dapp' && facts.hid !== null;
  return {
    subject: i18n._(msg`Your report about ${title}`),
    heading: i18n._(msg`Your report about ${title}`),
    paragraphs: [outcomeWords(facts, context), i18n._(msg`Thank you for writing to us.`)],
    quote: null,
    action: isDapp
      ? {
          label: i18n._(msg({ message: 'See its page', comment: 'Of the DApp that was reported' })),
          href: pageUrl(context, `/dappstore/detail?id=${facts.hid}`),
        }
      : { label: i18n._(msg`Open the DApp store`), href: pageUrl(context, '/dappstore') },
    notes: [
      i18n._(msg`This address was entered in a report to ${wallet}. Not you? Ignore this email.`),
      i18n._(msg`We have deleted your address from the report.`),
    ],
    links: [],
  };
}
