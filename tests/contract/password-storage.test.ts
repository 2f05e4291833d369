import { randomBytes, scryptSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { createAccounts } from '#features/team/accounts/server/accounts.ts';
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

/** `$scrypt$ln=15,r=8,p=3$salt$key` */
function keyOf(stored: string, word: string): { kept: string; made: string } {
  const [, , , salt = '', kept = ''] = stored.split('$');
  const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 2 ** 26 };
  const made = scryptSync(word, Buffer.from(salt, 'base64'), 64, cost).toString('base64');
  return { kept, made: made.replaceAll('=', '') };
}

describeOnEachEngine('passwords', (open) => {
  async function openAccounts() {
    const opened = await open();
    const accounts = createAccounts({ open: opened, secret, deskOrigin: origin, now: () => new Date() });
    const listStored = async () => {
      const rows = await opened.database
        .selectFrom('desk_credentials')
        .select('password')
        .orderBy('id')
        .execute();
      return rows.map((row) => row.password ?? '');
    };
    const statusOf = async (word: string) => (await accounts.handler(signIn(word), '10.0.0.1')).status;
    return { ...opened, accounts, listStored, statusOf };
  }

  it('are stored as their salted scrypt hashes, and only the right one signs in', async () => {
    const { accounts, listStored, statusOf } = await openAccounts();
    await accounts.create(person);
    await accounts.create({ ...person, email: 'bo@example.org' });
    const [one = '', other = ''] = await listStored();
    expect(one).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
    expect(one).not.toBe(other);
    const { kept, made } = keyOf(one, password);
    expect(made).toBe(kept);
    expect(await statusOf(password)).toBe(204);
    expect(await statusOf('not the password')).toBe(401);
    expect(await listStored()).toEqual([one, other]);
  });

  it('that were stored with less work are stored with more as soon as their owner signs in', async () => {
    const { accounts, database, listStored, statusOf } = await openAccounts();
    await accounts.create(person);
    const salt = randomBytes(16).toString('hex');
    const earlier = { N: 16_384, r: 16, p: 1, maxmem: 2 ** 26 };
    const hash = `${salt}:${scryptSync(password, salt, 64, earlier).toString('hex')}`;
    await database.updateTable('desk_credentials').set({ password: hash }).execute();
    expect(await statusOf('not the password')).toBe(401);
    expect(await listStored()).toEqual([hash]);
    expect(await statusOf(password)).toBe(204);
    const [renewed = ''] = await listStored();
    const { kept, made } = keyOf(renewed, password);
    expect(made).toBe(kept);
    expect(await statusOf(password)).toBe(204);
  });
});
