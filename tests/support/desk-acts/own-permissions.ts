import { roles, type Role } from '#features/team/accounts/model/role.ts';

/** Of `desk-permissions.test.ts`: what everyone does with their own account, their notices included. */
export const ownPermissions: Record<string, readonly Role[]> = {
  'GET /api/desk/own-sessions': roles,
  'POST /api/desk/own-sessions/:id/actions': roles,
  'POST /api/desk/own-password': roles,
  'GET /api/desk/own-access-tokens': roles,
  'POST /api/desk/own-access-tokens': roles,
  'POST /api/desk/own-access-tokens/:id/actions': roles,
  'GET /api/desk/own-passkeys': roles,
  'POST /api/desk/own-passkeys': roles,
  'POST /api/desk/own-passkeys/options': roles,
  'POST /api/desk/own-passkeys/:id/actions': roles,
  'GET /api/desk/own-second-factor/own': roles,
  'POST /api/desk/own-second-factor/own/actions': roles,
  'GET /api/desk/own-notices': roles,
  'POST /api/desk/own-notices/:id/actions': roles,
  'GET /api/desk/own-notice-choices': roles,
  'POST /api/desk/own-notice-choices/:kind/actions': roles,
};
