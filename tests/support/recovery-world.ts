import { onTestFinished, vi } from 'vitest';
import { createAccounts } from '#features/team/accounts/server/accounts.ts';
import type { SignedIn } from '#features/team/accounts/model/account.ts';
import type { Role } from '#features/team/accounts/model/role.ts';
import type { OwnSecondFactorAction } from '#features/team/accounts/model/second-factor.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { appCode } from './app-code.ts';
import { createMailWorld, startServerForTest } from './mail-world.ts';
import { quickHashing } from './quick-hashing.ts';

export const deskOrigin = 'https://desk.example';
export const password = 'nine quiet herons at the quay';
export const newPassword = 'kelp, anchor and moth again';

const clientAddress = '192.0.2.1';

/** Accounts with a real mail server, and one clock for them, the mails and the codes of apps. */
export async function createRecoveryWorld(open: OpenDatabase) {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const world = await createMailWorld(open, await startServerForTest());
  const { clock, mailRequests, outbox, server, database } = world;
  vi.setSystemTime(clock.time);
  const accounts = createAccounts({
    open,
    secret: 'a secret for tests that is long enough',
    ...{ deskOrigin, now: () => clock.time, hashing: quickHashing, askForMail: mailRequests.ask },
  });
  const pass = (seconds: number) => {
    world.pass(seconds);
    vi.setSystemTime(clock.time);
  };
  const call = (path: string, body: object, cookie = '') =>
    accounts.handler(
      new Request(`${deskOrigin}/api/auth/${path}`, {
        method: 'POST',
        headers: { cookie },
        body: JSON.stringify(body),
      }),
      clientAddress,
    );
  const cookiesOf = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');

  /** Makes an account. @returns its id and address */
  async function make(name: string, role: Role = 'reviewer') {
    const email = `${name.toLowerCase()}@example.org`;
    await accounts.create({ email, name, roles: [role], password });
    const all = await accounts.list();
    const { id, roles } = all.find((each) => each.email === email)!;
    return { id, email, name, roles, sessionId: 'none' } satisfies SignedIn;
  }

  /** Signs an account in with its password alone. */
  async function enter({ email }: SignedIn) {
    const headers = new Headers({ cookie: cookiesOf(await call('sign-in', { email, password })) });
    const person = await accounts.session(headers);
    return { person: person!, headers, clientAddress };
  }

  /** Gives an account a second factor. */
  async function secure(account: SignedIn) {
    const own = await enter(account);
    const change = (action: OwnSecondFactorAction) => accounts.changeOwnSecondFactor(own, action);
    const begun = await change({ name: 'begin', password });
    const secret = begun.ok ? begun.setup!.secret : '';
    const done = await change({ name: 'confirm', code: appCode(secret) });
    if (!done.ok) throw new Error(done.issue);
    // A code is accepted once.
    pass(30);
    const headers = new Headers({ cookie: done.cookies.map((cookie) => cookie.split(';')[0]).join('; ') });
    const person = await accounts.session(headers);
    return { secret, codes: done.recoveryCodes!, own: { person: person!, headers, clientAddress } };
  }

  const tokenIn = ({ text }: { text?: string | undefined } = {}) =>
    /https:\/\/desk\.example\/#\/recovery\/([\w-]+)/.exec(text ?? '')?.[1] ?? '';
  const mailsTo = (email: string) =>
    server.mails.filter(({ recipients }) => recipients.includes(email)).map((mail) => mail);
  const send = async () => {
    await mailRequests.runDue();
    await outbox.sendDue();
  };
  return {
    ...{ ...world, accounts, call, cookiesOf, make, enter, secure, pass, mailsTo, tokenIn, send, database },
    ask: async (email: string) => (await call('recovery', { email })).status,
    /** Asks for a link and opens the mailbox. @returns the token of the link */
    async askAndOpen({ email }: SignedIn) {
      await call('recovery', { email });
      await send();
      return tokenIn(mailsTo(email).at(-1));
    },
    finish: async (token: string, more: object = {}) =>
      (await call('recovery/finish', { token, password: newPassword, ...more })).status,
    show: (token: string) => call('recovery/show', { token }),
    /** Whether the account signs in with a password. */
    entersWith: async ({ email }: SignedIn, given: string) =>
      (await call('sign-in', { email, password: given })).ok,
    logged: async () => {
      const rows = await database.selectFrom('audit_log').selectAll().orderBy('id').execute();
      return rows.map(({ area, action, subject }) => `${area} ${action} ${subject}`.trim());
    },
  };
}
