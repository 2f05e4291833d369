/** A test that failed first and passed when it was repeated. */
export interface FlakyTest {
  /** From the repository's root. */
  file: string;
  title: string;
  /** The first line of its first failure. */
  error: string;
}

/** What one file of tests cost. */
export interface FileCost {
  file: string;
  tests: number;
  /** Of the workers that ran it; several run side by side. */
  seconds: number;
}

/** What a part of `npm test` found. */
export interface Outcome {
  passed: number;
  failed: number;
  flaky: readonly FlakyTest[];
  files: readonly FileCost[];
}

/** A check without separate cases counts as one. */
export const outcomeOf = (passes: boolean): Outcome => ({
  passed: passes ? 1 : 0,
  failed: passes ? 0 : 1,
  flaky: [],
  files: [],
});

/** What several runners found, as one part. */
export const joinOutcomes = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  flaky: outcomes.flatMap(({ flaky }) => flaky),
  files: outcomes.flatMap(({ files }) => files),
});

/**
 * What a runner's report says. A runner that stops before its report counts as one failure: only tests seen to pass count as passed.
 * @param read may throw when there is no report
 */
export function judge(exitCode: number, read: () => Outcome): Outcome {
  try {
    const outcome = read();
    const { passed, failed } = outcome;
    return (exitCode !== 0 || passed === 0) && failed === 0 ? { ...outcome, failed: 1 } : outcome;
  } catch {
    return outcomeOf(false);
  }
}

/** The first line of a failure, without the terminal's colors. */
export function firstLineOf(message: string): string {
  const plain = message.replaceAll(/\u001B\[[\d;]*m/g, '').trim();
  return plain.split('\n', 1)[0] ?? '';
}
