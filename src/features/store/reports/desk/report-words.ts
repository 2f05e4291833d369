import { itemKindWords } from '#features/store/catalogue/desk/listing-words.ts';
import type { CaseState, ReportOutcome } from '../model/report-case.ts';
import type { ReportReason, ReportedKind } from '../model/report.ts';

/** The desk is in English only; its texts are next to its screens. */
export const kindWords: Record<ReportedKind, string> = {
  ...itemKindWords,
  site: 'Fake site',
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
  'passed-on': 'Reported onward',
};

/** What an outcome does, below the choice. */
export const outcomeHints: Record<ReportOutcome, string> = {
  'no-action': 'Nothing changes.',
  corrected: 'You have corrected the entry on its own screen.',
  delisted: 'It disappears from the store and the API immediately.',
  'passed-on': 'You have reported the site to its hosting provider and to lists of dangerous sites.',
};
