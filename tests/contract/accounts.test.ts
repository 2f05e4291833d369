import { getMigrations } from 'better-auth/db/migration';
import { sql, type Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { accountAuthOptions, createAccountAuth } from '#features/team/accounts/server/account-auth.ts';
import { dropOldFailures } from '#features/team/accounts/server/account-lock.ts';
import { createAccounts } from '#features/team/accounts/server/accounts.ts';
import { dropOldEvents } from '#features/team/accounts/server/security-events.ts';
import { nameRoles } from '#platform/database/migrations/016-roles.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { quickHashing } from '../support/quick-hashing.ts';

const origin = 'http://127.0.0.1:4100';
const secret = 'a secret for tests that is long enough';
const password = 'correct horse battery';
const person = { email: 'ana@example.org', name: 'Ana', roles: ['reviewer'], password } as const;

const accountsOf = (open: OpenDatabase, now = () => new Date(), deskOrigin = origin) =>
  createAccounts({ open, secret, deskOrigin, now, hashing: quickHashing });

const signIn = (email: string, secretWord: string) =>
  new Request(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({
      email,
      password: secretWord,
      rememberMe: false,
      callbackURL: 'https://elsewhere.example',
    }),
  });

const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
const withCookie = (cookie: string) => new Headers({ cookie });

