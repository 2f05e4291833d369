import { expect, it } from 'vitest';
import { forgetFailures, takeAttempt } from '#features/team/accounts/server/account-lock.ts';
import { describeOnEachEngine } from '../support/databases.ts';

describeOnEachEngine('the count of attempts to sign in', (open) => {
  it('answers each attempt while other sign-ins of the account succeed and its failures are forgotten', async () => {
    const { database } = await open();
    const key = 'ana@example.org';
    const attempt = { key, now: new Date() };
    const rounds = Array.from({ length: 60 }, () => [
      takeAttempt(database, attempt),
      forgetFailures(database, key),
    ]).flat();
    const answers = (await Promise.all(rounds)).filter((answer) => answer !== undefined);
    expect(answers).toHaveLength(60);
  });
});
