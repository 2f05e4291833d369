import type { OutboxMail } from '#features/team/mail/model/outbox-mail.ts';
import { localeCodes } from '#i18n/locales.ts';
import type { Role } from './role.ts';

/** The languages in which an invitation can be mailed. */
export const invitationLocales = localeCodes;

/** How long a link is valid. */
export const invitationDays = 7;

/** An invitation that was not accepted yet, as administrators see it. Times are RFC 3339, UTC. */
export interface Invitation {
  id: number;
  email: string;
  name: string;
  roles: readonly Role[];
  create_time: string;
  expires_time: string;
  /** How its latest mail fares; null where the administrator passes on the link. */
  mail: Pick<OutboxMail, 'state' | 'last_error' | 'sent_time'> | null;
}

/** What an administrator does with an invitation: end it, or mail it again. */
export const invitationActions = ['revoke', 'send'] as const;
export type InvitationAction = (typeof invitationActions)[number];

/** What the page of an invitation says to its holder. */
export interface OpenInvitation {
  email: string;
  name: string;
}

/** Path of the page in the desk. The token is behind `#`, so it is in no log of a server. */
export const invitationPath = (token: string) => `/#/invitation/${token}`;
