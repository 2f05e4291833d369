import { expect, it } from 'vitest';
import { roles, type Role } from '#features/accounts/model/role.ts';
import { createDesk, useDeskAssets, type Caller } from '../support/desk.ts';
import { describeOnEachEngine } from '../support/databases.ts';

const reviewing: readonly Role[] = ['reviewer', 'recruiter', 'administrator'];
const administrators: readonly Role[] = ['administrator'];

/**
 * Who may call what, written down by hand and held against the server in both directions. A route without a row fails: someone has to say
 * who may call it. `:id` becomes 1 and `:sha256` a file of a DApp.
 */
const listing: readonly Role[] = ['reviewer', 'editor', 'administrator'];
const publishing: readonly Role[] = ['editor', 'administrator'];
const everybody: readonly Role[] = roles;

const editors: readonly Role[] = ['editor', 'administrator'];

const table: Record<string, readonly Role[]> = {
  'GET /api/desk/counts': reviewing,
  'GET /api/desk/submissions': reviewing,
  'GET /api/desk/queue-choices/queue': reviewing,
  'GET /api/desk/submissions/:id': ['reviewer', 'administrator'],
  'POST /api/desk/submissions/:id/actions': ['reviewer', 'administrator'],
  'POST /api/desk/submissions/:id/chain-questions': ['reviewer', 'administrator'],
  'GET /api/desk/submissions/:id/refundable': ['reviewer', 'administrator'],
  'POST /api/desk/submissions/:id/refunds': ['reviewer', 'administrator'],
  'POST /api/desk/submissions/:id/checks': ['reviewer', 'administrator'],
  'POST /api/desk/submissions/:id/lease': ['reviewer', 'administrator'],
  'POST /api/desk/submissions/:id/undo': ['reviewer', 'administrator'],
  'POST /api/desk/submissions/:id/notes': ['reviewer', 'administrator'],
  'POST /api/desk/submissions/:id/mentions-done': ['reviewer', 'administrator'],
  'GET /api/desk/answers': reviewing,
  'POST /api/desk/answers': reviewing,
  'POST /api/desk/answers/:answer/actions': ['reviewer', 'administrator'],
  'GET /api/desk/submissions/:id/answers': ['reviewer', 'administrator'],
  'GET /api/desk/mentions': reviewing,
  'POST /api/desk/next-submission': reviewing,
  'POST /api/desk/bulk-decisions': reviewing,
  'GET /api/desk/outbox-counts': reviewing,
  'GET /api/desk/outbox': reviewing,
  'GET /api/desk/outbox/:id': ['reviewer', 'administrator'],
  'GET /api/desk/outbox/:id/html': ['reviewer', 'administrator'],
  'POST /api/desk/outbox/:id/actions': ['reviewer', 'administrator'],
  'GET /api/desk/mail-templates': administrators,
  'GET /api/desk/mail-templates/:kind/:locale': administrators,
  'POST /api/desk/mail-templates/:kind/:locale/previews': administrators,
  'POST /api/desk/mail-templates/:kind/:locale/actions': administrators,
  'GET /api/desk/listings': listing,
  'POST /api/desk/listings/:id/actions': listing,
  'GET /api/desk/listings/:id': listing,
  'POST /api/desk/listings/:id/checks': listing,
  'POST /api/desk/listings/:id/edits': listing,
  'POST /api/desk/listings/logos': listing,
  'GET /api/desk/report-counts': ['reviewer', 'administrator'],
  'GET /api/desk/reports': ['reviewer', 'administrator'],
  'GET /api/desk/reports/:id': ['reviewer', 'administrator'],
  'POST /api/desk/reports/:id/actions': ['reviewer', 'administrator'],
  'GET /api/desk/watch-counts': ['reviewer', 'administrator'],
  'GET /api/desk/watch': ['reviewer', 'administrator'],
  'GET /api/desk/watch/:id': ['reviewer', 'administrator'],
  'POST /api/desk/watch/:id/actions': ['reviewer', 'administrator'],
  'GET /api/desk/appeal-counts': ['reviewer', 'administrator'],
  'GET /api/desk/appeals': ['reviewer', 'administrator'],
  'GET /api/desk/appeals/:id': ['reviewer', 'administrator'],
  'POST /api/desk/appeals/:id/actions': ['reviewer', 'administrator'],
  'GET /api/desk/categories': editors,
  'POST /api/desk/categories': editors,
  'POST /api/desk/categories/:id/actions': editors,
  'POST /api/desk/category-order': editors,
  'GET /api/desk/hot-list': editors,
  'POST /api/desk/hot-list': editors,
  'GET /api/desk/networks': editors,
  'POST /api/desk/networks': editors,
  'POST /api/desk/networks/:id/actions': editors,
  'GET /api/desk/releases': publishing,
  'POST /api/desk/releases': publishing,
  'POST /api/desk/releases/:id/actions': publishing,
  'GET /api/desk/content-kinds': editors,
  'GET /api/desk/content/:kind': editors,
  'POST /api/desk/content/:kind': editors,
  'GET /api/desk/content/:kind/:id': editors,
  'GET /api/desk/content/:kind/:id/versions/:number': editors,
  'POST /api/desk/content/:kind/:id/actions': editors,
  'POST /api/desk/content/:kind/pictures/:field': editors,
  'GET /api/desk/content/:kind/pictures/:field/:hash': editors,
  'POST /api/desk/content/:kind/pictures/:field/:hash/cuts': editors,
  'POST /api/desk/content/:kind/previews': editors,
  'GET /api/desk/previews/:name': editors,
  'GET /api/desk/setup-steps': editors,
  'GET /api/desk/subscribers': editors,
  'GET /api/desk/subscriber-counts': editors,
  'GET /api/desk/newsletter-growth': editors,
  'POST /api/desk/subscribers/export': administrators,
  'POST /api/desk/subscribers/:id/actions': editors,
  'GET /api/desk/newsletter-issues': editors,
  'GET /api/desk/newsletter-issues/:id': editors,
  'GET /api/desk/newsletter-issues/:id/mails/:locale': editors,
  'GET /api/desk/newsletter-issues/:id/mails/:locale/html': editors,
  'POST /api/desk/newsletter-issues/:id/actions': editors,
  'GET /api/desk/numbers/:id': ['reviewer', 'editor', 'administrator'],
  'POST /api/desk/donations/export': administrators,
  'GET /api/desk/security-events': administrators,
  'GET /api/desk/audit': administrators,
  'POST /api/desk/audit/export': administrators,
  'POST /api/desk/list-exports': everybody,
  'GET /api/desk/webhooks': administrators,
  'POST /api/desk/webhooks': administrators,
  'POST /api/desk/webhooks/:id/actions': administrators,
  'GET /api/desk/accounts': administrators,
  'POST /api/desk/accounts/:id/actions': administrators,
  'GET /api/desk/invitations': administrators,
  'POST /api/desk/invitations': administrators,
  'POST /api/desk/invitations/:id/actions': administrators,
  'GET /api/desk/own-sessions': everybody,
  'POST /api/desk/own-sessions/:id/actions': everybody,
  'POST /api/desk/own-password': everybody,
  'GET /api/desk/own-access-tokens': everybody,
  'POST /api/desk/own-access-tokens': everybody,
  'POST /api/desk/own-access-tokens/:id/actions': everybody,
  'GET /api/desk/own-passkeys': everybody,
  'POST /api/desk/own-passkeys': everybody,
  'POST /api/desk/own-passkeys/options': everybody,
  'POST /api/desk/own-passkeys/:id/actions': everybody,
  'GET /api/desk/own-second-factor/own': everybody,
  'POST /api/desk/own-second-factor/own/actions': everybody,
  'GET /api/desk/second-factor-rule/desk': administrators,
  'POST /api/desk/second-factor-rule/desk/actions': administrators,
  'GET /api/desk/uploads-waiting': ['reviewer', 'administrator'],
  'GET /api/desk/files/:sha256': ['reviewer', 'administrator'],
  'GET /api/desk/files/:sha256/pages': ['reviewer', 'administrator'],
  'GET /api/desk/files/:sha256/pages/:page': ['reviewer', 'administrator'],
};

