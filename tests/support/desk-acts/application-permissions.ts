import type { Role } from '#features/team/accounts/model/role.ts';

const administrators: readonly Role[] = ['administrator'];
const recruiting: readonly Role[] = ['recruiter', 'administrator'];

/** The routes about one submission, file, mail or canned answer, when it belongs to an ambassador's application. */
export const applicationTable: Record<string, readonly Role[]> = {
  'GET /api/desk/submissions/:id': recruiting,
  'GET /api/desk/submissions/:id/presence': recruiting,
  'POST /api/desk/submissions/:id/actions': recruiting,
  'POST /api/desk/submissions/:id/chain-questions': recruiting,
  'GET /api/desk/submissions/:id/refundable': administrators,
  'POST /api/desk/submissions/:id/refunds': administrators,
  'POST /api/desk/submissions/:id/checks': recruiting,
  'POST /api/desk/submissions/:id/lease': recruiting,
  'POST /api/desk/submissions/:id/undo': recruiting,
  'POST /api/desk/submissions/:id/notes': recruiting,
  'POST /api/desk/submissions/:id/mentions-done': recruiting,
  'POST /api/desk/submissions/:id/previews': administrators,
  'GET /api/desk/submissions/:id/answers': recruiting,
  'POST /api/desk/answers/:answer/actions': recruiting,
  'GET /api/desk/outbox/:id': recruiting,
  'GET /api/desk/outbox/:id/html': recruiting,
  'POST /api/desk/outbox/:id/actions': recruiting,
  'GET /api/desk/files/:sha256': recruiting,
  'GET /api/desk/files/:sha256/pages': recruiting,
  'GET /api/desk/files/:sha256/pages/:page': recruiting,
};
