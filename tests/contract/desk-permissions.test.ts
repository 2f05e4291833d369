import { expect, it } from 'vitest';
import { tokenScopes } from '#features/team/accounts/model/token-scope.ts';
import { roles, type Role } from '#features/team/accounts/model/role.ts';
import { createDesk, useDeskAssets, type Caller } from '../support/desk.ts';
import { listingPermissions } from '../support/desk-acts/listing-permissions.ts';
import { casePermissions } from '../support/desk-acts/case-permissions.ts';
import { contentPermissions } from '../support/desk-acts/content-permissions.ts';
import { ownPermissions } from '../support/desk-acts/own-permissions.ts';
import { applicationTable } from '../support/desk-acts/application-permissions.ts';
import { expectAnswer } from '../support/desk-acts/expect-answer.ts';
import { scopesOf } from '../support/desk-acts/scope-table.ts';
import { deskBodies } from '../support/desk-bodies.ts';
import { casesFor, describeOnEachEngine } from '../support/databases.ts';

const reviewing: readonly Role[] = ['reviewer', 'recruiter', 'administrator'];
const administrators: readonly Role[] = ['administrator'];
const bookkeeping: readonly Role[] = ['bookkeeper', 'administrator'];

/**
 * Who may call what, written down by hand and held against the server in both directions. A route without a row fails: someone has to say
 * who may call it. `:id` becomes 1 and `:sha256` a file of a DApp.
 */
const listing: readonly Role[] = ['reviewer', 'editor', 'administrator'];
const publishing: readonly Role[] = ['editor', 'administrator'];
const everybody: readonly Role[] = roles;

