import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RecruitingStep } from '../model/recruiting-step.ts';

/** The five steps in words, for the page and for the status page of an application. */
export const stepWords: Record<RecruitingStep, { name: MessageDescriptor; text: MessageDescriptor }> = {
  'submit-cv': {
    name: msg`Submit your CV`,
    text: msg`Add a few lines on your community and your languages.`,
  },
  'cv-screening': {
    name: msg`CV screening`,
    text: msg`A person reads it, not a machine.`,
  },
  'online-interview': {
    name: msg`Online interview`,
    text: msg`It takes half an hour, in English or in your language.`,
  },
  'interview-results': {
    name: msg`Interview results`,
    text: msg`You get an email, always with the reasons.`,
  },
  welcome: {
    name: msg`Welcome aboard`,
    text: msg`You meet your team and get your first task.`,
  },
};
