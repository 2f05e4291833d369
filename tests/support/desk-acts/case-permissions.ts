import type { Role } from '#features/team/accounts/model/role.ts';

const observing: readonly Role[] = ['reviewer', 'observer', 'administrator'];
const deciding: readonly Role[] = ['reviewer', 'administrator'];

/** Who may call what about cases that are decided one by one: a part of the table of `desk-permissions.test.ts`. */
export const casePermissions: Record<string, readonly Role[]> = {
  'GET /api/desk/payment-question-counts': observing,
  'GET /api/desk/payment-questions': observing,
  'GET /api/desk/payment-questions/:id': observing,
  'POST /api/desk/payment-questions/:id/actions': deciding,
  'GET /api/desk/transfer-counts': observing,
  'GET /api/desk/transfer-scans': observing,
  'GET /api/desk/transfers': observing,
  'GET /api/desk/transfers/:id': observing,
  'POST /api/desk/transfers/:id/actions': deciding,
  'GET /api/desk/report-counts': observing,
  'GET /api/desk/reports': observing,
  'GET /api/desk/reports/:id': observing,
  'POST /api/desk/reports/:id/actions': deciding,
  'GET /api/desk/watch-counts': observing,
  'GET /api/desk/watch': observing,
  'GET /api/desk/watch/:id': observing,
  'POST /api/desk/watch/:id/actions': deciding,
  'GET /api/desk/cases/:kind/assignees': observing,
  'GET /api/desk/cases/:kind/next': observing,
  'POST /api/desk/cases/:kind/next': deciding,
  'GET /api/desk/cases/:kind/:id/assignment': observing,
  'POST /api/desk/cases/:kind/:id/assignment': deciding,
  'GET /api/desk/appeal-counts': observing,
  'GET /api/desk/appeals': observing,
  'GET /api/desk/appeals/:id': observing,
  'POST /api/desk/appeals/:id/actions': deciding,
};
