import type { AppealState } from '../model/appeal-case.ts';
import type { AppealOutcome, AppealSubject } from '../model/appeal.ts';

/** The desk is in English only; its texts are next to its screens. */
export const appealStateWords: Record<AppealState, string> = { open: 'Open', decided: 'Decided' };

export const subjectWords: Record<AppealSubject, string> = {
  rejection: 'Against a rejection',
  delisting: 'Against a delisting',
};

export const outcomeWords: Record<AppealOutcome, string> = { granted: 'Granted', upheld: 'Decision upheld' };

/** What an outcome does, below the choice. */
export const outcomeHints: Record<AppealSubject, Record<AppealOutcome, string>> = {
  rejection: {
    granted: 'The submission goes back into review with a new due date and without another donation.',
    upheld: 'The rejection does not change. The team cannot appeal again.',
  },
  delisting: {
    granted: 'The item is in the store and the API again immediately.',
    upheld: 'The item stays out of the store. The team cannot appeal again.',
  },
};
