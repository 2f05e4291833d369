/** The steps of an application, in order (specification §1). */
export const recruitingSteps = [
  'submit-cv',
  'cv-screening',
  'online-interview',
  'interview-results',
  'welcome',
] as const;
export type RecruitingStep = (typeof recruitingSteps)[number];
