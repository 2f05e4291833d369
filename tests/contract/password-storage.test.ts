import { scryptSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { createAccounts } from '#features/accounts/server/accounts.ts';
import { describeOnEachEngine } from '../support/databases.ts';

/* With the product's own hashing, which most tests of accounts replace. */

const origin = 'http://127.0.0.1:4100';
const secret = 'a secret for tests that is long enough';
const password = 'correct horse battery';
const person = { email: 'ana@example.org', name: 'Ana', roles: ['reviewer'], password } as const;

const signIn = (word: string) =>
  new Request(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ email: person.email, password: word }),
  });

describeOnEachEngine('passwords', (open) => {
  it('are stored as their salted scrypt hashes, and only the right one signs in', async () => {
    const opened = await open();
    const accounts = createAccounts({ open: opened, secret, deskOrigin: origin, now: () => new Date() });
    await accounts.create(person);
    await accounts.create({ ...person, email: 'bo@example.org' });
    const stored = await opened.database.selectFrom('desk_credentials').select('password').execute();
    const [one = '', other = ''] = stored.map((row) => row.password ?? '');
    expect(one).not.toBe(other);
    const [salt = '', key] = one.split(':');
    const cost = { N: 16_384, r: 16, p: 1, maxmem: 2 ** 26 };
    expect(scryptSync(password, salt, 64, cost).toString('hex')).toBe(key);
    const statusOf = async (word: string) => (await accounts.handler(signIn(word), '10.0.0.1')).status;
    expect(await statusOf(password)).toBe(204);
    expect(await statusOf('not the password')).toBe(401);
  });
});
