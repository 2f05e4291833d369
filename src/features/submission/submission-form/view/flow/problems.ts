/** Id of the place where a step says what keeps it from going on. */
export const problemsId = 'problems';

/** Brings what keeps the step from going on into view and gives it the focus. @returns whether there is anything */
export function revealProblems(): boolean {
  const problems = document.getElementById(problemsId);
  if (problems === null || problems.childElementCount === 0) return false;
  problems.focus({ preventScroll: true });
  problems.scrollIntoView({ block: 'center' });
  return true;
}
