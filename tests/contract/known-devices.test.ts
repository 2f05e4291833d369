import { expect, it } from 'vitest';
import { createAccounts } from '#features/team/accounts/server/accounts.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { quickHashing } from '../support/quick-hashing.ts';

const origin = 'http://127.0.0.1:4100';
const password = 'correct horse battery';
const ana = { email: 'ana@example.org', name: 'Ana', roles: ['reviewer'], password } as const;
const ben = { ...ana, email: 'ben@example.org', name: 'Ben' } as const;
const dayMs = 24 * 60 * 60_000;

const cookieIn = (answer: Response, name: string) =>
  answer.headers.getSetCookie().find((cookie) => cookie.includes(name)) ?? '';
const valueOf = (cookie: string) => cookie.split(';')[0]!;

describeOnEachEngine('devices that an account has used', (open) => {
  async function prepare({ deskOrigin = origin } = {}) {
    const clock = { time: new Date() };
    const accounts = createAccounts({
      open: await open(),
      secret: 'a secret for tests that is long enough',
      deskOrigin,
      now: () => clock.time,
      hashing: quickHashing,
    });
    await accounts.create(ana);
    let callers = 0;
    const signIn = (given: string, { email = 'ANA@example.org', cookie = '' } = {}) =>
      accounts.handler(
        new Request(`${deskOrigin}/api/auth/sign-in`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', cookie },
          body: JSON.stringify({ email, password: given }),
        }),
        `10.0.9.${(callers += 1)}`,
      );
    /** @returns status of each */
    const tryWrong = async (times: number, cookie = '') => {
      const statuses: number[] = [];
      for (let index = 0; index < times; index += 1)
        statuses.push((await signIn('wrong', { cookie })).status);
      return statuses;
    };
    return { accounts, clock, signIn, tryWrong };
  }

  it('let their owner in while strangers keep the account locked', async () => {
    const { signIn, tryWrong } = await prepare();
    const cookie = valueOf(cookieIn(await signIn(password), 'known_device'));
    expect((await tryWrong(6)).at(-1)).toBe(429);
    expect((await signIn(password)).status).toBe(429);
    expect((await signIn(password, { cookie })).status).toBe(204);
    // The success of a known device gives strangers no further guesses.
    expect(await tryWrong(1)).toEqual([429]);
  });

  it('are slowed down by their own wrong passwords alone', async () => {
    const { accounts, signIn, tryWrong } = await prepare();
    const cookie = valueOf(cookieIn(await signIn(password), 'known_device'));
    expect(await tryWrong(6, cookie)).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await signIn(password)).status).toBe(204);
    expect((await signIn(password, { cookie })).status).toBe(429);
    await accounts.setPassword(ana.email, 'another long password');
    expect((await signIn('another long password', { cookie })).status).toBe(204);
  });

  it('are not known to another account, with a changed cookie, or after half a year', async () => {
    const { accounts, clock, signIn, tryWrong } = await prepare();
    await accounts.create(ben);
    const own = valueOf(cookieIn(await signIn(password), 'known_device'));
    const others = valueOf(cookieIn(await signIn(password, { email: ben.email }), 'known_device'));
    clock.time = new Date(clock.time.getTime() + 181 * dayMs);
    await tryWrong(5);
    const [id, since, signature] = own.split('.');
    const renewed = `${id}.${Number(since) + 100}.${signature}`;
    for (const cookie of [others, own, renewed, `${own}x`, 'desk.known_device=..', 'desk.known_device='])
      expect((await signIn(password, { cookie })).status).toBe(429);
  });

  it('keep the cookie from scripts, other sites and plain HTTP', async () => {
    const plain = await (await prepare()).signIn(password);
    expect(cookieIn(plain, 'known_device')).toMatch(
      /^desk\.known_device=.*; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const secure = await (await prepare({ deskOrigin: 'https://desk.example.org' })).signIn(password);
    expect(cookieIn(secure, 'known_device')).toMatch(/^__Host-desk\.known_device=.*; Path=\/;.*; Secure$/);
  });

  it('are not made by a wrong password', async () => {
    const { signIn } = await prepare();
    expect(cookieIn(await signIn('wrong'), 'known_device')).toBe('');
  });

  it('strangers at the sign-in cannot keep a person who is signed in from changing the password', async () => {
    const { accounts, signIn, tryWrong } = await prepare();
    const session = valueOf(cookieIn(await signIn(password), 'session_token'));
    const person = (await accounts.session(new Headers({ cookie: session })))!;
    await tryWrong(6);
    const change = (current: string) =>
      accounts.changeOwnPassword(person, {
        current,
        password: 'a quite different one',
        clientAddress: '::1',
      });
    for (let times = 0; times < 4; times += 1)
      expect(await change('wrong')).toEqual({ ok: false, issue: 'wrong-password' });
    expect(await change(password)).toEqual({ ok: true });
    // Guesses in an open session are slowed down too.
    for (let times = 0; times < 5; times += 1) await change('wrong');
    expect(await change('a quite different one')).toEqual({ ok: false, issue: 'too-many-attempts' });
  });
});
