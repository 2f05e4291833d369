import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SubmissionMailKind } from '#features/team/mail/model/mail-kind.ts';
import { slots } from '#features/team/mail/model/template/mail-words.ts';

type AppealMailKind = Extract<
  SubmissionMailKind,
  | 'submission-appealed'
  | 'submission-appeal-granted'
  | 'submission-appeal-upheld'
  | 'submission-delisted'
  | 'submission-relisted'
  | 'submission-withdrawal-asked'
  | 'submission-listing-withdrawn'
>;

/** What happened to an appeal and what comes next. */
export function appealParagraphs(kind: AppealMailKind, i18n: I18n): string[] {
  const { title, day, support } = slots('title', 'day', 'support');
  switch (kind) {
    case 'submission-appealed':
      // Also of a team that took its own item out of the store: there was no decision of ours.
      return [
        i18n._(msg`You asked us to look at ${title} again. Another reviewer will decide.`),
        i18n._(msg`We will answer by ${day}.`),
      ];
    case 'submission-appeal-granted':
      return [
        i18n._(msg`Your appeal was granted: ${title} is with the reviewers again, at no cost.`),
        i18n._(msg`We will review it by ${day}.`),
      ];
    case 'submission-appeal-upheld':
      return [
        i18n._(
          msg`A second reviewer looked at the decision about ${title} again. The decision does not change.`,
        ),
      ];
    case 'submission-delisted':
      return [
        i18n._(
          msg`${title} is no longer in the store. The reason is on its status page, where you can appeal once.`,
        ),
      ];
    case 'submission-relisted':
      return [i18n._(msg`Your appeal was granted: ${title} is listed again.`)];
    case 'submission-withdrawal-asked':
      return [
        i18n._(
          msg`Removing ${title} from the store was requested on its status page. Open the link below within 24 hours and confirm it there. If this was not you, do nothing, and the listing stays.`,
        ),
      ];
    case 'submission-listing-withdrawn':
      return [
        i18n._(
          msg`${title} was removed from the store, as requested on its status page. If this was not you, ask there to have it listed again, or contact ${support}.`,
        ),
      ];
  }
}
