import * as v from 'valibot';
import { roles } from './role.ts';

export const rolesSchema = v.pipe(v.array(v.picklist(roles)), v.minLength(1), v.maxLength(roles.length));

/** What an administrator does with another person's account. */
export const accountChangeSchema = v.variant('name', [
  v.object({
    name: v.literal('set-roles'),
    roles: rolesSchema,
    /** The roles that the person saw: what another administrator set in the meantime is not overwritten. */
    seen: rolesSchema,
  }),
  v.object({ name: v.literal('disable') }),
  v.object({ name: v.literal('enable') }),
  v.object({ name: v.literal('end-sessions') }),
  /** For a person who lost the device: ends the sessions too. */
  v.object({ name: v.literal('reset-second-factor') }),
  /** For a person who can no longer sign in: removes the second factor, ends the sessions, and makes a link for a new password. */
  v.object({ name: v.literal('recover') }),
]);
export type AccountChange = v.InferOutput<typeof accountChangeSchema>;
