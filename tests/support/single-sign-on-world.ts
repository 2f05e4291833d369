import { expect, onTestFinished } from 'vitest';
import { createAccounts, type Accounts } from '#features/team/accounts/server/accounts.ts';
import type { SignedIn } from '#features/team/accounts/model/account.ts';
import type { Log } from '#platform/log/log.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { quickHashing } from './quick-hashing.ts';
import { startSignInProvider } from './sign-in-provider.ts';
import { visitProvider } from './visit-provider.ts';

export const deskOrigin = 'http://127.0.0.1:4001';
export const password = 'nine quiet herons at the quay';
export const secret = 'a secret for tests that is long enough';
const clientAddress = '192.0.2.1';
export const ada = { email: 'ada@example.org', name: 'Ada', roles: ['administrator'] as const, password };

/** A browser at the desk that keeps its cookies. */
export function createBrowser({ handler, session }: Pick<Accounts, 'handler' | 'session'>) {
  const jar = new Map<string, string>();
  const headers = () => ({ cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') });
  const call = async (url: string, body?: object) => {
    const method = body ? 'POST' : 'GET';
    const sent = body ? { body: JSON.stringify(body) } : {};
    const request = new Request(url, { method, headers: headers(), ...sent });
    const answer = await handler(request, clientAddress);
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  const begin = async () => {
    const answer = await call(`${deskOrigin}/api/auth/single-sign-on`, {});
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { url: string }).url;
  };
  const placeOf = (answer: Response) => answer.headers.get('location');
  return {
    jar,
    call,
    begin,
    person: () => session(new Headers(headers())),
    /** Comes back from the provider. @returns where the desk leads */
    comeBack: async (url: string) => placeOf(await call(url)),
    /** From the button to where the desk leads. */
    signIn: async (user: string, consent?: 'refuse') => {
      const visit = consent ? { user, consent } : { user };
      return placeOf(await call(await visitProvider(await begin(), visit)));
    },
  };
}

/** A desk with one administrator, and the provider that knows her. */
export async function createSingleSignOnWorld(
  opened: OpenDatabase,
  { tellsInToken = false, log }: { tellsInToken?: boolean; log?: Log } = {},
) {
  const provider = await startSignInProvider({ deskOrigin, tellsInToken });
  onTestFinished(() => provider.close());
  provider.people['ada'] = { email: ada.email, email_verified: true, name: 'Ada of the directory' };
  const clock = { time: new Date() };
  const accounts = createAccounts({
    open: opened,
    secret,
    deskOrigin,
    now: () => clock.time,
    hashing: quickHashing,
    singleSignOn: provider.settings,
    ...(log && { log }),
  });
  await accounts.create(ada);
  const [account] = await accounts.list();
  const admin: SignedIn = { ...account!, sessionId: 'none' };
  return { ...opened, opened, provider, accounts, admin, clock, browser: () => createBrowser(accounts) };
}
