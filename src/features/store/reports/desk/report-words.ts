import { itemKindWords } from '#features/store/catalogue/desk/listing-words.ts';
import type { CaseState, ReportOutcome } from '../model/report-case.ts';
import type { ReportReason, ReportedKind } from '../model/report.ts';

/** The desk is in English only; its texts are next to its screens. */
export const kindWords: Record<ReportedKind, string> = {
  ...itemKindWords,
  site: 'Fake site',
  'token-check': 'Appeal of a token check',
};

export const stateWords: Record<CaseState, string> = { open: 'Open', decided: 'Decided' };

export const reasonWords: Record<ReportReason, string> = {
  phishing: 'Phishing or draining',
  impersonation: 'Pretends to be another project',
  'broken-link': 'Link broken or leads elsewhere',
  'wrong-information': 'Wrong information',
  illegal: 'Illegal content',
  other: 'Other',
};

export const outcomeWords: Record<ReportOutcome, string> = {
  'no-action': 'No action',
  corrected: 'Corrected',
  delisted: 'Delisted',
  'passed-on': 'Reported to providers',
  granted: 'Appeal granted',
};

/** What an outcome does, below the choice. */
const outcomeHints: Record<ReportOutcome, string> = {
  'no-action': 'Nothing changes.',
  corrected: 'You have corrected the item on its own screen.',
  delisted: 'The item disappears from the store and the API immediately.',
  'passed-on': 'You have reported the site to its hosting provider and to lists of dangerous sites.',
  granted:
    'The finding and the verdict stay. The page says that reviewers agreed with an appeal, for 90 days and as long as the check keeps finding the same.',
};

/** The same, of a kind of case. */
export const hintOf = (kind: ReportedKind, outcome: ReportOutcome): string =>
  kind === 'token-check' && outcome === 'no-action'
    ? 'The finding is shown without a note, even if an earlier appeal was granted.'
    : outcomeHints[outcome];
