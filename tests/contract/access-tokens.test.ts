import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OwnAccessToken } from '#features/team/accounts/model/access-token.ts';
import { createAudit } from '#features/team/audit/server/audit.ts';
import { appCode } from '../support/app-code.ts';
import { tokenScopes } from '#features/team/accounts/model/token-scope.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createDesk, useDeskAssets, type Caller } from '../support/desk.ts';
import { turnOnFactor } from '../support/second-factor.ts';

const dayMs = 24 * 60 * 60_000;

describeOnEachEngine('access tokens', (open) => {
  const assets = useDeskAssets();
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  async function prepare() {
    const opened = await open();
    const desk = await createDesk(opened, assets());
    const make = async (caller: Caller, given: object = {}) => {
      const asked = {
        name: 'nightly',
        scopes: tokenScopes,
        days: 30,
        password: desk.password,
        code: '',
        ...given,
      };
      const answer = await caller.post('/api/desk/own-access-tokens', asked);
      const { token = '', message } = (await answer.json()) as { token?: string; message?: string };
      return { status: answer.status, token, message };
    };
    const script = (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return {
        get: (path: string) => desk.anonymous.get(path, headers),
        /** As a script sends it: without the origin that a browser adds. */
        post: (path: string, body: unknown) => desk.anonymous.post(path, body, { ...headers, origin: '' }),
      };
    };
    const list = async (caller: Caller) =>
      ((await (await caller.get('/api/desk/own-access-tokens')).json()) as { data: OwnAccessToken[] }).data;
    const readLog = async () =>
      (await createAudit({ database: opened.database }).list({ page: 1, perPage: 50 })).data;
    return { ...desk, make, script, list, readLog, database: opened.database };
  }

  it('does what its account may do, and the log names it', async () => {
    const { signIn, make, script, send, list, readLog } = await prepare();
    const ana = await signIn('reviewer');
    const { token } = await make(ana);
    expect(token).toMatch(/^desk_[\w-]{43}$/);
    expect((await list(ana))[0]).toMatchObject({ name: 'nightly', used_time: null });
    const id = await send('Lagoon');
    const { get, post } = script(token);
    const item = (await (await get(`/api/desk/submissions/${id}`)).json()) as { version: number };
    const denied = await post(`/api/desk/submissions/${id}/actions`, {
      version: item.version,
      action: { name: 'deny-payment', why: 'Nothing arrived.' },
    });
    // The item awaits its payment: the rules are those of the desk.
    expect(denied.status).toBe(409);
    expect((await get('/api/desk/categories')).status).toBe(403);
    expect((await list(ana))[0]?.used_time).not.toBeNull();
    expect((await post(`/api/desk/submissions/${id}/lease`, { name: 'take' })).status).toBe(200);
    const log = await readLog();
    expect(log.map(({ action }) => action)).toContain('make-access-token');
    expect(JSON.stringify(log)).not.toContain(token);
  });

  it('writes the token’s name beside the account into the log', async () => {
    const { signIn, make, script, readLog } = await prepare();
    const { token } = await make(await signIn('editor'), { name: 'categories from the shop' });
    const made = await script(token).post('/api/desk/categories', { titles: { en: 'Bridges' } });
    expect(made.status).toBe(200);
    expect((await readLog())[0]).toMatchObject({
      area: 'catalogue',
      actor: 'ana@example.org (access token “categories from the shop”)',
    });
  });

  it('is made with the password only, for 30, 90 or 365 days', async () => {
    const { signIn, make, script } = await prepare();
    const ana = await signIn('reviewer');
    expect(await make(ana, { password: 'not the password' })).toMatchObject({ status: 400, token: '' });
    expect((await make(ana, { days: 3650 })).status).toBe(400);
    const { token } = await make(ana, { days: 365 });
    expect((await script(token).get('/api/desk/counts')).status).toBe(200);
  });

  it('asks for the code of the second factor', async () => {
    const { accounts, browser, make, password } = await prepare();
    await accounts.create({ email: 'cy@example.org', name: 'Cy', roles: ['editor'], password });
    const cy = browser();
    await cy.post('/api/auth/sign-in', { email: 'cy@example.org', password });
    const { secret } = await turnOnFactor(cy, password);
    vi.setSystemTime(Date.now() + 30_000);
    expect((await make(cy)).message).toMatch(/code is wrong/);
    expect((await make(cy, { code: appCode(secret) })).status).toBe(200);
  });

  it('ends by hand, by time, and with what ends the account’s sessions', async () => {
    const { accounts, signIn, make, script, list, database } = await prepare();
    const ana = await signIn('editor');
    const works = async (token: string) => (await script(token).get('/api/desk/content-kinds')).status;
    const [first, second] = [await make(ana), await make(ana, { days: 90 })];
    const [, oldest] = await list(ana);
    const bo = await signIn('administrator', 'Bo');
    const end = (caller: Caller) =>
      caller.post(`/api/desk/own-access-tokens/${oldest?.id}/actions`, { name: 'end' });
    expect((await end(bo)).status).toBe(404);
    expect(await works(first.token)).toBe(200);
    expect((await end(ana)).status).toBe(200);
    expect([await works(first.token), await works(second.token)]).toEqual([401, 200]);
    vi.setSystemTime(Date.now() + 91 * dayMs);
    expect(await works(second.token)).toBe(401);
    vi.setSystemTime(Date.now() - 91 * dayMs);
    expect(await works(second.token)).toBe(200);
    await accounts.disable('ana@example.org');
    expect(await works(second.token)).toBe(401);
    await accounts.setPassword('ana@example.org', 'another long password');
    expect(await works(second.token)).toBe(401);
    const events = await database.selectFrom('security_events').select('outcome').execute();
    expect(events.filter(({ outcome }) => outcome === 'wrong-token').length).toBe(4);
  });

  it('ends when its owner changes the password, or turns a second factor on', async () => {
    const { accounts, browser, signIn, make, script, password } = await prepare();
    const works = async (token: string) => (await script(token).get('/api/desk/content-kinds')).status;
    const ana = await signIn('editor');
    const { token } = await make(ana);
    expect(await works(token)).toBe(200);
    const next = { current: password, password: 'another long password' };
    expect((await ana.post('/api/desk/own-password', next)).status).toBe(200);
    expect(await works(token)).toBe(401);

    await accounts.create({ email: 'cy@example.org', name: 'Cy', roles: ['editor'], password });
    const cy = browser();
    await cy.post('/api/auth/sign-in', { email: 'cy@example.org', password });
    const made = await make(cy);
    expect(await works(made.token)).toBe(200);
    await turnOnFactor(cy, password);
    expect(await works(made.token)).toBe(401);
  });

  it('manages no accounts, sessions, passwords or tokens, whatever the role', async () => {
    const { app, signIn, make, script } = await prepare();
    const { token } = await make(await signIn('administrator'));
    const personal = app.routes.filter(
      ({ path, method }) =>
        /^\/api\/desk\/(?:own-|accounts|invitations|second-factor-rule)/.test(path) && method !== 'ALL',
    );
    expect(personal.length).toBeGreaterThan(15);
    for (const { path, method } of personal) {
      const address = path.replace(':id', '1');
      const { get, post } = script(token);
      const answer = await (method === 'GET' ? get(address) : post(address, { name: 'revoke' }));
      expect(answer.status, `${method} ${path}`).toBe(403);
    }
  });

  it('counts alone: beside a wrong token no cookie helps, and without one the origin is needed', async () => {
    const { signIn, anonymous, make, script } = await prepare();
    const ana = await signIn('editor');
    const { token } = await make(ana);
    const wrong = { authorization: `Bearer ${token.slice(0, -1)}_` };
    expect((await ana.get('/api/desk/content-kinds', wrong)).status).toBe(401);
    const titles = { titles: { en: 'Bridges' } };
    expect((await ana.post('/api/desk/categories', titles, { origin: 'https://evil.example' })).status).toBe(
      403,
    );
    const basic = { origin: 'https://evil.example', authorization: 'Bearer something-else' };
    expect((await ana.post('/api/desk/categories', titles, basic)).status).toBe(403);
    expect((await anonymous.get('/api/desk/content-kinds')).status).toBe(401);
    expect((await script(token).post('/api/desk/categories', titles)).status).toBe(200);
  });

  it('does of what its account may what was chosen for it, and says so where it was not', async () => {
    const { signIn, make, script, list } = await prepare();
    const ana = await signIn('administrator');
    expect((await make(ana, { scopes: [] })).status).toBe(400);
    const { token } = await make(ana, { scopes: ['read', 'contents'] });
    expect((await list(ana))[0]?.scopes).toEqual(['read', 'contents']);
    const { get, post } = script(token);
    expect((await get('/api/desk/releases')).status).toBe(200);
    const refused = await post('/api/desk/categories', { titles: { en: 'Bridges' } });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({
      message: 'This access token does not allow this. Create one with the scope that it needs.',
    });
  });

  it('from before scopes existed reads and reviews, and neither lists nor releases', async () => {
    const { signIn, script, database } = await prepare();
    await signIn('administrator');
    const { id: user_id } = await database.selectFrom('desk_users').select('id').executeTakeFirstOrThrow();
    const token = `desk_${'o'.repeat(43)}`;
    await database
      .insertInto('desk_access_tokens')
      .values({
        ...{ user_id, name: 'old', token_hash: createHash('sha256').update(token).digest('hex') },
        ...{ create_time: new Date().toISOString(), used_time: null },
        expires_time: new Date(Date.now() + dayMs).toISOString(),
      })
      .execute();
    const { get, post } = script(token);
    expect((await get('/api/desk/counts')).status).toBe(200);
    expect((await post('/api/desk/next-submission', {})).status).not.toBe(403);
    expect((await post('/api/desk/categories', { titles: { en: 'Bridges' } })).status).toBe(403);
    expect((await post('/api/desk/releases', {})).status).toBe(403);
  });

  it('an account has at most 20', async () => {
    const { signIn, make } = await prepare();
    const ana = await signIn('reviewer');
    for (let count = 0; count < 20; count += 1) expect((await make(ana)).status).toBe(200);
    expect((await make(ana)).message).toMatch(/^You have the maximum number of access tokens/);
  });
});
