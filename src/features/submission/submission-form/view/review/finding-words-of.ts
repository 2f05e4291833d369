import type { Finding } from '#features/submission/submissions/model/finding.ts';

export interface FindingWords {
  title: string;
  text: string;
}

/** Words of a finding; undefined for a code that belongs to other words. */
export type FindingWordsOf = (finding: Finding) => FindingWords | undefined;
