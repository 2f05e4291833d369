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

/** The product's words that tell a reporter what was decided. What the desk wrote for itself is not in them. */
export function reportMailWords(i18n: I18n): MailWords {
  const { title } = slots('title');
  return {
    subject: i18n._(msg`Your report about ${title}`),
    heading: i18n._(msg`Your report about ${title}`),
    text: joinParagraphs([slot('outcome'), i18n._(msg`Thank you for your report.`), slot('link')]),
  };
}

export function fillReportMail(facts: ReportMailFacts, context: MailContext): MailFill {
  const { i18n, locale } = context;
  const wallet = brand.name;
  const dapp = facts.kind === 'dapp' ? facts.hid : null;
  return {
    values: {
      ...brandValues(),
      title: quoteTitle(facts.title, locale),
      outcome: outcomeWords(facts, context),
    },
    quotes: [],
    action:
      dapp !== null
        ? {
            label: i18n._(msg({ message: 'Open its page', comment: 'Of the DApp that was reported' })),
            href: pageUrl(context, dappAddress(dapp)),
          }
        : { label: i18n._(msg`Open the DApp store`), href: pageUrl(context, '/dappstore') },
    notes: [
      referenceWords(i18n, facts.number),
      i18n._(msg`This address was entered in a report to ${wallet}. Not you? Ignore this email.`),
      i18n._(msg`We have deleted your address from the report.`),
    ],
    links: [],
  };
}
