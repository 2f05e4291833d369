import { expect, test, vi } from 'vitest';
import { greetFirstAdministrator } from './greet-first-administrator.ts';

const email = 'ana@wallet.example.org';

function prepare({ accounts = 0, sendsMail = true } = {}) {
  const made = vi.fn(async (_email: string) => true);
  const info = vi.fn();
  const list = async () => Array.from({ length: accounts }, () => ({}) as never);
  const greet = (given: string | undefined) =>
    greetFirstAdministrator({
      accounts: { list, makeFirstAdministrator: made },
      ...{ email: given, sendsMail, log: { info } },
    });
  return { greet, made, info };
}

test('the first administrator gets the first account, and the log has neither address nor link', async () => {
  const { greet, made, info } = prepare();
  await greet(email);
  expect(made.mock.calls).toEqual([[email]]);
  expect(info.mock.calls).toEqual([[{}, expect.not.stringContaining(email)]]);
});

test('nothing happens without the setting, or where there is an account', async () => {
  for (const { greet, made, given } of [
    { ...prepare(), given: undefined },
    { ...prepare({ accounts: 1, sendsMail: false }), given: email },
  ]) {
    await greet(given);
    expect(made).not.toHaveBeenCalled();
  }
});

test('without a mail server the start ends with the command that works', async () => {
  const { greet, made } = prepare({ sendsMail: false });
  await expect(greet(email)).rejects.toThrow(/npm run account -- create/);
  expect(made).not.toHaveBeenCalled();
});
