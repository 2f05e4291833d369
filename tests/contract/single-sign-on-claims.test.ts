import { expect, it } from 'vitest';
import { readRefusal, singleSignOnRefusalWords } from '#features/team/accounts/model/single-sign-on.ts';
import { createAccounts } from '#features/team/accounts/server/accounts.ts';
import { createLog } from '#platform/log/log.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import {
  ada,
  createBrowser,
  createSingleSignOnWorld,
  deskOrigin,
  secret,
} from '../support/single-sign-on-world.ts';
import { visitProvider } from '../support/visit-provider.ts';

describeOnEachEngine('what a provider of single sign-on sends', (open) => {
  const createIt = async (options = {}) => createSingleSignOnWorld(await open(), options);
  const refused = (reason: string) => `/#/login?single-sign-on=${reason}`;

  it.each([true, false])('takes email_verified as text (in the token: %s)', async (tellsInToken) => {
    const { browser, provider } = await createIt({ tellsInToken });
    provider.people['ada'] = { email: ada.email, email_verified: 'false', name: 'Ada' };
    expect(await browser().signIn('ada')).toBe(refused('email-not-verified'));
    provider.people['ada'] = { email: ada.email, email_verified: 'true', name: 'Ada' };
    const { signIn, person } = browser();
    expect(await signIn('ada')).toBe('/');
    expect(await person()).toMatchObject({ email: ada.email });
  });

  it.each([
    ['no address', { email_verified: true }, 'email-missing'],
    ['an empty address', { email: '', email_verified: true }, 'email-missing'],
    ['a list of addresses', { email: [ada.email], email_verified: true }, 'email-unusable'],
    ['an address with spaces', { email: ` ${ada.email} `, email_verified: true }, 'email-unusable'],
    ['nothing about the address', { email: ada.email }, 'email-not-verified'],
  ])('says so when the provider sends %s, and logs what it was', async (_words, told, reason) => {
    const lines: string[] = [];
    const log = {
      ...createLog('silent'),
      warn: (...what: unknown[]) => void lines.push(JSON.stringify(what)),
    };
    const { browser, provider } = await createIt({ log: log as never });
    provider.people['ada'] = told;
    expect(await browser().signIn('ada')).toBe(refused(reason));
    expect(singleSignOnRefusalWords[readRefusal(refused(reason).slice(1))!]).toMatch(/email address/);
    expect(lines).toEqual([expect.stringContaining(reason)]);
    expect(lines.join()).toMatch(/email\w* is (?:absent|of type|a list)/);
    expect(lines.join()).not.toContain(ada.email);
  });

  it('takes capitals in the address, and a name that is missing or none', async () => {
    const { browser, provider } = await createIt();
    for (const name of [undefined, null, ['Ada'], 7]) {
      provider.people['ada'] = { email: 'ADA@Example.org', email_verified: true, name };
      expect(await browser().signIn('ada'), String(name)).toBe('/');
    }
  });

  it('tells a refusal of the desk from a person who waited too long', async () => {
    const { opened, provider } = await createIt();
    const singleSignOn = { ...provider.settings, clientSecret: 'another secret, which was mistyped here' };
    const accounts = createAccounts({
      open: opened,
      secret,
      deskOrigin,
      now: () => new Date(),
      singleSignOn,
    });
    const { begin, comeBack, signIn } = createBrowser(accounts);
    expect(await signIn('ada')).toBe(refused('provider-error'));
    const back = new URL(await visitProvider(await begin(), { user: 'ada' }));
    back.searchParams.delete('code');
    back.searchParams.set('error', 'invalid_scope');
    expect(await comeBack(back.href)).toBe(refused('provider-error'));
  });

  it('takes an issuer that is set with a slash at its end', async () => {
    const { opened, provider } = await createIt();
    const singleSignOn = { ...provider.settings, issuer: `${provider.settings.issuer}/` };
    const accounts = createAccounts({
      open: opened,
      secret,
      deskOrigin,
      now: () => new Date(),
      singleSignOn,
    });
    expect(await createBrowser(accounts).signIn('ada')).toBe('/');
  });
});
