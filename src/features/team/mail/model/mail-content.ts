import type { Block } from '#features/core/news/model/markdown-tree.ts';

export interface MailLink {
  label: string;
  /** Absolute. */
  href: string;
}

/** Something about one thing, led by its name. */
export interface MailPoint {
  name: string;
  text: string;
}

/** A part of a mail's text; no markup. */
export type MailPart =
  | { kind: 'paragraph'; text: string }
  /** An editor's text. */
  | { kind: 'blocks'; blocks: readonly Block[] }
  /** A text from a person to the reader; may have several lines. */
  | { kind: 'quote'; text: string }
  /** The single action or link. */
  | { kind: 'action'; link: MailLink };

/** The content of a mail, before it becomes HTML and plain text. */
export interface MailContent {
  subject: string;
  heading: string;
  parts: readonly MailPart[];
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
