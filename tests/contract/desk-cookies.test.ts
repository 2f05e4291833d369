import { expect, it } from 'vitest';
import { createAccounts } from '#features/team/accounts/server/accounts.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { quickHashing } from '../support/quick-hashing.ts';

const password = 'correct horse battery';
const person = { email: 'ana@example.org', name: 'Ana', roles: ['reviewer'], password } as const;
const origin = 'https://desk.example.org';

/** Of a desk that is reached over https, with one account. */
async function accountsOf(open: OpenDatabase) {
  const secret = 'a secret for tests that is long enough';
  const now = () => new Date();
  const accounts = createAccounts({ open, secret, deskOrigin: origin, now, hashing: quickHashing });
  await accounts.create(person);
  const call = (path: string, { body = {}, cookie = '' } = {}) =>
    accounts.handler(
      new Request(`${origin}/api/auth/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', cookie },
        body: JSON.stringify(body),
      }),
      '10.0.0.1',
    );
  const emailOf = async (cookie: string) => (await accounts.session(new Headers({ cookie })))?.email;
  const signIn = (cookie = '') => call('sign-in', { body: { email: person.email, password }, cookie });
  return { call, emailOf, signIn };
}

const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

describeOnEachEngine('cookies of a desk over https', (open) => {
  it('are kept to its own host, and no other counts in their place', async () => {
    const { call, emailOf, signIn } = await accountsOf(await open());
    const answer = await signIn();
    const cookie = cookieOf(answer);
    expect(cookie).toMatch(/__Host-desk\.session_token=.*; __Host-desk\.known_device=/);
    expect(await emailOf(cookie)).toBe(person.email);
    // A host below the desk's can set such a name.
    expect(await emailOf(cookie.replaceAll('__Host-', ''))).toBeUndefined();
    const left = await call('sign-out', { cookie });
    expect(await emailOf(cookie)).toBeUndefined();
    for (const set of [...answer.headers.getSetCookie(), ...left.headers.getSetCookie()]) {
      expect(set).toMatch(/^__Host-desk\./);
      expect(set).toMatch(/; Path=\/;/);
      expect(set).toMatch(/; Secure(?:;|$)/);
      expect(set).not.toMatch(/Domain/i);
    }
  });

  it('are of one session: signing in again ends the one that the browser had, and no other', async () => {
    const { emailOf, signIn } = await accountsOf(await open());
    const elsewhere = cookieOf(await signIn());
    const before = cookieOf(await signIn());
    const after = cookieOf(await signIn(before));
    expect([await emailOf(elsewhere), await emailOf(before), await emailOf(after)]).toEqual([
      person.email,
      undefined,
      person.email,
    ]);
  });
});
