import { expect, it } from 'vitest';
import { createAccounts } from '#features/team/accounts/server/accounts.ts';
import type { SecondFactorChoice } from '#platform/env/setting-values.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { quickHashing } from '../support/quick-hashing.ts';

const deskOrigin = 'http://127.0.0.1:4001';
const password = 'correct horse battery';
const clientAddress = '192.0.2.1';

describeOnEachEngine('a second factor that the operator requires', (open) => {
  async function prepare(secondFactorFor: SecondFactorChoice) {
    const accounts = createAccounts({
      ...{ open: await open(), secret: 'a secret for tests that is long enough', deskOrigin },
      ...{ now: () => new Date(), hashing: quickHashing, secondFactorFor },
    });
    const enter = async (email: string, role: 'administrator' | 'reviewer') => {
      await accounts.create({ email, name: 'Someone', roles: [role], password });
      const request = new Request(`${deskOrigin}/api/auth/sign-in`, {
        method: 'POST',
        body: JSON.stringify({ email, password }),
      });
      const answer = await accounts.handler(request, clientAddress);
      const cookie = answer.headers.getSetCookie().map((text) => text.split(';')[0]);
      const headers = new Headers({ cookie: cookie.join('; ') });
      return { headers, clientAddress, person: (await accounts.session(headers))! };
    };
    return { accounts, enter };
  }

  it('is needed where the operator’s setting says so, also by their scripts, and by nobody else', async () => {
    const { accounts, enter } = await prepare('administrators');
    const ada = await enter('ada@example.org', 'administrator');
    expect(ada.person).toHaveProperty('mustSetUpSecondFactor', true);
    const made = await accounts.createAccessToken(ada, {
      ...{ name: 'nightly', scopes: ['read'], days: 30 },
      ...{ password, code: '' },
    });
    const script = new Headers({ authorization: `Bearer ${made.ok ? made.token : ''}` });
    expect(await accounts.session(script)).toMatchObject({ token: 'nightly', mustSetUpSecondFactor: true });
    const { person } = await enter('ana@example.org', 'reviewer');
    expect(person).not.toHaveProperty('mustSetUpSecondFactor');
  });

  it('is needed by everyone where the setting says so, and no administrator can take that back', async () => {
    const { accounts, enter } = await prepare('everyone');
    const { person } = await enter('ana@example.org', 'reviewer');
    expect(person).toHaveProperty('mustSetUpSecondFactor', true);
    expect(await accounts.isSecondFactorRequired()).toBe(true);
    const ada = await enter('ada@example.org', 'administrator');
    await expect(
      accounts.setSecondFactorRule({ isRequired: false, person: ada.person }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is left to them where the setting says so', async () => {
    const { enter } = await prepare('optional');
    const { person } = await enter('ada@example.org', 'administrator');
    expect(person).not.toHaveProperty('mustSetUpSecondFactor');
  });
});
