import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAccounts } from '#features/team/accounts/server/accounts.ts';
import type { DeskSecrets } from '#features/team/accounts/server/desk-secrets.ts';
import { renewSecondFactors } from '#features/team/accounts/server/second-factor/renew-encryption.ts';
import { appCode } from '../support/app-code.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { quickHashing } from '../support/quick-hashing.ts';

const deskOrigin = 'http://127.0.0.1:4100';
const password = 'correct horse battery';
const email = 'ana@example.org';
const [earlier, current] = ['the earlier secret of these tests', 'the current secret of these tests'];

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

describeOnEachEngine('a desk’s secret that is changed', (open) => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  async function prepare() {
    const opened = await open();
    const deskWith = (secrets: DeskSecrets) => {
      const accounts = createAccounts({
        ...{ open: opened, deskOrigin, hashing: quickHashing, now: () => new Date() },
        ...secrets,
      });
      const post = (path: string, body: object, cookie = '') =>
        accounts.handler(
          new Request(`${deskOrigin}/api/auth/${path}`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', cookie },
            body: JSON.stringify(body),
          }),
          '10.0.9.1',
        );
      /** @returns the status of the second step */
      const enter = async (code: string) => {
        const asked = await post('sign-in', { email, password });
        return (await post('second-factor', { code }, cookiesOf(asked))).status;
      };
      return { accounts, post, enter };
    };
    const first = deskWith({ secret: earlier });
    await first.accounts.create({ email, name: 'Ana', roles: ['reviewer'], password });
    const cookie = cookiesOf(await first.post('sign-in', { email, password }));
    const headers = new Headers({ cookie });
    const call = { headers, clientAddress: '10.0.9.1', person: (await first.accounts.session(headers))! };
    const begun = await first.accounts.changeOwnSecondFactor(call, { name: 'begin', password });
    const { secret = '' } = 'setup' in begun ? (begun.setup ?? {}) : {};
    const code = () => appCode(secret, Date.now());
    const done = await first.accounts.changeOwnSecondFactor(call, { name: 'confirm', code: code() });
    const { recoveryCodes = [] } = 'recoveryCodes' in done ? done : {};
    const pass = () => vi.setSystemTime(Date.now() + 60_000);
    const renew = (secrets: DeskSecrets) => renewSecondFactors(opened.database, secrets);
    return { deskWith, code, recoveryCodes, pass, renew };
  }

  it('opens what the earlier one has encrypted, while that is accepted', async () => {
    const { deskWith, code, pass } = await prepare();
    pass();
    expect(await deskWith({ secret: current, acceptedSecrets: [earlier] }).enter(code())).toBe(204);
  });

  it('encrypts second factors anew at a start, after which it suffices', async () => {
    const { deskWith, code, recoveryCodes, pass, renew } = await prepare();
    const both = { secret: current, acceptedSecrets: [earlier] };
    expect(await renew(both)).toEqual({ renewed: 1, unreadable: 0 });
    expect(await renew(both)).toEqual({ renewed: 0, unreadable: 0 });
    const alone = deskWith({ secret: current });
    pass();
    expect(await alone.enter(code())).toBe(204);
    expect(await alone.enter(recoveryCodes[0]!)).toBe(204);
  });

  it('says how many second factors it cannot read without the earlier one', async () => {
    const { renew } = await prepare();
    expect(await renew({ secret: current })).toEqual({ renewed: 0, unreadable: 1 });
  });
});
