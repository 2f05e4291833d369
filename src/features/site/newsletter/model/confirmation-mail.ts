/** Parameters of the confirmation mail. */
export interface ConfirmationMailFacts {
  /** Unguessable; only in this mail. */
  token: string;
}

/** Paths without language. */
export const confirmPath = (token: string) => `/newsletter/confirm?token=${token}`;
export const unsubscribePath = (token: string) => `/newsletter/unsubscribe?token=${token}`;
/** Called by mailboxes for their own “unsubscribe” (RFC 8058); without language. */
export const oneClickPath = (token: string) => `/api/newsletter/unsubscribe?token=${token}`;
