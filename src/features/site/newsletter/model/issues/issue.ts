import * as v from 'valibot';
import { localeCodes, type Locale } from '#i18n/locales.ts';
import type { IssueFallback } from './issue-kind.ts';

/**
 * `ready` can still be replaced by a later version; from `sending` on the text is fixed. `stopped` cannot be continued. `withdrawn` was
 * ready and no longer is.
 */
export type IssueState = 'ready' | 'sending' | 'paused' | 'stopped' | 'sent' | 'withdrawn';

export interface IssueText {
  subject: string;
  /** Markdown. */
  text: string;
}

/** By language; every language that is there is complete. */
export type IssueTexts = Partial<Record<Locale, IssueText>>;

/** An issue in the desk's list. Times are RFC 3339, UTC. */
export interface IssueRow {
  id: number;
  /** In English. */
  subject: string;
  state: IssueState;
  ready_time: string;
  start_time: string | null;
  finish_time: string | null;
  /** People it goes to, counted when sending began; 0 before. */
  recipients: number;
  /** Put into the outbox so far. */
  queued: number;
  /** Accepted by the mail server. */
  sent: number;
  /** Refused for good. */
  failed: number;
  /** Left while their mail waited: unsubscribed, erased, or the sending was stopped. */
  skipped: number;
  /** What a mail server said, without the recipient, when too many refusals paused the issue; null otherwise. */
  pause_error: string | null;
}

/** Subscribers of one language, and the language in which they get the issue; null for no mail. */
export interface LanguageShare {
  locale: Locale;
  subscribers: number;
  gets: Locale | null;
}

/** An issue with what its page needs. */
export interface Issue extends IssueRow {
  /** Every site language, as of now. */
  languages: LanguageShare[];
  /** False where no mail server is configured. */
  sends: boolean;
}

/** The mail of one language. */
export interface ShownIssueMail {
  subject: string;
  text: string;
}

/**
 * How many more mails of an issue may be refused than accepted, for a reason that is not their mailbox, before it pauses: the others would be
 * refused as well, and each refusal makes the reputation worse.
 */
export const refusalsBeforePause = (recipients: number): number => Math.min(10, Math.max(3, recipients));

/** The language in which a reader of `locale` gets the issue; null for no mail. */
export function languageFor(texts: IssueTexts, fallback: IssueFallback, locale: Locale): Locale | null {
  if (texts[locale]) return locale;
  return fallback === 'en' ? 'en' : null;
}

export const issueActionSchema = v.variant('name', [
  /** One mail to the account's own address. */
  v.object({ name: v.literal('test'), locale: v.picklist(localeCodes) }),
  v.object({ name: v.literal('start') }),
  v.object({ name: v.literal('pause') }),
  v.object({ name: v.literal('resume') }),
  v.object({ name: v.literal('stop') }),
]);
export type IssueAction = v.InferOutput<typeof issueActionSchema>;
