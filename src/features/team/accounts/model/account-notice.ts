/** What is told by mail to the account's person and to every administrator; the names are actions of the audit log. */
const toldActions = ['finish-recovery', 'recover', 'reset-second-factor'] as const;
export type ToldAction = (typeof toldActions)[number];

/** What a mail about a changed account says. */
export interface AccountNoticeFacts {
  action: ToldAction;
  /** Email address of the account. */
  account: string;
  /** Who did it, as the audit log names them. */
  actor: string;
  /** RFC 3339, UTC. */
  at: string;
  /** Where the desk is. */
  deskOrigin: string;
}

export const isTold = (action: string): action is ToldAction =>
  (toldActions as readonly string[]).includes(action);
