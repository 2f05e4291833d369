/** What a mail about a change says in words of its own. */
export interface ChangeWords {
  /** A name for what happened: in the subject and above the text. */
  name: string;
  /** What happened and what comes next. */
  paragraphs: string[];
  /** The reader is asked to send the form again. */
  asksForChanges: boolean;
  /** Whom not to show the link. */
  caution: string;
  /** Why the reader gets the mail. */
  sender: string;
}
