import type { Role } from '#features/team/accounts/model/role.ts';

const publishing: readonly Role[] = ['editor', 'administrator'];

/** Who may call what of the contents and of the notices of the status page: a part of the table of `desk-permissions.test.ts`. */
export const contentPermissions: Record<string, readonly Role[]> = {
  'GET /api/desk/content-kinds': publishing,
  'GET /api/desk/content/:kind': publishing,
  'POST /api/desk/content/:kind': publishing,
  'GET /api/desk/content/:kind/:id': publishing,
  'GET /api/desk/content/:kind/:id/versions/:number': publishing,
  'POST /api/desk/content/:kind/:id/actions': publishing,
  'POST /api/desk/content/:kind/pictures/:field': publishing,
  'GET /api/desk/content/:kind/pictures/:field/:hash': publishing,
  'POST /api/desk/content/:kind/pictures/:field/:hash/cuts': publishing,
  'POST /api/desk/content/:kind/previews': publishing,
  'GET /api/desk/status-notices': publishing,
  'GET /api/desk/status-notice-subjects': publishing,
  'GET /api/desk/status-notices/:id': publishing,
  'POST /api/desk/status-notices': publishing,
  'POST /api/desk/status-notices/:id/actions': publishing,
  'POST /api/desk/status-notice-previews': publishing,
};