describeOnEachEngine('accounts', (open) => {
  it('has the same tables that better-auth would create', async () => {
    const plan = await getMigrations(accountAuthOptions({ open: await open(), secret, deskOrigin: origin }));
    expect(plan.toBeCreated).toEqual([]);
    expect(plan.toBeAdded).toEqual([]);
    expect(plan.toBeAddedIndexes).toEqual([]);
    expect(plan.schemaProblems).toEqual([]);
  });

  it('signs in, restores the session, signs out', async () => {
    const accounts = accountsOf(await open());
    expect(await accounts.create(person)).toEqual({ ok: true });
    const answer = await accounts.handler(signIn('  ANA@example.org'.trim(), password), '10.0.0.1');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('location')).toBeNull();
    const cookie = cookieOf(answer);
    expect(await accounts.session(withCookie(cookie))).toEqual({
      id: expect.any(String) as string,
      sessionId: expect.any(String) as string,
      name: 'Ana',
      email: 'ana@example.org',
      roles: ['reviewer'],
    });
    const out = new Request(`${origin}/api/auth/sign-out`, {
      method: 'POST',
      headers: { cookie, Origin: origin },
    });
    expect((await accounts.handler(out, '10.0.0.1')).status).toBe(204);
    expect(await accounts.session(withCookie(cookie))).toBeUndefined();
  });

  it('protects the cookie from scripts and other sites, also without HTTPS', async () => {
    const accounts = accountsOf(await open());
    await accounts.create(person);
    const plain = (await accounts.handler(signIn(person.email, password), '10.0.0.1')).headers
      .getSetCookie()
      .join();
    expect(plain).toMatch(/HttpOnly/i);
    expect(plain).toMatch(/SameSite=Strict/i);
    expect(plain).toMatch(/Max-Age=43200/i);
    expect(plain).not.toMatch(/Secure/i);
  });

  it('refuses a wrong password and an unknown address with the same message', async () => {
    const accounts = accountsOf(await open());
    await accounts.create(person);
    const wrong = await accounts.handler(signIn(person.email, 'not the password'), '10.0.0.1');
    const unknown = await accounts.handler(signIn('who@example.org', password), '10.0.0.1');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.text()).toBe(await unknown.text());
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  it('blocks after a few of 40 wrong passwords from 40 addresses, and lets the owner in half a minute later', async () => {
    let now = new Date();
    const database = await open();
    const accounts = accountsOf(database, () => now);
    await accounts.create(person);
    const attempts = Array.from({ length: 40 }, (_, index) =>
      accounts.handler(signIn(person.email, 'not the password'), `10.0.1.${index}`),
    );
    const statuses = (await Promise.all(attempts)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(35);
    const refused = await accounts.handler(signIn(person.email, password), '10.0.0.1');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('30');
    // A restart keeps the count.
    const restarted = accountsOf(database, () => now);
    expect((await restarted.handler(signIn(person.email, password), '10.0.0.1')).status).toBe(429);
    now = new Date(now.getTime() + 30_000);
    expect((await restarted.handler(signIn(person.email, password), '10.0.0.1')).status).toBe(204);
    // The count has started over.
    expect((await restarted.handler(signIn(person.email, 'mistyped'), '10.0.0.1')).status).toBe(401);
    expect((await restarted.handler(signIn(person.email, password), '10.0.0.1')).status).toBe(204);
  });

  it('doubles the wait with each further failure, up to 15 minutes; attempts during the wait do not extend it', async () => {
    let now = new Date();
    const accounts = accountsOf(await open(), () => now);
    await accounts.create(person);
    let from = 0;
    const tryWrong = async () => accounts.handler(signIn(person.email, 'wrong'), `10.0.2.${(from += 1)}`);
    for (let index = 0; index < 5; index += 1) expect((await tryWrong()).status).toBe(401);
    const waits: string[] = [];
    for (let round = 0; round < 8; round += 1) {
      const wait = (await tryWrong()).headers.get('retry-after')!;
      expect((await tryWrong()).headers.get('retry-after')).toBe(wait);
      waits.push(wait);
      now = new Date(now.getTime() + Number(wait) * 1000);
      expect((await tryWrong()).status).toBe(401);
    }
    expect(waits).toEqual(['30', '60', '120', '240', '480', '900', '900', '900']);
    now = new Date(now.getTime() + 25 * 3_600_000);
    for (let index = 0; index < 4; index += 1) expect((await tryWrong()).status).toBe(401);
    expect((await accounts.handler(signIn(person.email, password), '10.0.0.1')).status).toBe(204);
  });

  it('treats an address without an account the same way', async () => {
    const now = new Date();
    const accounts = accountsOf(await open(), () => now);
    await accounts.create(person);
    const answersTo = async (email: string) => {
      const answers: string[] = [];
      for (let index = 0; index < 7; index += 1) {
        const answer = await accounts.handler(signIn(email, 'wrong'), `10.0.3.${index}`);
        answers.push(`${answer.status} ${answer.headers.get('retry-after')} ${await answer.text()}`);
      }
      return answers;
    };
    expect(await answersTo('nobody@example.org')).toEqual(await answersTo(person.email));
  });

  it('resets the wait when the operator sets a new password', async () => {
    const accounts = accountsOf(await open());
    await accounts.create(person);
    for (let index = 0; index < 6; index += 1)
      await accounts.handler(signIn(person.email, 'wrong'), '10.0.0.1');
    await accounts.setPassword(person.email, 'another long password');
    const answer = await accounts.handler(signIn(person.email, 'another long password'), '10.0.0.1');
    expect(answer.status).toBe(204);
  });

  it('logs failed sign-ins with account and address, never the password, and deletes them after the period of the brand', async () => {
    const now = new Date();
    const { database, ...rest } = await open();
    const accounts = accountsOf({ database, ...rest }, () => now);
    await accounts.create(person);
    for (let index = 0; index < 6; index += 1)
      await accounts.handler(signIn(' ANA@example.org', 'guessed-it-was-not'), '10.0.0.9');
    await accounts.handler(signIn('nobody\u0000@example.org', 'guessed-it-was-not'), '10.0.0.8');
    const { data, total } = await accounts.listSecurityEvents({ page: 1, perPage: 3 });
    expect(total).toBe(8);
    expect(data).toMatchObject([
      { kind: 'sign-in', outcome: 'wrong-password', email: 'nobody@example.org', address: '10.0.0.8' },
      { kind: 'sign-in', outcome: 'locked', email: 'ANA@example.org', address: '10.0.0.9' },
      { kind: 'lock-out', outcome: 'locked', at: now.toISOString() },
    ]);
    expect(JSON.stringify(await database.selectFrom('security_events').selectAll().execute())).not.toContain(
      'guessed',
    );
    const muchLater = new Date(now.getTime() + 91 * 86_400_000);
    await dropOldEvents(database, { now: muchLater, securityDays: 120 });
    expect((await accounts.listSecurityEvents({ page: 1, perPage: 3 })).total).toBe(8);
    await dropOldEvents(database, { now: muchLater, securityDays: 90 });
    await dropOldFailures(database, muchLater);
    expect((await accounts.listSecurityEvents({ page: 1, perPage: 3 })).total).toBe(0);
    expect(await database.selectFrom('sign_in_failures').selectAll().execute()).toEqual([]);
  });

  it('does not let thousands of attempts from one address fill the database', async () => {
    const accounts = accountsOf(await open());
    for (let index = 0; index < 200; index += 1)
      await accounts.handler(signIn(`nobody${index}@example.org`, 'wrong'), '10.0.0.9');
    const { data } = await accounts.listSecurityEvents({ page: 1, perPage: 200 });
    const counts = Map.groupBy(data, ({ outcome }) => outcome);
    expect([...counts].map(([outcome, { length }]) => [outcome, length])).toEqual([
      ['too-many-attempts', 60],
      ['wrong-password', 30],
    ]);
  });

  it('ends a session after twelve hours', async () => {
    let now = new Date();
    const accounts = accountsOf(await open(), () => now);
    await accounts.create(person);
    const cookie = cookieOf(await accounts.handler(signIn(person.email, password), '10.0.0.1'));
    const byHand = new Headers({ cookie, 'Desk-Active': '1' });
    for (let minutes = 0; minutes < 11.9 * 60; minutes += 21) {
      expect(await accounts.session(byHand)).toBeDefined();
      now = new Date(now.getTime() + 21 * 60_000);
    }
    now = new Date(now.getTime() + 7 * 60_000);
    expect(await accounts.session(withCookie(cookie))).toBeUndefined();
  });

  it('lets those who were reviewers before there were recruiters do what they did', async () => {
    const opened = await open();
    const accounts = accountsOf(opened);
    await accounts.create(person);
    await accounts.create({ ...person, email: 'ada@example.org', roles: ['administrator'] });
    await sql`update desk_users set role = 'admin' where role = 'administrator'`.execute(opened.database);
    await nameRoles(opened.database as Kysely<unknown>, opened.engine);
    expect((await accounts.list()).map(({ roles }) => roles)).toEqual([
      ['administrator'],
      ['reviewer', 'recruiter'],
    ]);
  });

  it('ends the sessions of a disabled account, and lets it in again with a new password', async () => {
    const accounts = accountsOf(await open());
    await accounts.create(person);
    const cookie = cookieOf(await accounts.handler(signIn(person.email, password), '10.0.0.1'));
    expect(await accounts.disable(person.email)).toEqual({ ok: true });
    expect(await accounts.session(withCookie(cookie))).toBeUndefined();
    expect((await accounts.handler(signIn(person.email, password), '10.0.0.1')).status).toBe(401);
    expect(await accounts.list()).toMatchObject([{ email: 'ana@example.org', disabled: true }]);
    expect(await accounts.setPassword(person.email, 'another long password')).toEqual({ ok: true });
    expect((await accounts.handler(signIn(person.email, 'another long password'), '10.0.0.1')).status).toBe(
      204,
    );
    expect(await accounts.list()).toMatchObject([{ name: 'Ana', roles: ['reviewer'], disabled: false }]);
  });

  it('reports what is wrong with a new account', async () => {
    const accounts = accountsOf(await open());
    expect(await accounts.create({ ...person, email: 'ana' })).toEqual({ ok: false, issue: 'email' });
    expect(await accounts.create({ ...person, name: ' ' })).toEqual({ ok: false, issue: 'name' });
    expect(await accounts.create({ ...person, password: 'elevenchars' })).toEqual({
      ok: false,
      issue: 'password-too-short',
    });
    for (const common of ['Password2026!', 'qwerty123456']) {
      const issue = { ok: false, issue: 'password-common' };
      expect(await accounts.create({ ...person, password: common }), common).toEqual(issue);
      expect(await accounts.setPassword(person.email, common), common).toEqual(issue);
    }
    expect(await accounts.create({ ...person, password: 'x'.repeat(129) })).toEqual({
      ok: false,
      issue: 'password-too-long',
    });
    expect(await accounts.create(person)).toEqual({ ok: true });
    expect(await accounts.create({ ...person, email: 'ANA@example.org' })).toEqual({
      ok: false,
      issue: 'exists',
    });
    expect(await accounts.setPassword('nobody@example.org', password)).toEqual({
      ok: false,
      issue: 'unknown',
    });
  });

  it("exposes none of better-auth's other endpoints", async () => {
    const database = await open();
    const accounts = accountsOf(database);
    const paths = [
      'sign-up/email',
      'sign-in/email',
      'get-session',
      'list-sessions',
      'update-user',
      'change-password',
      'ok',
    ];
    for (const path of paths) {
      for (const method of ['GET', 'POST']) {
        const request = new Request(`${origin}/api/auth/${path}`, { method });
        expect((await accounts.handler(request, '10.0.0.1')).status, `${method} ${path}`).toBe(404);
      }
    }
    const { api } = createAccountAuth({ open: database, secret, deskOrigin: origin });
    const body = { name: 'Eve', email: 'eve@example.org', password, role: 'admin' };
    await expect(api.signUpEmail({ body })).rejects.toThrow();
    expect(await accounts.list()).toEqual([]);
  });
});