/** A call that passes the check of its body, where the route has one. */
const bodies: Record<string, object> = {
  'POST /api/desk/webhooks': { url: 'https://hooks.example', types: ['listing.restored'] },
  'POST /api/desk/webhooks/:id/actions': { name: 'enable' },
  'POST /api/desk/accounts/:id/actions': { name: 'end-sessions' },
  'POST /api/desk/invitations/:id/actions': { name: 'revoke' },
  'POST /api/desk/own-sessions/:id/actions': { name: 'end' },
  'POST /api/desk/own-access-tokens': { name: 'nightly', days: 30, password: 'wrong', code: '' },
  'POST /api/desk/own-access-tokens/:id/actions': { name: 'end' },
  'POST /api/desk/own-passkeys': { name: 'Key', response: { id: 'unknown' } },
  'POST /api/desk/own-passkeys/options': { password: 'wrong', code: '000000' },
  'POST /api/desk/own-passkeys/:id/actions': { name: 'remove' },
  'POST /api/desk/own-second-factor/own/actions': { name: 'begin', password: 'wrong' },
  'POST /api/desk/second-factor-rule/desk/actions': { name: 'make-optional' },
  'POST /api/desk/submissions/:id/actions': { version: 0, action: { name: 'approve' } },
  'POST /api/desk/submissions/:id/undo': { version: 1 },
  'POST /api/desk/submissions/:id/refunds': { name: 'ask', refund: 1 },
  'POST /api/desk/submissions/:id/lease': { name: 'take' },
  'POST /api/desk/answers/:answer/actions': { seen: null, change: { name: 'remove' } },
  'POST /api/desk/bulk-decisions': { items: [{ id: 1, version: 0 }], act: { name: 'assign', person: null } },
  'POST /api/desk/submissions/:id/notes': { text: 'Ask about the host.' },
  'POST /api/desk/outbox/:id/actions': { name: 'retry' },
  'POST /api/desk/mail-templates/:kind/:locale/actions': { name: 'reset', basedOn: null },
  'POST /api/desk/list-exports': { list: 'outbox', rows: 3 },
  'POST /api/desk/content/:kind': { body: { texts: {}, drafts: [], facts: {} } },
  'POST /api/desk/content/:kind/:id/actions': { version: 1, action: { name: 'unpublish' } },
  'POST /api/desk/content/:kind/previews': { body: { texts: {}, facts: {} }, locale: 'en', theme: 'light' },
  'POST /api/desk/listings/:id/actions': { name: 'restore' },
  'POST /api/desk/subscribers/:id/actions': { name: 'erase' },
  'POST /api/desk/newsletter-issues/:id/actions': { name: 'stop' },
  'POST /api/desk/categories/:id/actions': { name: 'show' },
  'POST /api/desk/releases/:id/actions': { name: 'offer-again' },
  'POST /api/desk/appeals/:id/actions': { version: 1, decision: { outcome: 'upheld', text: 'No.' } },
  'POST /api/desk/reports/:id/actions': { version: 1, action: { name: 'note', note: 'Seen.' } },
  'POST /api/desk/watch/:id/actions': { version: 1, action: { name: 'look' } },
};

