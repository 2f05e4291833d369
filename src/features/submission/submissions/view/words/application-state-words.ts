import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import type { ApplicationState } from '../../model/state.ts';
import type { StateWords } from './words-of-state.ts';

/** The states of an application in words; its steps have the names that the program's page gives them. */
export function applicationStateWords(i18n: I18n): Record<ApplicationState, StateWords> {
  const wallet = brand.name;
  return {
    'cv-screening': {
      name: i18n._(msg`CV screening`),
      text: i18n._(msg`Your CV is being read by a person. You do not need to do anything.`),
    },
    'changes-requested': {
      name: i18n._(msg`Changes requested`),
      text: i18n._(msg`Something is missing. Make the changes listed below and send the application again.`),
    },
    interview: {
      name: i18n._(msg`Online interview`),
      text: i18n._(msg`We would like to invite you to an interview. Our proposal is below.`),
    },
    'interview-results': {
      name: i18n._(msg`Interview results`),
      text: i18n._(msg`Thank you for the interview. The decision is being made.`),
    },
    welcome: {
      name: i18n._(msg`Welcome aboard`),
      text: i18n._(msg`You are now a ${wallet} ambassador. The next steps are below.`),
    },
    rejected: {
      name: i18n._(msg`Not accepted this time`),
      text: i18n._(msg`We did not accept the application. The reason is below.`),
    },
    withdrawn: {
      name: i18n._(msg({ message: 'Withdrawn', context: 'state of an application' })),
      text: i18n._(
        msg`You withdrew the application. It will not be read, and the CV will be deleted within a day.`,
      ),
    },
  };
}
