import { expect, it, onTestFinished } from 'vitest';
import { createAccounts } from '#features/team/accounts/server/accounts.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { startSignInProvider } from '../support/sign-in-provider.ts';
import {
  ada,
  createBrowser,
  createSingleSignOnWorld,
  deskOrigin,
  password,
  secret,
} from '../support/single-sign-on-world.ts';
import { visitProvider } from '../support/visit-provider.ts';

describeOnEachEngine('single sign-on', (open) => {
  const createIt = async (options = {}) => createSingleSignOnWorld(await open(), options);
  const refused = (reason: string) => `/#/login?single-sign-on=${reason}`;

  it.each([true, false])(
    'lets a person with an account in, with their own roles (address in the token: %s)',
    async (tellsInToken) => {
      const { browser, accounts, database } = await createIt({ tellsInToken });
      const { signIn, person } = browser();
      expect(await signIn('ada')).toBe('/');
      const signedIn = await person();
      expect(signedIn).toMatchObject({ email: ada.email, name: 'Ada', roles: ['administrator'] });
      expect(await accounts.listSessions(signedIn!)).toMatchObject([{ by_single_sign_on: true }]);
      const { data } = await accounts.listSecurityEvents({ page: 1, perPage: 10 });
      expect(data.map(({ outcome, email }) => [outcome, email])).toEqual([['single-sign-on', ada.email]]);
      const kept = await database
        .selectFrom('desk_credentials')
        .selectAll()
        .where('provider_id', '=', 'single-sign-on')
        .execute();
      expect(kept).toMatchObject([{ access_token: null, refresh_token: null, id_token: null }]);
    },
  );

  it('makes an account for nobody in the directory who was not invited', async () => {
    const { browser, accounts, provider } = await createIt();
    provider.people['mallory'] = { email: 'mallory@example.org', email_verified: true, name: 'Mallory' };
    const { signIn, person } = browser();
    expect(await signIn('mallory')).toBe(refused('no-account'));
    expect(await person()).toBeUndefined();
    expect(await accounts.list()).toHaveLength(1);
    const { data } = await accounts.listSecurityEvents({ page: 1, perPage: 10 });
    expect(data[0]).toMatchObject({ outcome: 'single-sign-on-refused', email: 'mallory@example.org' });
  });

  it('accepts the open invitation of a verified address, once, and none that ended', async () => {
    const { browser, accounts, provider, admin, database } = await createIt();
    provider.people['gil'] = { email: 'Gil@Example.org', email_verified: true, name: 'Gil' };
    const guest = { email: 'gil@example.org', name: 'Gil', roles: ['editor'] as const };
    await accounts.invite(guest, admin);
    await database
      .updateTable('desk_invitations')
      .set({ expires_time: '2020-01-01T00:00:00.000Z' })
      .execute();
    expect(await browser().signIn('gil')).toBe(refused('no-account'));
    await accounts.invite(guest, admin);
    const first = browser();
    expect(await first.signIn('gil')).toBe('/');
    expect(await first.person()).toMatchObject({ email: 'gil@example.org', roles: ['editor'] });
    expect(await accounts.listInvitations()).toEqual([]);
    expect(await browser().signIn('gil')).toBe('/');
  });

  it('takes no address that the provider has not verified, with an account or an invitation', async () => {
    const { browser, accounts, provider, admin } = await createIt();
    provider.people['eve'] = { email: ada.email, email_verified: false, name: 'Eve' };
    provider.people['kim'] = { email: 'kim@example.org', email_verified: false, name: 'Kim' };
    await accounts.invite({ email: 'kim@example.org', name: 'Kim', roles: ['editor'] }, admin);
    expect(await browser().signIn('eve')).toBe(refused('email-not-verified'));
    expect(await browser().signIn('kim')).toBe(refused('email-not-verified'));
    expect(await accounts.listInvitations()).toHaveLength(1);
  });

  it('binds an account to the person who used it first, until the operator releases it', async () => {
    const { browser, accounts, provider } = await createIt();
    expect(await browser().signIn('ada')).toBe('/');
    provider.people['ada-the-second'] = { email: ada.email, email_verified: true, name: 'Ada' };
    expect(await browser().signIn('ada-the-second')).toBe(refused('other-person'));
    provider.people['ada']!.email = 'ada.lovelace@example.org';
    expect(await browser().signIn('ada'), 'the same person with another address').toBe('/');
    await accounts.setPassword(ada.email, password);
    expect(await browser().signIn('ada-the-second')).toBe('/');
  });

  it('refuses a disabled account, and ends the session of one that is disabled', async () => {
    const { browser, accounts } = await createIt();
    const inside = browser();
    await inside.signIn('ada');
    await accounts.disable(ada.email);
    expect(await inside.person()).toBeUndefined();
    expect(await browser().signIn('ada')).toBe(refused('disabled'));
  });

  it('opens a session that locks after 30 minutes, and ends by signing out', async () => {
    const { browser, clock } = await createIt();
    const first = browser();
    await first.signIn('ada');
    clock.time = new Date(clock.time.getTime() + 31 * 60_000);
    expect(await first.person()).toBeUndefined();
    const second = browser();
    await second.signIn('ada');
    await second.call(`${deskOrigin}/api/auth/sign-out`, {});
    expect(await second.person()).toBeUndefined();
  });

  it('asks the provider for the person’s factors each time', async () => {
    const { browser } = await createIt();
    const url = new URL(await browser().begin());
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      prompt: 'login',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${deskOrigin}/api/auth/callback/single-sign-on`,
    });
  });

  it('leaves the second factor to the provider where the desk requires one', async () => {
    const { browser, database, accounts } = await createIt();
    await database
      .insertInto('desk_settings')
      .values({ name: 'second-factor-required-since', value: '2020-01-01T00:00:00.000Z' })
      .execute();
    const { signIn, person, call } = browser();
    await signIn('ada');
    expect(await person()).not.toHaveProperty('mustSetUpSecondFactor');
    await call(`${deskOrigin}/api/auth/sign-out`, {});
    await call(`${deskOrigin}/api/auth/sign-in`, { email: ada.email, password });
    expect(await person()).toHaveProperty('mustSetUpSecondFactor', true);
    expect(await accounts.isSecondFactorRequired()).toBe(true);
  });

  it('takes no answer with another state, without its cookie, in another browser, or twice', async () => {
    const { browser } = await createIt();
    const { begin, comeBack, jar, person } = browser();
    const back = await visitProvider(await begin(), { user: 'ada' });
    const other = new URL(back);
    other.searchParams.set('state', 'x'.repeat(32));
    expect(await comeBack(other.href)).toBe(refused('not-finished'));
    const thief = browser();
    expect(await thief.comeBack(back)).toBe(refused('not-finished'));
    await thief.begin();
    expect(await thief.comeBack(back)).toBe(refused('not-finished'));
    expect(await person()).toBeUndefined();
    const fresh = await visitProvider(await begin(), { user: 'ada' });
    const cookies = new Map(jar);
    expect(await comeBack(fresh)).toBe('/');
    for (const [name, value] of cookies) jar.set(name, value);
    expect(await comeBack(fresh)).toBe(refused('not-finished'));
  });

  it('takes no answer to another nonce, or from another issuer', async () => {
    const { browser } = await createIt();
    const { begin, comeBack, person } = browser();
    const changed = new URL(await begin());
    changed.searchParams.set('nonce', 'n'.repeat(32));
    expect(await comeBack(await visitProvider(changed.href, { user: 'ada' }))).toBe(refused('not-finished'));
    const mixed = new URL(await visitProvider(await begin(), { user: 'ada' }));
    mixed.searchParams.set('iss', 'https://evil.example');
    expect(await comeBack(mixed.href)).toBe(refused('not-finished'));
    expect(await person()).toBeUndefined();
  });

  it('says so when the person does not agree at the provider', async () => {
    const { browser } = await createIt();
    expect(await browser().signIn('ada', 'refuse')).toBe(refused('not-finished'));
  });

  it('leads to the desk alone, whatever a call asks for', async () => {
    const { browser } = await createIt();
    const { call, comeBack, person } = browser();
    const evil = 'https://evil.example/';
    const body = { callbackURL: evil, errorCallbackURL: evil, newUserCallbackURL: evil, provider: 'github' };
    const begun = await call(`${deskOrigin}/api/auth/single-sign-on`, body);
    const { url } = (await begun.json()) as { url: string };
    expect(await comeBack(`${await visitProvider(url, { user: 'ada' })}&callbackURL=${evil}`)).toBe('/');
    expect(await person()).toMatchObject({ email: ada.email });
    const callback = `${deskOrigin}/api/auth/callback/single-sign-on`;
    for (const query of ['', `?error=${evil}`, `?error=x&state=y&redirect=${evil}`, '?code=1'])
      expect(await comeBack(callback + query), query).toBe(refused('not-finished'));
    for (const path of ['callback/github?code=1&state=2', 'error', 'sign-in/social'])
      expect((await call(`${deskOrigin}/api/auth/${path}`)).status, path).toBe(404);
  });

  it('says so when the provider is down, lets passwords in, and works when it is back', async () => {
    const { browser, provider } = await createIt();
    const { begin, call, comeBack, person, signIn } = browser();
    const back = await visitProvider(await begin(), { user: 'ada' });
    await provider.close();
    expect(await comeBack(back)).toBe(refused('unreachable'));
    expect((await call(`${deskOrigin}/api/auth/single-sign-on`, {})).status).toBe(503);
    const withPassword = await call(`${deskOrigin}/api/auth/sign-in`, { email: ada.email, password });
    expect(withPassword.status).toBe(204);
    expect(await person()).toMatchObject({ email: ada.email });
    const port = Number(new URL(provider.settings.issuer).port);
    const restarted = await startSignInProvider({ deskOrigin, port });
    onTestFinished(() => restarted.close());
    restarted.people['ada'] = provider.people['ada']!;
    expect(await signIn('ada')).toBe('/');
  });

  it('asks a provider that was down at the first use again at the next', async () => {
    const { opened, provider } = await createIt();
    await provider.close();
    const singleSignOn = provider.settings;
    const accounts = createAccounts({
      open: opened,
      secret,
      deskOrigin,
      now: () => new Date(),
      singleSignOn,
    });
    const { call, signIn } = createBrowser(accounts);
    const answer = await call(`${deskOrigin}/api/auth/single-sign-on`, {});
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      message: 'The sign-in provider does not respond. Try again later, or use your password.',
    });
    const restarted = await startSignInProvider({
      deskOrigin,
      port: Number(new URL(singleSignOn.issuer).port),
    });
    onTestFinished(() => restarted.close());
    restarted.people['ada'] = provider.people['ada']!;
    expect(await signIn('ada')).toBe('/');
  });

  it('trusts no provider that says it is another one', async () => {
    const { opened, provider } = await createIt();
    const issuer = provider.settings.issuer.replace('localhost', '127.0.0.1');
    const singleSignOn = { ...provider.settings, issuer };
    const accounts = createAccounts({
      open: opened,
      secret,
      deskOrigin,
      now: () => new Date(),
      singleSignOn,
    });
    const answer = await createBrowser(accounts).call(`${deskOrigin}/api/auth/single-sign-on`, {});
    expect(answer.status).toBe(503);
  });

  it('is off without settings: no button, no calls', async () => {
    const accounts = createAccounts({ open: await open(), secret, deskOrigin, now: () => new Date() });
    const { call } = createBrowser(accounts);
    expect(await (await call(`${deskOrigin}/api/auth/single-sign-on`)).json()).toBeNull();
    expect((await call(`${deskOrigin}/api/auth/single-sign-on`, {})).status).toBe(404);
    expect((await call(`${deskOrigin}/api/auth/callback/single-sign-on?code=1&state=2`)).status).toBe(404);
  });

  it('limits how often one network address begins, and names the one host under which it works', async () => {
    const { browser } = await createIt();
    const { call } = browser();
    const elsewhere = await call('http://localhost:4001/api/auth/single-sign-on', {});
    expect(elsewhere.status).toBe(409);
    expect(JSON.stringify(await elsewhere.json())).toContain(deskOrigin);
    const statuses = [];
    for (let each = 0; each < 121; each += 1)
      statuses.push((await call(`${deskOrigin}/api/auth/callback/single-sign-on`)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
