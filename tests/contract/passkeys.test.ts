import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OwnPasskey } from '#features/team/accounts/model/passkey.ts';
import { appCode } from '../support/app-code.ts';
import { createDesk, useDeskAssets, type Caller } from '../support/desk.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { changeFactor, turnOnFactor } from '../support/second-factor.ts';
import { createSoftwarePasskey } from '../support/software-passkey.ts';

const email = 'ana@example.org';
const origin = 'http://localhost:4001';
const verified = { origin, isVerified: true };
const later = () => vi.setSystemTime(Date.now() + 30_000);

describeOnEachEngine('passkeys', (open) => {
  const assets = useDeskAssets();
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  async function prepare() {
    const opened = await open();
    const desk = await createDesk(opened, assets(), { configured: origin });
    const { accounts, password, browser } = desk;
    await accounts.create({ email, name: 'Ana', roles: ['reviewer'], password });
    const signIn = async (caller: Caller, address = email) =>
      caller.post('/api/auth/sign-in', { email: address, password });
    const ana = browser();
    await signIn(ana);
    const { secret } = await turnOnFactor(ana, password);
    later();
    const begin = async (caller: Caller = ana, given: object = {}) => {
      const factors = { password, code: appCode(secret), ...given };
      const answer = await caller.post('/api/desk/own-passkeys/options', factors);
      later();
      return { status: answer.status, ...((await answer.json()) as { options: { challenge: string } }) };
    };
    const add = async (caller: Caller, response: object) =>
      (await caller.post('/api/desk/own-passkeys', { name: 'Laptop', response })).status;
    /** Ana with one passkey. */
    const withPasskey = async () => {
      const passkey = createSoftwarePasskey();
      const { options } = await begin();
      expect(await add(ana, passkey.create(options, verified))).toBe(200);
      return passkey;
    };
    const challengeOf = async (caller: Caller) =>
      (
        (await (await caller.post('/api/auth/passkey/options', {})).json()) as {
          options: { challenge: string; userVerification: string };
        }
      ).options;
    const enter = async (caller: Caller, response: object) =>
      (await caller.post('/api/auth/passkey', { response })).status;
    const list = async (caller: Caller) =>
      ((await (await caller.get('/api/desk/own-passkeys')).json()) as { data: OwnPasskey[] }).data;
    const isIn = async (caller: Caller) => (await caller.get('/api/desk/own-sessions')).status === 200;
    const tools = { signIn, begin, add, withPasskey, challengeOf, enter, list, isIn };
    return { ...desk, ...tools, ana, secret, database: opened.database };
  }

  it('signs in with a passkey alone, once for each challenge, and writes it down', async () => {
    const { browser, withPasskey, challengeOf, enter, isIn, database } = await prepare();
    const passkey = await withPasskey();
    const [visitor, copy] = [browser(), browser()];
    const options = await challengeOf(visitor);
    expect(options.userVerification).toBe('required');
    for (const [name, value] of visitor.jar) copy.jar.set(name, value);
    const response = passkey.get(options, verified);
    expect((await Promise.all([enter(visitor, response), enter(copy, response)])).toSorted()).toEqual([
      204, 401,
    ]);
    expect((await Promise.all([isIn(visitor), isIn(copy)])).filter(Boolean)).toHaveLength(1);
    expect(await enter(browser(), response)).toBe(401);
    const log = await database.selectFrom('audit_log').select('action').orderBy('id').execute();
    const actions = log.map(({ action }) => action).slice(3);
    expect(actions.toSorted()).toEqual([
      'add-passkey',
      'sign-in:passkey',
      'sign-in:wrong-passkey',
      'sign-in:wrong-passkey',
    ]);
  });

  it('refuses a device that has not verified its user, at adding and at signing in', async () => {
    const { browser, ana, begin, add, withPasskey, challengeOf, enter, isIn, list } = await prepare();
    const unverified = { origin, isVerified: false };
    const { options } = await begin();
    expect(await add(ana, createSoftwarePasskey().create(options, unverified))).toBe(400);
    expect(await list(ana)).toEqual([]);
    const passkey = await withPasskey();
    const visitor = browser();
    expect(await enter(visitor, passkey.get(await challengeOf(visitor), unverified))).toBe(401);
    expect(await isIn(visitor)).toBe(false);
    expect(await enter(visitor, passkey.get(await challengeOf(visitor), verified))).toBe(204);
  });

  it('refuses another site’s answer, another key’s signature and a disabled account', async () => {
    const { accounts, browser, withPasskey, challengeOf, enter, isIn } = await prepare();
    const passkey = await withPasskey();
    const visitor = browser();
    const elsewhere = { origin: 'http://localhost.example:4001', isVerified: true };
    expect(await enter(visitor, passkey.get(await challengeOf(visitor), elsewhere))).toBe(401);
    const stranger = createSoftwarePasskey().get(await challengeOf(visitor), verified);
    expect(await enter(visitor, stranger)).toBe(401);
    const { id, rawId } = passkey.get(await challengeOf(visitor), verified);
    const forged = { ...createSoftwarePasskey().get(await challengeOf(visitor), verified), id, rawId };
    expect(await enter(visitor, forged)).toBe(401);
    await accounts.disable(email);
    expect(await enter(visitor, passkey.get(await challengeOf(visitor), verified))).toBe(401);
    expect(await isIn(visitor)).toBe(false);
  });

  it('is added with password and code only, to one’s own account only', async () => {
    const { accounts, browser, ana, begin, add, signIn, list, password } = await prepare();
    expect((await begin(ana, { password: 'not the password' })).status).toBe(400);
    expect((await begin(ana, { code: '000000' })).status).toBe(400);
    await accounts.create({ email: 'eve@example.org', name: 'Eve', roles: ['reviewer'], password });
    const eve = browser();
    await signIn(eve, 'eve@example.org');
    expect((await begin(eve)).status).toBe(400);
    const passkey = createSoftwarePasskey();
    const { options } = await begin();
    expect(await add(eve, passkey.create(options, verified))).toBe(400);
    // With the cookie that Ana's factors gave.
    for (const [name, value] of ana.jar) if (name.endsWith('.passkey')) eve.jar.set(name, value);
    expect(await add(eve, passkey.create(options, verified))).toBe(400);
    expect([await list(ana), await list(eve)]).toEqual([[], []]);
  });

  it('is renamed and removed by its owner only, and goes with a reset of the second factor', async () => {
    const { accounts, browser, ana, withPasskey, list, signIn, secret, challengeOf, enter, password } =
      await prepare();
    const passkey = await withPasskey();
    const [{ id }] = (await list(ana)) as [OwnPasskey];
    await accounts.create({ email: 'eve@example.org', name: 'Eve', roles: ['administrator'], password });
    const eve = browser();
    await signIn(eve, 'eve@example.org');
    const act = async (caller: Caller, action: object) =>
      (await caller.post(`/api/desk/own-passkeys/${id}/actions`, action)).status;
    expect(await act(eve, { name: 'remove' })).toBe(404);
    expect(await act(eve, { name: 'rename', label: 'Mine' })).toBe(404);
    expect(await act(ana, { name: 'rename', label: 'Work laptop' })).toBe(200);
    expect((await list(ana)).map(({ name }) => name)).toEqual(['Work laptop']);
    const off = await changeFactor(ana, { name: 'turn-off', password, code: appCode(secret) });
    expect(off.message).toMatch(/Remove your passkeys first/);
    await accounts.resetSecondFactor(email);
    const visitor = browser();
    expect(await enter(visitor, passkey.get(await challengeOf(visitor), verified))).toBe(401);
    expect((await signIn(visitor)).status).toBe(204);
    expect(await list(visitor)).toEqual([]);
  });

  it('is not offered where the desk is reached by a bare IP address', async () => {
    const desk = await createDesk(await open(), assets());
    const answer = await desk.anonymous.post('/api/auth/passkey/options', {});
    expect([answer.status, await answer.json()]).toEqual([200, { options: null }]);
    expect((await desk.anonymous.post('/api/auth/passkey', { response: { id: 'a' } })).status).toBe(404);
  });
});
