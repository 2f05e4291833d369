import { expect, test } from 'vitest';
import type { SubmissionState } from '#features/submission/submissions/model/state.ts';
import { courseOf } from './application-course.ts';

test.each<[SubmissionState[], number, boolean]>([
  [['cv-screening'], 1, false],
  [['cv-screening', 'changes-requested'], 0, false],
  [['cv-screening', 'changes-requested', 'cv-screening'], 1, false],
  [['cv-screening', 'interview', 'interview'], 2, false],
  [['cv-screening', 'interview', 'interview-results'], 3, false],
  [['cv-screening', 'interview', 'interview-results', 'welcome'], 5, false],
  [['cv-screening', 'rejected'], 1, true],
  [['cv-screening', 'interview', 'withdrawn'], 2, true],
  [[], 0, false],
])('%j', (states, current, hasEnded) => {
  expect(courseOf(states.map((state) => ({ state })))).toEqual({ current, hasEnded });
});
