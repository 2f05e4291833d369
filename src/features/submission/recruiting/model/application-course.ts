import { recruitingSteps, type RecruitingStep } from './recruiting-step.ts';
import type { SubmissionState } from '#features/submission/submissions/model/state.ts';

/** The step that a state is; undefined for the states in which an application ended, and those it never has. */
const stepOfState: Partial<Record<SubmissionState, RecruitingStep>> = {
  'changes-requested': 'submit-cv',
  'cv-screening': 'cv-screening',
  interview: 'online-interview',
  'interview-results': 'interview-results',
  welcome: 'welcome',
};

export interface ApplicationCourse {
  /** Place of the present step among `recruitingSteps`; behind the last when all are done. */
  current: number;
  /** It ended at that step, without a welcome. */
  hasEnded: boolean;
}

/** How far an application came. @param history oldest first */
export function courseOf(history: readonly { state: SubmissionState }[]): ApplicationCourse {
  const state = history.at(-1)?.state;
  if (state === 'welcome') return { current: recruitingSteps.length, hasEnded: false };
  const latest = history.findLast((event) => stepOfState[event.state] !== undefined);
  const step = latest && stepOfState[latest.state];
  return {
    current: step === undefined ? 0 : recruitingSteps.indexOf(step),
    hasEnded: state === 'rejected' || state === 'withdrawn',
  };
}
