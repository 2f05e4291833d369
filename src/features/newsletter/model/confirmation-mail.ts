/** What the mail that asks for a confirmation tells. */
export interface ConfirmationMailFacts {
  /** Unguessable; in this mail and nowhere else. */
  token: string;
}

/** Paths without language. */
export const confirmPath = (token: string) => `/newsletter/confirm?token=${token}`;
export const unsubscribePath = (token: string) => `/newsletter/unsubscribe?token=${token}`;
/** What mailboxes call for their own “unsubscribe” (RFC 8058); without language. */
export const oneClickPath = (token: string) => `/api/newsletter/unsubscribe?token=${token}`;
