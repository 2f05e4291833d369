import { sql } from 'kysely';
import { invitationDays } from '../../model/invitation.ts';

const dayMs = 24 * 60 * 60_000;

/** When an invitation that is made or sent now ends, RFC 3339, UTC. */
export const endOf = (at: Date): string => new Date(at.getTime() + invitationDays * dayMs).toISOString();

/** One that counts: not too old, and from someone who still is an enabled administrator. */
export const countingAt = (
  at: Date,
) => sql<boolean>`desk_invitations.expires_time > ${at.toISOString()} and exists (select 1
  from desk_users where desk_users.id = desk_invitations.invited_by and disabled = false and role like '%administrator%')`;
