import { slot, type PlaceholderName, type WordedMailKind } from './placeholder.ts';

const meanings: Readonly<Record<Exclude<PlaceholderName, 'link'>, string>> = {
  title: 'name of the project or the person, in quotation marks',
  fields:
    'names of the fields that change or that the reviewers corrected (the paragraph is left out if there are none)',
  wallet: 'name of the wallet',
  support: 'email address of support',
  day: 'day by which an answer is promised (the paragraph is left out if there is none)',
  pause: 'sentence that the due date is paused (the paragraph is left out if it is not)',
  reason: 'the reason that the reviewer chose, as a sentence',
  payment: 'why the payment was not accepted, and what to do',
  amount: 'amount of the refund with its symbol',
  receiver: 'address to which the refund was sent',
  transaction: 'link of the refund’s transaction',
  outcome: 'what was decided about the report, as a sentence',
  message: 'what the reviewer wrote, as a quotation (left out if nothing was written)',
};

/** Those of an appeal that are not as in other mails. */
const ofCheckAppeal = {
  title: 'address of the token',
  outcome: 'what was decided about the appeal, as a sentence',
};

function linkMeaning(kind: WordedMailKind): string {
  switch (kind) {
    case 'newsletter-confirmation':
      return 'button that confirms the subscription, with its link';
    case 'report-outcome':
      return 'button that opens the reported item or the store, with its link';
    case 'check-appeal-outcome':
      return 'button that opens the token check, with its link';
    case 'submission-listed':
    case 'submission-relisted':
    case 'submission-change-approved':
      return 'button that opens the item in the store, with its link';
    default:
      return 'button that opens the status page, with the status link';
  }
}

const meaningsOf = (kind: WordedMailKind): Readonly<Record<PlaceholderName, string>> => ({
  ...meanings,
  ...(kind === 'check-appeal-outcome' && ofCheckAppeal),
  link: linkMeaning(kind),
});

/** What the code puts in the place of a placeholder, for the desk. */
export const meaningOf = (kind: WordedMailKind, name: PlaceholderName): string => meaningsOf(kind)[name];

/** A name that may be one of a later or earlier version of the product. */
export function describePlaceholder(kind: WordedMailKind, name: string): string {
  const meaning = (meaningsOf(kind) as Record<string, string | undefined>)[name];
  return meaning === undefined ? slot(name) : `${slot(name)} (${meaning})`;
}
