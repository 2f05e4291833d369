/** What a mail about a change says in words of its own, with placeholders. */
export interface ChangeWords {
  /** A name for what happened: in the subject and above the text. */
  name: string;
  /** What happened and what comes next. */
  paragraphs: string[];
}
