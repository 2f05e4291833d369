import type { Block } from '#features/core/news/model/markdown-tree.ts';

/** Parameters of the mail of an issue, in the language of its text. */
export interface IssueMailFacts {
  subject: string;
  blocks: Block[];
  /** Unguessable; only in this mail. */
  token: string;
  /** Sent to an editor alone. */
  isTest: boolean;
}