describeOnEachEngine('permissions of the desk', (open) => {
  const assets = useDeskAssets();

  async function prepare() {
    const desk = await createDesk(await open(), assets());
    await desk.send('Lagoon Exchange');
    const routes = desk.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/desk/'))
      .map(({ method, path }) => `${method} ${path}`);
    const call = (caller: Caller, route: string) => {
      const [method = '', pattern = ''] = route.split(' ');
      const path = pattern
        .replace(':id', pattern.includes('/listings/') ? 'dapp-1' : '1')
        .replace(':answer', 'duplicate')
        .replace(':page', '1')
        .replace(':kind', pattern.includes('/mail-templates/') ? 'submission-received' : 'news')
        .replace(':locale', 'en')
        .replace(':field', 'picture')
        .replace(':number', '1')
        .replace(':name', 'a'.repeat(22))
        .replace(':sha256', pattern.includes('pages') ? desk.files.audit_file : desk.files.icon);
      return method === 'GET' ? caller.get(path) : caller.post(path, bodies[route] ?? {});
    };
    return { ...desk, routes: [...new Set(routes)], call };
  }

  it('has a row for each route, and no other', async () => {
    const { routes } = await prepare();
    expect(routes.toSorted()).toEqual(Object.keys(table).toSorted());
  });

  it.each(roles)('lets a %s do what the table says, and nothing else', async (role) => {
    const { signIn, routes, call } = await prepare();
    const caller = await signIn(role);
    for (const route of routes) {
      const { status } = await call(caller, route);
      expect(status === 401 || status >= 500, `${role} ${route}: ${status}`).toBe(false);
      expect(status !== 403, `${role} ${route}: ${status}`).toBe(table[route]!.includes(role));
    }
  });

  it('lets nobody in without a session', async () => {
    const { anonymous, routes, call } = await prepare();
    for (const route of routes) expect((await call(anonymous, route)).status, route).toBe(401);
  });

  it('gives an account with two roles what either may do', async () => {
    const { signIn, call } = await prepare();
    const caller = await signIn(['editor', 'reviewer']);
    expect((await call(caller, 'GET /api/desk/submissions/:id')).status).toBe(200);
    expect((await call(caller, 'GET /api/desk/audit')).status).toBe(403);
  });
});
