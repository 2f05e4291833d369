import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StatusIconKind } from '#ui/status-icon/status-icon.tsx';
import type { AppealEvent } from '../../model/appeal-event.ts';

export const buoyOfAppealEvent: Record<AppealEvent, StatusIconKind> = {
  appeal: 'info',
  'appeal-granted': 'success',
  'appeal-upheld': 'error',
  delisted: 'error',
  relisted: 'success',
  'listing-withdrawn': 'error',
};

/** The steps of an appeal in words: in the history and in mails. */
export function appealEventWords(i18n: I18n): Record<AppealEvent, string> {
  return {
    appeal: i18n._(msg`Appeal received`),
    'appeal-granted': i18n._(msg`Appeal granted`),
    'appeal-upheld': i18n._(msg`No change after your appeal`),
    delisted: i18n._(
      msg({
        message: 'No longer listed',
        comment: 'state of a submission: what it listed was taken out of the store',
      }),
    ),
    relisted: i18n._(msg({ message: 'Listed again', context: 'state of a submission' })),
    'listing-withdrawn': i18n._(msg`Listing withdrawn`),
  };
}
