import type { Role } from '#features/team/accounts/model/role.ts';

const listing: readonly Role[] = ['reviewer', 'editor', 'administrator'];
const reviewers: readonly Role[] = ['reviewer', 'administrator'];
const editors: readonly Role[] = ['editor', 'administrator'];

/** Who may call what about listed items and drafts of items: a part of the table of `desk-permissions.test.ts`. */
export const listingPermissions: Record<string, readonly Role[]> = {
  'GET /api/desk/listings': listing,
  'POST /api/desk/listings/:id/actions': listing,
  'GET /api/desk/listings/:id': listing,
  'POST /api/desk/listings/:id/checks': listing,
  'POST /api/desk/listings/:id/edits': listing,
  'POST /api/desk/listings/logos': listing,
  'GET /api/desk/listings/:id/versions/:number': listing,
  'POST /api/desk/listings/:id/previews': listing,
  'GET /api/desk/new-listings/:kind': editors,
  'POST /api/desk/new-listings/:kind/checks': editors,
  'POST /api/desk/new-listings/:kind/edits': editors,
  'POST /api/desk/new-listings/:kind/previews': editors,
  'GET /api/desk/listing-drafts': listing,
  'POST /api/desk/listing-drafts': listing,
  'GET /api/desk/listing-drafts/:id': listing,
  'POST /api/desk/listing-drafts/:id/checks': listing,
  'POST /api/desk/listing-drafts/:id/previews': listing,
  'POST /api/desk/listing-drafts/:id/actions': listing,
  'POST /api/desk/listing-drafts/:id/edits': listing,
  'POST /api/desk/listings/:id/planned-delistings': listing,
  'POST /api/desk/listings/:id/withheld-links': reviewers,
  'GET /api/desk/watch-states': ['reviewer', 'observer', 'administrator'],
};
