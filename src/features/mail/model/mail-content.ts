export interface MailLink {
  label: string;
  /** Absolute. */
  href: string;
}

/** What a mail says, before it becomes HTML and plain text: words without any markup. */
export interface MailContent {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** What somebody wrote to the reader; may have several lines. */
  quote: string | null;
  /** The one thing to do or to look at. */
  action: MailLink;
  /** Small print: why the mail was sent. */
  notes: readonly string[];
  /** Below the small print. */
  links: readonly MailLink[];
}

/** A mail in words, ready for a mailbox. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}
