import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { VisitorHolding } from '../model/holdings.ts';
import type { KeptPeriods } from '../model/kept-periods.ts';

interface HoldingWords {
  what: ReactNode;
  kept: (periods: KeptPeriods) => ReactNode;
}

function Days({ of: days }: { of: number }) {
  return <Plural value={days} one="# day" other="# days" />;
}

const permanently = () => <Trans comment="How long something is kept">Permanently</Trans>;
const asLongAsSubmission = () => (
  <Trans comment="How long something is kept">As long as the submission</Trans>
);

/** What `holdings` says to operators, in the words of visitors. */
export const holdingWords: Readonly<Record<VisitorHolding, HoldingWords>> = {
  sender: {
    what: (
      <Trans>
        Email address, other contact, company or personal name, and page language of people who sent a
        submission
      </Trans>
    ),
    kept: ({ unpaidDays, claimedDays, reservedDays }) => (
      <Trans>
        As long as the submission. An unpaid submission is erased <Days of={unpaidDays} /> after its last
        change, or <Days of={claimedDays} /> if a payment was reported. Its email address is kept for another{' '}
        <Days of={reservedDays} />.
      </Trans>
    ),
  },
  applicant: {
    what: (
      <Trans>
        Applications of ambassadors: name, email address, country or region, languages, links, message, CV
      </Trans>
    ),
    kept: ({ applicationDays, documentDays }) => (
      <Trans>
        A rejected or withdrawn application is kept for <Days of={applicationDays} />, an accepted one until
        it is erased. The CV is kept for <Days of={documentDays} /> after the decision, or until the
        application is withdrawn.
      </Trans>
    ),
  },
  written: {
    what: <Trans>What you wrote about a submission: appeals, questions about a payment, messages</Trans>,
    kept: asLongAsSubmission,
  },
  answered: {
    what: <Trans>What our staff wrote about a submission, its sender or a reported item</Trans>,
    kept: () => <Trans comment="How long something is kept">As long as the submission, item or report</Trans>,
  },
  keys: {
    what: (
      <Trans>Hashes of the keys in status links and mails, and of devices that sent a form or a file</Trans>
    ),
    kept: () => (
      <Trans>
        As long as the submission or subscription that they open. Hashes for file uploads are kept for one
        day.
      </Trans>
    ),
  },
  origin: {
    what: <Trans>Keyed hashes of the network address from which something was sent or requested</Trans>,
    kept: () => <Trans>One day, or for an unpaid submission until it is paid or ends</Trans>,
  },
  payments: {
    what: (
      <Trans>
        Payments and refunds: accounts on the chain that paid or were paid, transaction hashes and links
      </Trans>
    ),
    kept: () => <Trans>As long as the law requires records to be kept</Trans>,
  },
  mails: {
    what: <Trans>Emails that we sent: recipient, subject matter, and what the mail server answered</Trans>,
    kept: ({ mailDays }) => (
      <Trans>
        <Days of={mailDays} /> after the email was sent or dropped
      </Trans>
    ),
  },
  'mail-requests': {
    what: (
      <Trans>Requests to send an email, such as a status link or the confirmation of a subscription</Trans>
    ),
    kept: () => <Trans>Seconds, one day at most</Trans>,
  },
  subscribers: {
    what: (
      <Trans>
        Subscribers of the newsletter: email address, languages, when they joined and left, and what their
        mail server answered
      </Trans>
    ),
    kept: ({ unconfirmedDays }) => (
      <Trans>
        Until the subscription is erased, or for <Days of={unconfirmedDays} /> if the address was never
        confirmed
      </Trans>
    ),
  },
  reporters: {
    what: (
      <Trans>
        Email address, if given, and language of people who reported an item or a site or appealed a finding
      </Trans>
    ),
    kept: ({ reportDays }) => (
      <Trans>
        Until the decision, <Days of={reportDays} /> at most
      </Trans>
    ),
  },
  reports: {
    what: <Trans>What you wrote in a report</Trans>,
    kept: () => <Trans comment="How long something is kept">As long as the report</Trans>,
  },
  listed: {
    what: <Trans>Names, links, contracts and texts of items that are or were listed in the store</Trans>,
    kept: permanently,
  },
  log: {
    what: (
      <Trans>
        The log of what our staff did. You appear in it by the number of your submission or by a keyed hash.
      </Trans>
    ),
    kept: permanently,
  },
};