const table: Record<string, readonly Role[]> = {
  ...listingPermissions,
  ...contentPermissions,
  ...casePermissions,
  ...ownPermissions,
  'GET /api/desk/counts': reviewing,
  'GET /api/desk/submissions': reviewing,
  'GET /api/desk/queue-choices/queue': reviewing,
  'GET /api/desk/submissions/:id': ['reviewer', 'administrator'],
  'GET /api/desk/submissions/:id/presence': ['reviewer', 'administrator'],
  'POST /api/desk/submissions/:id/actions': ['reviewer', 'administrator'],
  'POST /api/desk/submissions/:id/chain-questions': ['reviewer', 'administrator'],
  'GET /api/desk/submissions/:id/refundable': ['reviewer', 'administrator'],
  'POST /api/desk/submissions/:id/refunds': ['reviewer', 'administrator'],
  'POST /api/desk/submissions/:id/checks': ['reviewer', 'administrator'],
  'POST /api/desk/submissions/:id/previews': ['reviewer', 'administrator'],
  'POST /api/desk/submissions/:id/lease': ['reviewer', 'administrator'],
  'POST /api/desk/submissions/:id/undo': ['reviewer', 'administrator'],
  'POST /api/desk/submissions/:id/notes': ['reviewer', 'administrator'],
  'POST /api/desk/submissions/:id/mentions-done': ['reviewer', 'administrator'],
  'GET /api/desk/answers': reviewing,
  'POST /api/desk/answers': reviewing,
  'POST /api/desk/answers/:answer/actions': ['reviewer', 'administrator'],
  'GET /api/desk/submissions/:id/answers': ['reviewer', 'administrator'],
  'GET /api/desk/mentions': reviewing,
  'GET /api/desk/queue-views': reviewing,
  'POST /api/desk/queue-views': reviewing,
  'POST /api/desk/queue-views/:id/actions': reviewing,
  'GET /api/desk/found': everybody,
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
  'GET /api/desk/proposal-counts': listing,
  'GET /api/desk/proposals': listing,
  'GET /api/desk/proposals/:id': listing,
  'POST /api/desk/proposals/:id/actions': listing,
  'GET /api/desk/categories': publishing,
  'POST /api/desk/categories': publishing,
  'POST /api/desk/categories/:id/actions': publishing,
  'POST /api/desk/category-order': publishing,
  'GET /api/desk/hot-list': publishing,
  'POST /api/desk/hot-list': publishing,
  'GET /api/desk/networks': publishing,
  'POST /api/desk/networks': publishing,
  'POST /api/desk/networks/:id/actions': publishing,
  'GET /api/desk/clear-signing': publishing,
  'POST /api/desk/clear-signing': publishing,
  'POST /api/desk/clear-signing/:id/actions': publishing,
  'GET /api/desk/prepared-arrangements': publishing,
  'POST /api/desk/prepared-arrangements': publishing,
  'POST /api/desk/prepared-arrangements/:id/actions': publishing,
  'GET /api/desk/releases': ['editor', 'observer', 'administrator'],
  'POST /api/desk/releases': publishing,
  'POST /api/desk/releases/:id/actions': publishing,
  'GET /api/desk/keys-files': ['editor', 'observer', 'administrator'],
  'POST /api/desk/keys-files/:id/actions': publishing,
  'GET /api/desk/release-drafts': publishing,
  'GET /api/desk/release-drafts/:id': publishing,
  'POST /api/desk/release-drafts': publishing,
  'POST /api/desk/release-drafts/:id/actions': publishing,
  'GET /api/desk/hot-list/versions': publishing,
  'POST /api/desk/hot-list/versions': publishing,
  'GET /api/desk/category-order/versions': publishing,
  'POST /api/desk/category-order/versions': publishing,
  'GET /api/desk/categories/:id/versions': publishing,
  'POST /api/desk/categories/:id/versions': publishing,
  'GET /api/desk/networks/:id/versions': publishing,
  'POST /api/desk/networks/:id/versions': publishing,
  'GET /api/desk/releases/:id/versions': ['editor', 'observer', 'administrator'],
  'POST /api/desk/releases/:id/versions': publishing,
  'POST /api/desk/catalogue-previews': publishing,
  'POST /api/desk/release-previews': publishing,
  'GET /api/desk/previews/:name': listing,
  'GET /api/desk/setup-steps': publishing,
  'POST /api/desk/setup-steps/:step/actions': publishing,
  'GET /api/desk/subscribers': publishing,
  'GET /api/desk/subscriber-counts': publishing,
  'GET /api/desk/newsletter-growth': publishing,
  'POST /api/desk/subscribers/export': administrators,
  'POST /api/desk/subscribers/:id/actions': publishing,
  'GET /api/desk/newsletter-issues': publishing,
  'GET /api/desk/newsletter-issues/:id': publishing,
  'GET /api/desk/newsletter-issues/:id/mails/:locale': publishing,
  'GET /api/desk/newsletter-issues/:id/mails/:locale/html': publishing,
  'POST /api/desk/newsletter-issues/:id/actions': publishing,
  'GET /api/desk/numbers/:id': ['reviewer', 'editor', 'bookkeeper', 'observer', 'administrator'],
  'POST /api/desk/donations/export': bookkeeping,
  'GET /api/desk/books/:id': bookkeeping,
  'GET /api/desk/book-rates/:id': bookkeeping,
  'POST /api/desk/book-rates': bookkeeping,
  'GET /api/desk/security-events': administrators,
  'GET /api/desk/audit': administrators,
  'POST /api/desk/audit/export': administrators,
  // Of the networks; each list needs what reading it needs.
  'POST /api/desk/list-exports': publishing,
  'GET /api/desk/webhooks': administrators,
  'POST /api/desk/webhooks': administrators,
  'POST /api/desk/webhooks/:id/actions': administrators,
  'GET /api/desk/accounts': administrators,
  'POST /api/desk/accounts/:id/actions': administrators,
  'GET /api/desk/invitations': administrators,
  'POST /api/desk/invitations': administrators,
  'POST /api/desk/invitations/:id/actions': administrators,
  'GET /api/desk/second-factor-rule/desk': administrators,
  'POST /api/desk/second-factor-rule/desk/actions': administrators,
  'GET /api/desk/uploads-waiting': ['reviewer', 'administrator'],
  'GET /api/desk/files/:sha256': ['reviewer', 'administrator'],
  'GET /api/desk/files/:sha256/pages': ['reviewer', 'administrator'],
  'GET /api/desk/files/:sha256/pages/:page': ['reviewer', 'administrator'],
};

const hasSubject = (route: string) => /\/(?:submissions|outbox)\/:id|:answer|:sha256/.test(route);

/** Where a call needs one. */
const queries: Record<string, string> = { 'GET /api/desk/found': '?q=lagoon' };

/** A kind that the route knows. */
function kindIn(pattern: string): string {
  if (pattern.includes('/mail-templates/')) return 'submission-received';
  if (pattern.includes('/cases/')) return 'reports';
  if (pattern.includes('/own-notice-choices/')) return 'report';
  return pattern.includes('/new-listings/') ? 'dapp' : 'news';
}

/** What the calls are about. */
interface Subject {
  submission: number;
  mail: number;
  /** A canned answer. */
  answer: string;
  document: string;
  icon: string;
}

