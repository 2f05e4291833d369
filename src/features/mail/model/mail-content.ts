export interface MailLink {
  label: string;
  /** Absolute. */
  href: string;
}

/** The content of a mail, before it becomes HTML and plain text; no markup. */
export interface MailContent {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** A text from a person to the reader; may have several lines. */
  quote: string | null;
  /** The single action or link. */
  action: MailLink;
  /** Small print: why the mail was sent. */
  notes: readonly string[];
  /** Below the small print. */
  links: readonly MailLink[];
}

/** A rendered mail. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}
