import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SubmissionState } from '../../model/state.ts';

interface ChangeStateWords {
  name: string;
  text: string;
}

/** The states of a request to change a listed item, where they are not those of a submission: nothing is listed or taken out. */
export function changeStateWords(
  i18n: I18n,
): Partial<Record<SubmissionState, ChangeStateWords>> & Record<'listed' | 'rejected', ChangeStateWords> {
  return {
    'in-review': {
      name: i18n._(msg`In review`),
      text: i18n._(
        msg`The reviewers are looking at the change. Until they approve it, nothing changes in the store.`,
      ),
    },
    listed: {
      name: i18n._(msg`Listing change approved`),
      text: i18n._(msg`The store shows it now.`),
    },
    rejected: {
      name: i18n._(msg`Listing change not approved`),
      text: i18n._(msg`The listing stays as it is. The reason is below.`),
    },
    withdrawn: {
      name: i18n._(msg({ message: 'Withdrawn', context: 'state of a submission' })),
      text: i18n._(msg`You withdrew the request. The listing stays as it is.`),
    },
  };
}