function idIn(pattern: string, { submission, mail }: Subject): string {
  if (pattern.includes('/outbox/')) return String(mail);
  if (pattern.includes('/own-notices/')) return 'all';
  return pattern.includes('/submissions/') ? String(submission) : '1';
}

describeOnEachEngine('permissions of the desk', (open, _openShared, engine) => {
  // What a role or a scope allows is never asked of the database. An administrator runs every query; one other role is refused.
  const theRoles = casesFor(engine, roles, (role) => (role === 'administrator' ? role : 'other'));
  const theScopes = casesFor(engine, tokenScopes, (scope) => (scope === 'read' ? scope : 'other'));
  const assets = useDeskAssets();

  async function prepare() {
    const opened = await open();
    const desk = await createDesk(opened, assets());
    await desk.send('Lagoon Exchange');
    const routes = desk.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/desk/'))
      .map(({ method, path }) => `${method} ${path}`);
    const callOn = (caller: Caller, route: string, subject: Subject) => {
      const [method = '', pattern = ''] = route.split(' ');
      const path = pattern
        .replace(':id', pattern.includes('/listings/') ? 'dapp-1' : idIn(pattern, subject))
        .replace(':answer', subject.answer)
        .replace(':step', 'categories')
        .replace(':page', '1')
        .replace(':kind', kindIn(pattern))
        .replace(':locale', 'en')
        .replace(':field', 'picture')
        .replace(':number', '1')
        .replace(':name', 'a'.repeat(22))
        .replace(':sha256', pattern.includes('pages') ? subject.document : subject.icon);
      return method === 'GET'
        ? caller.get(path + (queries[route] ?? ''))
        : caller.post(path, deskBodies[route] ?? {});
    };
    const { icon, audit_file: document } = desk.files;
    const dapp = { submission: 1, mail: 1, answer: 'duplicate', document, icon };
    const call = (caller: Caller, route: string) => callOn(caller, route, dapp);
    /** The same call about an application that was just sent. */
    const callAboutApplication = async () => {
      const { id: submission, cv } = await desk.apply();
      const mails = opened.database.selectFrom('outbox').select((eb) => eb.fn.max('id').as('id'));
      const { id: mail } = await mails.executeTakeFirstOrThrow();
      const subject = { submission, mail, answer: 'places-taken', document: cv, icon: cv };
      return (caller: Caller, route: string) => callOn(caller, route, subject);
    };
    return { ...desk, routes: [...new Set(routes)], call, callAboutApplication };
  }

  it('has a row for each route, and no other', async () => {
    const { routes } = await prepare();
    expect(routes.toSorted()).toEqual(Object.keys(table).toSorted());
  });

  it.each(theRoles)('lets a %s do what the table says, and nothing else', async (role) => {
    const { signIn, routes, call } = await prepare();
    const caller = await signIn(role);
    for (const route of routes)
      await expectAnswer(await call(caller, route), `${role} ${route}`, table[route]!.includes(role));
  });

  it('has a row for each route about one submission, file, mail or answer of an application', async () => {
    const { routes } = await prepare();
    expect(routes.filter(hasSubject).toSorted()).toEqual(Object.keys(applicationTable).toSorted());
  });

  it.each(theRoles)(
    'lets a %s do with an application and its CV what the table says, and nothing else',
    async (role) => {
      const { signIn, routes, callAboutApplication } = await prepare();
      const caller = await signIn(role);
      const call = await callAboutApplication();
      for (const route of routes.filter(hasSubject)) {
        const isAllowed = applicationTable[route]!.includes(role);
        await expectAnswer(await call(caller, route), `${role} ${route}`, isAllowed);
      }
    },
  );

  it.each(theScopes)(
    'lets a token with the scope %s do what the table says, and nothing else',
    async (scope) => {
      const { signIn, anonymous, password, routes, call } = await prepare();
      const owner = await signIn(roles);
      const asked = { name: 'nightly', scopes: [scope], days: 30, password, code: '' };
      const { token } = (await (await owner.post('/api/desk/own-access-tokens', asked)).json()) as {
        token: string;
      };
      const headers = { authorization: `Bearer ${token}`, origin: '' };
      const script: Caller = {
        get: (path) => anonymous.get(path, headers),
        post: (path, body) => anonymous.post(path, body, headers),
      };
      const wrong: string[] = [];
      for (const route of routes) {
        const { status } = await call(script, route);
        // Every token reads.
        const isAllowed = scopesOf(route).some((needed) => needed === scope || needed === 'read');
        if ((status !== 403) !== isAllowed) wrong.push(`${route}: ${status}`);
      }
      expect(wrong).toEqual([]);
    },
  );

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
