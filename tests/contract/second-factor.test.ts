import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Account } from '#features/team/accounts/model/account.ts';
import type { OwnSecondFactor } from '#features/team/accounts/model/second-factor.ts';
import type { AuditEntry } from '#features/team/audit/model/audit-entry.ts';
import { appCode, scannedCode } from '../support/app-code.ts';
import { createDesk, useDeskAssets, type Caller } from '../support/desk.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { changeFactor, turnOnFactor } from '../support/second-factor.ts';

const email = 'ana@example.org';
const step = 30_000;
/** Codes are used up, so each sign-in needs the app's next one. */
const later = (ms = step) => vi.setSystemTime(Date.now() + ms);

describeOnEachEngine('second factor', (open) => {
  const assets = useDeskAssets();
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  async function prepare() {
    const opened = await open();
    const desk = await createDesk(opened, assets());
    const { accounts, password } = desk;
    await accounts.create({ email, name: 'Ana', roles: ['reviewer'], password });
    const signIn = async (caller: Caller, address = email) =>
      caller.post('/api/auth/sign-in', { email: address, password });
    const enter = async (caller: Caller, code: string) => caller.post('/api/auth/second-factor', { code });
    const isIn = async (caller: Caller) => (await caller.get('/api/desk/own-sessions')).status === 200;
    /** Ana's browser, signed in with both factors. */
    const protect = async () => {
      const ana = desk.browser();
      await signIn(ana);
      const made = await turnOnFactor(ana, password);
      later();
      return { ana, ...made };
    };
    return { ...desk, database: opened.database, signIn, enter, isIn, protect };
  }

  const events = async (admin: Caller) => {
    const { data } = (await (await admin.get('/api/desk/audit?per_page=100')).json()) as {
      data: AuditEntry[];
    };
    return data.map(({ action, actor }) => `${actor} ${action}`);
  };

  it('is set up with a code of an app that scanned the QR code, ends other sessions, and asks for a code from then on', async () => {
    const { browser, signIn, enter, isIn, password } = await prepare();
    const [ana, elsewhere] = [browser(), browser()];
    await signIn(ana);
    await signIn(elsewhere);
    const wrongPassword = await changeFactor(ana, { name: 'begin', password: 'not the password' });
    expect(wrongPassword).toMatchObject({ status: 400, message: 'The current password is wrong.' });
    const begun = await changeFactor(ana, { name: 'begin', password });
    expect(begun.setup!.uri).toMatch(/^otpauth:\/\/totp\/Tideport%20desk:ana%40example\.org\?secret=/);
    expect(begun.recovery_codes).toBeUndefined();
    // Not confirmed: the password is still enough.
    expect((await signIn(browser())).status).toBe(204);
    expect((await changeFactor(ana, { name: 'confirm', code: '000000' })).status).toBe(400);
    const code = scannedCode(begun.setup!.uri);
    const before = new Map(ana.jar);
    const done = await changeFactor(ana, { name: 'confirm', code });
    expect(done.recovery_codes).toHaveLength(10);
    expect(new Set(done.recovery_codes).size).toBe(10);
    expect(await isIn(ana)).toBe(true);
    expect(await isIn(elsewhere)).toBe(false);
    expect(await isIn(browser(before))).toBe(false);
    const own = (await (await ana.get('/api/desk/own-second-factor/own')).json()) as OwnSecondFactor;
    expect(own).toEqual({ id: 'own', is_on: true, recovery_codes_left: 10, is_required: false });

    const next = browser();
    const asked = await signIn(next);
    expect([asked.status, await asked.json()]).toEqual([200, { second_factor: true }]);
    expect(await isIn(next)).toBe(false);
    expect([...next.jar.keys()]).toEqual(['desk.two_factor']);
    // The code with which the app was confirmed is used up.
    expect((await enter(next, code)).status).toBe(401);
    later();
    const entered = await enter(next, appCode(begun.setup!.secret));
    expect([entered.status, await entered.text()]).toEqual([204, '']);
    expect(await isIn(next)).toBe(true);
    expect([...next.jar.keys()].toSorted()).toEqual(['desk.known_device', 'desk.session_token']);
  });

  it('takes a code once, also from two browsers at the same moment, and none that is older', async () => {
    const { browser, signIn, enter, isIn, protect } = await prepare();
    const { secret } = await protect();
    const callers = [browser(), browser(), browser()];
    for (const caller of callers) await signIn(caller);
    const code = appCode(secret);
    const statuses = (await Promise.all(callers.map((caller) => enter(caller, code)))).map((a) => a.status);
    expect(statuses.toSorted()).toEqual([204, 401, 401]);
    expect((await Promise.all(callers.map(isIn))).filter(Boolean)).toHaveLength(1);
    const replay = browser();
    await signIn(replay);
    const answer = await enter(replay, code);
    expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
      401,
      'This code has already been used. Wait for the next one.',
    ]);
    expect((await enter(replay, appCode(secret, Date.now() - step))).status).toBe(401);
    later();
    expect((await enter(replay, appCode(secret))).status).toBe(204);
  });

  it('takes each recovery code once, also from two browsers at the same moment', async () => {
    const { browser, signIn, enter, isIn, protect } = await prepare();
    const { recoveryCodes, ana } = await protect();
    const callers = [browser(), browser()];
    for (const caller of callers) await signIn(caller);
    const typed = recoveryCodes[0]!.toUpperCase().replace('-', ' ');
    const statuses = (await Promise.all(callers.map((caller) => enter(caller, typed)))).map((a) => a.status);
    expect(statuses.toSorted()).toEqual([204, 401]);
    expect((await Promise.all(callers.map(isIn))).filter(Boolean)).toHaveLength(1);
    const again = browser();
    await signIn(again);
    expect((await enter(again, typed)).status).toBe(401);
    expect((await enter(again, recoveryCodes[1]!)).status).toBe(204);
    const own = (await (await ana.get('/api/desk/own-second-factor/own')).json()) as OwnSecondFactor;
    expect(own.recovery_codes_left).toBe(8);
  });

  it('keeps neither secret nor recovery codes readable in the database', async () => {
    const { protect, database } = await prepare();
    const { secret, recoveryCodes } = await protect();
    const stored = JSON.stringify(await database.selectFrom('desk_second_factors').selectAll().execute());
    for (const word of [secret, ...recoveryCodes]) expect(stored).not.toContain(word);
  });

  it('knows whose code it waits for: no code of another account, no session of another person', async () => {
    const { accounts, browser, signIn, enter, isIn, protect, password } = await prepare();
    const { secret } = await protect();
    await accounts.create({ email: 'eve@example.org', name: 'Eve', roles: ['administrator'], password });
    const eve = browser();
    await signIn(eve, 'eve@example.org');
    const { secret: ofEve } = await turnOnFactor(eve, password);
    later();
    const waiting = browser();
    await signIn(waiting);
    expect((await enter(waiting, appCode(ofEve))).status).toBe(401);
    // With Eve's open session beside the sign-in that waits for Ana's code.
    const mixed = browser(new Map([...eve.jar, ...waiting.jar]));
    expect((await enter(mixed, appCode(ofEve))).status).toBe(401);
    expect((await enter(mixed, appCode(secret))).status).toBe(204);
    const who = (await (await mixed.get('/api/auth/session')).json()) as { email: string };
    expect(who.email).toBe(email);
    // What waited is over: neither its cookie nor a copy of it opens a second session.
    later();
    expect((await enter(waiting, appCode(secret))).status).toBe(410);
    expect(await isIn(waiting)).toBe(false);
  });

  it('takes no code without a password before, for a forged cookie, or after ten minutes', async () => {
    const { browser, signIn, enter, protect } = await prepare();
    const { secret } = await protect();
    expect((await enter(browser(), appCode(secret))).status).toBe(410);
    const forged = browser(new Map([['desk.two_factor', '2fa-abcdefghijklmnopqrst.c2lnbmF0dXJl']]));
    expect((await enter(forged, appCode(secret))).status).toBe(410);
    const slow = browser();
    await signIn(slow);
    later(10 * 60_000 + 1000);
    expect((await enter(slow, appCode(secret))).status).toBe(410);
  });

  it('slows wrong codes down, whatever the address and although the password is right in between', async () => {
    const { accounts, password, protect, browser, signIn, enter } = await prepare();
    const { secret } = await protect();
    let address = 0;
    const guess = async (code: string) => {
      const send = (path: string, body: object, cookie = '') =>
        accounts.handler(
          new Request(`http://127.0.0.1:4001/api/auth/${path}`, {
            method: 'POST',
            headers: { cookie },
            body: JSON.stringify(body),
          }),
          `10.0.4.${(address += 1)}`,
        );
      const asked = await send('sign-in', { email, password });
      const cookie = asked.headers.getSetCookie().map((text) => text.split(';')[0]);
      return send('second-factor', { code }, cookie.join('; '));
    };
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1) statuses.push((await guess('000000')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    const refused = await guess(appCode(secret));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    // Typing the name of that count as an address reaches another one.
    later(31_000);
    for (let index = 0; index < 7; index += 1)
      await browser().post('/api/auth/sign-in', { email: `${email}\ncode`, password: 'wrong' });
    const owner = browser();
    expect((await signIn(owner)).status).toBe(200);
    expect((await enter(owner, appCode(secret))).status).toBe(204);
  });

  it('is turned off and renewed with password and code only', async () => {
    const { browser, signIn, enter, protect, password } = await prepare();
    const { ana, secret, recoveryCodes } = await protect();
    const off = (given: string, code: string) =>
      changeFactor(ana, { name: 'turn-off', password: given, code });
    expect((await off('not the password', appCode(secret))).message).toMatch(/password is wrong/);
    expect((await off(password, '000000')).message).toMatch(/code is wrong/);
    const renewed = await changeFactor(ana, {
      name: 'renew-recovery-codes',
      password,
      code: appCode(secret),
    });
    expect(renewed.recovery_codes).toHaveLength(10);
    expect((await off(password, appCode(secret))).message).toMatch(/already been used/);
    expect((await off(password, recoveryCodes[3]!)).message).toMatch(/code is wrong/);
    expect((await changeFactor(ana, { name: 'begin', password })).message).toMatch(/already on/);
    expect((await off(password, renewed.recovery_codes![0]!)).status).toBe(200);
    const plain = browser();
    expect((await signIn(plain)).status).toBe(204);
    expect((await enter(plain, appCode(secret))).status).toBe(410);
    expect((await off(password, appCode(secret))).message).toMatch(/authenticator app first/);
  });

  it('is reset by an administrator, which ends sessions and sign-ins that wait, and is in the log', async () => {
    const { browser, signIn, signIn: signInAs, enter, isIn, protect, accounts, password } = await prepare();
    const { ana, secret } = await protect();
    await accounts.create({ email: 'ada@example.org', name: 'Ada', roles: ['administrator'], password });
    const ada = browser();
    await signInAs(ada, 'ada@example.org');
    const waiting = browser();
    await signIn(waiting);
    const { data } = (await (await ada.get('/api/desk/accounts')).json()) as { data: Account[] };
    expect(data.map((account) => [account.email, account.has_second_factor])).toEqual([
      ['ada@example.org', false],
      [email, true],
    ]);
    const { id } = data.find((account) => account.email === email)!;
    const reset = await ada.post(`/api/desk/accounts/${id}/actions`, { name: 'reset-second-factor' });
    expect(reset.status).toBe(200);
    expect(await isIn(ana)).toBe(false);
    expect((await enter(waiting, appCode(secret))).status).toBe(410);
    expect((await signIn(browser())).status).toBe(204);
    expect((await events(ada)).slice(0, 3)).toEqual([
      `${email} sign-in:accepted`,
      'ada@example.org reset-second-factor',
      `${email} sign-in:code-required`,
    ]);
  });

  it('is required of everybody from the next sign-in on, and nothing else is open before', async () => {
    const { browser, signIn, isIn, accounts, password } = await prepare();
    await accounts.create({ email: 'ada@example.org', name: 'Ada', roles: ['administrator'], password });
    const [ada, ana] = [browser(), browser()];
    await signIn(ada, 'ada@example.org');
    await signIn(ana);
    const rule = async (name: string) =>
      (await ada.post('/api/desk/second-factor-rule/desk/actions', { name })).status;
    expect(await rule('require')).toBe(409);
    await turnOnFactor(ada, password);
    later();
    expect(await rule('require')).toBe(200);
    later();
    expect(await rule('require')).toBe(200);
    expect(await isIn(ana)).toBe(true);
    const next = browser();
    await signIn(next);
    expect((await (await next.get('/api/auth/session')).json()) as object).toMatchObject({
      email,
      mustSetUpSecondFactor: true,
    });
    for (const path of ['own-sessions', 'submissions', 'counts'])
      expect((await next.get(`/api/desk/${path}`)).status, path).toBe(403);
    const change = { current: password, password: 'another long password' };
    expect((await next.post('/api/desk/own-password', change)).status).toBe(403);
    await turnOnFactor(next, password);
    expect((await next.get('/api/desk/submissions')).status).toBe(200);
    expect(await rule('make-optional')).toBe(200);
    expect((await events(ada)).filter((event) => event.includes('second-factor'))).toEqual([
      'ada@example.org make-second-factor-optional',
      `${email} turn-on-second-factor`,
      'ada@example.org require-second-factor',
      'ada@example.org require-second-factor',
      'ada@example.org turn-on-second-factor',
    ]);
  });

  it('exposes none of the plugin’s endpoints', async () => {
    const { browser, signIn, protect } = await prepare();
    const { ana, secret } = await protect();
    const waiting = browser();
    await signIn(waiting);
    for (const path of ['enable', 'disable', 'verify-totp', 'verify-backup-code', 'get-totp-uri', 'send-otp'])
      for (const caller of [ana, waiting])
        expect((await caller.post(`/api/auth/two-factor/${path}`, { code: appCode(secret) })).status).toBe(
          404,
        );
  });
});
