import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { verifyAudit } from '#features/team/audit/server/verify-audit.ts';
import { sql } from 'kysely';
import type { Database, OpenDatabase } from '#platform/database/database.ts';
import { createDesk, useDeskAssets, type Caller } from '../support/desk.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { appCode } from '../support/app-code.ts';
import { changeFactor } from '../support/second-factor.ts';

const email = 'ana@example.org';

/** From now on no entry can be written, as when the disk is full. */
async function refuseEntries({ database, engine }: OpenDatabase): Promise<void> {
  if (engine.name === 'postgres')
    await sql`alter table audit_log add constraint refused check (false) not valid`.execute(database);
  else
    await sql`create trigger refused before insert on audit_log
      begin select raise(abort, 'refused'); end`.execute(database);
}

describeOnEachEngine('audit log of accounts', (open) => {
  const assets = useDeskAssets();
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  const entries = async (database: Database) => {
    const rows = await database.selectFrom('audit_log').selectAll().orderBy('id').execute();
    return rows.map(({ actor, area, action, subject }) => `${actor} ${area} ${action} ${subject}`.trim());
  };

  async function prepare() {
    const { database, ...rest } = await open();
    const desk = await createDesk({ database, ...rest }, assets());
    const { accounts, password } = desk;
    await accounts.create({ email, name: 'Ana', roles: ['reviewer'], password });
    const signIn = async () => {
      const caller = desk.browser();
      await caller.post('/api/auth/sign-in', { email, password });
      return caller;
    };
    return { ...desk, database, signIn };
  }

  it('has what the operator does on the command line, and nothing of what was refused', async () => {
    const { accounts, database } = await prepare();
    await accounts.create({ email, name: 'Ana', roles: ['reviewer'], password: 'another long password' });
    await accounts.disable('ANA@example.org');
    await accounts.disable('nobody@example.org');
    await accounts.setPassword(email, 'short');
    await accounts.setPassword(email, 'another long password');
    await accounts.resetSecondFactor(email);
    expect(await entries(database)).toEqual([
      `command line account create ${email}`,
      `command line account disable ${email}`,
      `command line account set-password ${email}`,
      `command line account reset-second-factor ${email}`,
    ]);
    const log = JSON.stringify(await database.selectFrom('audit_log').selectAll().execute());
    expect(log).not.toContain('another long password');
    expect(await verifyAudit(database)).toMatchObject({ ok: true, entries: 4 });
  });

  it('has signing out once, although it is asked for twice at the same moment', async () => {
    const { database, signIn } = await prepare();
    const ana = await signIn();
    const out = () => ana.post('/api/auth/sign-out', {});
    expect((await Promise.all([out(), out()])).map(({ status }) => status)).toEqual([204, 204]);
    expect((await out()).status).toBe(204);
    expect((await entries(database)).slice(1)).toEqual([
      `${email} security sign-in:accepted`,
      `${email} security sign-out`,
    ]);
  });

  it('has the lock after 30 minutes without activity, and not as signing out', async () => {
    const { database, signIn } = await prepare();
    const ana = await signIn();
    vi.setSystemTime(Date.now() + 31 * 60_000);
    expect((await ana.get('/api/desk/own-sessions')).status).toBe(401);
    expect((await ana.post('/api/auth/sign-out', {})).status).toBe(204);
    expect((await entries(database)).slice(1)).toEqual([
      `${email} security sign-in:accepted`,
      `${email} security idle-lock`,
    ]);
  });

  it('has a wrong code, a new password and a session that its owner ended', async () => {
    const { database, signIn, password } = await prepare();
    const [ana, elsewhere] = [await signIn(), await signIn()];
    const act = { name: 'confirm', code: '000000' };
    await ana.post('/api/desk/own-second-factor/own/actions', act);
    const change = { current: 'not the password', password: 'another long password' };
    await ana.post('/api/desk/own-password', change);
    await ana.post('/api/desk/own-sessions/others/actions', { name: 'end' });
    expect((await elsewhere.get('/api/desk/own-sessions')).status).toBe(401);
    await ana.post('/api/desk/own-password', { ...change, current: password });
    expect((await entries(database)).slice(3)).toEqual([
      `${email} security own-account:wrong-code`,
      `${email} security own-account:wrong-password`,
      `${email} account end-sessions ${email}`,
      `${email} account change-password ${email}`,
    ]);
  });

  describe('where the entry cannot be written', () => {
    async function prepareRefused() {
      const opened = await open();
      const desk = await createDesk(opened, assets());
      const { accounts, password } = desk;
      await accounts.create({ email, name: 'Ana', roles: ['reviewer'], password });
      const ana = desk.browser();
      await ana.post('/api/auth/sign-in', { email, password });
      return { ...desk, ...opened, ana, refuse: () => refuseEntries(opened) };
    }
    const signIn = async (caller: Caller, password: string) =>
      (await caller.post('/api/auth/sign-in', { email, password })).status;

    it('an invitation makes no account and still counts', async () => {
      const { browser, database, password, refuse, signIn: enter } = await prepareRefused();
      const admin = await enter('administrator', 'Ada');
      const guest = { email: 'gil@example.org', name: 'Gil', roles: ['editor'] };
      const { link } = (await (await admin.post('/api/desk/invitations', guest)).json()) as { link: string };
      await refuse();
      const token = link.split('/').at(-1);
      const gil = browser();
      expect((await gil.post('/api/auth/invitation/accept', { token, password })).status).toBe(500);
      expect((await gil.post('/api/auth/invitation', { token })).status).toBe(200);
      const made = await database.selectFrom('desk_users').select('email').execute();
      expect(made.map((user) => user.email)).not.toContain('gil@example.org');
    });

    it('the operator makes no account', async () => {
      const { accounts, database, password, refuse } = await prepareRefused();
      await refuse();
      await expect(
        accounts.create({ email: 'gil@example.org', name: 'Gil', roles: ['editor'], password }),
      ).rejects.toThrow();
      const made = await database.selectFrom('desk_users').select('email').execute();
      expect(made.map((user) => user.email)).not.toContain('gil@example.org');
    });

    it('the password and the other sessions stay', async () => {
      const { ana, database, password, refuse } = await prepareRefused();
      const hash = () => database.selectFrom('desk_credentials').select('password').orderBy('id').execute();
      const before = await hash();
      await refuse();
      const change = { current: password, password: 'another long password' };
      expect((await ana.post('/api/desk/own-password', change)).status).toBe(500);
      expect(await hash()).toEqual(before);
    });

    it('the second factor stays off and the other sessions open', async () => {
      const { ana, browser, database, password, refuse } = await prepareRefused();
      const elsewhere = browser();
      expect(await signIn(elsewhere, password)).toBe(204);
      const { setup } = await changeFactor(ana, { name: 'begin', password });
      await refuse();
      const confirmed = await changeFactor(ana, { name: 'confirm', code: appCode(setup!.secret) });
      expect(confirmed.status).toBe(500);
      expect((await elsewhere.get('/api/desk/own-sessions')).status).toBe(200);
      const user = await database
        .selectFrom('desk_users')
        .select('two_factor_enabled')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      expect(Boolean(user.two_factor_enabled)).toBe(false);
    });
  });
});
