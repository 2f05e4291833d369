import type { SignedIn } from '#features/team/accounts/model/account.ts';
import { may, type DeskAction } from '#features/team/accounts/model/permissions.ts';
import {
  applicationMailKinds,
  issueMailKinds,
  mailKinds,
  teamMailKinds,
  type MailKind,
} from '#features/team/mail/model/mail-kind.ts';

const actionOf = new Map<MailKind, DeskAction>([
  ...applicationMailKinds.map((kind) => [kind, 'applications.read'] as const),
  ...issueMailKinds.map((kind) => [kind, 'newsletter.read'] as const),
  ...teamMailKinds.map((kind) => [kind, 'accounts.manage'] as const),
]);

/** A mail about an application says what the application says; issues of the newsletter name their readers, and mails to the team future and present colleagues. */
export function mailKindsFor(person: SignedIn): MailKind[] {
  return mailKinds.filter((kind) => may(person, actionOf.get(kind) ?? 'submissions.read'));
}
