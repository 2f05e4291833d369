import type { Locale } from '#i18n/locales.ts';

/** What anyone can ask to have mailed to an address, with what is needed to do it. */
export interface MailRequestDetails {
  'status-link': { email: string; name: string };
  /** A link to set a new password of an account of the desk. */
  'desk-recovery': { email: string };
  'newsletter-confirmation': {
    email: string;
    /** Content language of the newsletter. */
    language: string;
    locale: Locale;
  };
}
export type MailRequestKind = keyof MailRequestDetails;
