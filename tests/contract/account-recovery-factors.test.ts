import { expect, it } from 'vitest';
import type { Role } from '#features/team/accounts/model/role.ts';
import { appCode } from '../support/app-code.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createRecoveryWorld, deskOrigin, newPassword, password } from '../support/recovery-world.ts';
import { createSoftwarePasskey } from '../support/software-passkey.ts';

const verified = { origin: deskOrigin, isVerified: true };

describeOnEachEngine('a recovery of an account with a second factor', (open) => {
  const prepare = async () => {
    const world = await createRecoveryWorld(await open());
    const ana = await world.make('Ana');
    return { ...world, ana, ...(await world.secure(ana)) };
  };
  const hasFactor = async ({ accounts, ana }: Awaited<ReturnType<typeof prepare>>) =>
    (await accounts.list()).find(({ id }) => id === ana.id)!.has_second_factor;

  it('needs a code of the app, and leaves the factor as it is', async () => {
    const world = await prepare();
    const { ana, secret, askAndOpen, show, finish, call } = world;
    const link = await askAndOpen(ana);
    expect(await (await show(link)).json()).toMatchObject({ needs_code: true });
    expect([await finish(link), await finish(link, { code: '000000' })]).toEqual([401, 401]);
    expect(await finish(link, { code: appCode(secret) })).toBe(204);
    expect(await hasFactor(world)).toBe(true);
    const signedIn = await call('sign-in', { email: ana.email, password: newPassword });
    expect(await signedIn.json()).toEqual({ second_factor: true });
  });

  it('takes each recovery code once', async () => {
    const { ana, codes, askAndOpen, finish, pass, accounts, own } = await prepare();
    expect(await finish(await askAndOpen(ana), { code: codes[0] })).toBe(204);
    pass(5 * 60);
    const link = await askAndOpen(ana);
    expect(await finish(link, { code: codes[0] })).toBe(401);
    expect(await finish(link, { code: codes[1] })).toBe(204);
    expect((await accounts.getOwnSecondFactor(own.person)).recovery_codes_left).toBe(8);
  });

  it('slows down after wrong codes as signing in does, on any link', async () => {
    const { ana, secret, askAndOpen, finish, pass } = await prepare();
    const link = await askAndOpen(ana);
    const answers: number[] = [];
    for (let time = 0; time < 6; time += 1) answers.push(await finish(link, { code: '000000' }));
    expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await finish(link, { code: appCode(secret) })).toBe(429);
    pass(31);
    expect(await finish(link, { code: appCode(secret) })).toBe(204);
  });

  it('takes a passkey of the account, and of no other, without signing anyone in', async () => {
    const world = await prepare();
    const { ana, secret, own, accounts, askAndOpen, finish, call, cookiesOf, database, make, secure } = world;
    const addPasskey = async (of: typeof own, code: string) => {
      const passkey = createSoftwarePasskey();
      const begun = await accounts.beginPasskey(of, { password, code });
      if (!begun.ok) throw new Error(begun.issue);
      const cookie = [of.headers.get('cookie'), ...begun.cookies.map((each) => each.split(';')[0])].join(
        '; ',
      );
      const response = passkey.create(begun.options as { challenge: string }, verified);
      const added = { name: 'Laptop', response };
      expect(await accounts.addPasskey({ ...of, headers: new Headers({ cookie }) }, added)).toEqual({
        ok: true,
      });
      return passkey;
    };
    const mine = await addPasskey(own, appCode(secret));
    const other = await secure(await make('Ben'));
    const theirs = await addPasskey(other.own, appCode(other.secret));
    const link = await askAndOpen(ana);
    const answerOf = async (passkey: typeof mine) => {
      const asked = await call('passkey/options', {});
      const { options } = (await asked.json()) as { options: { challenge: string } };
      const body = { token: link, password: newPassword, response: passkey.get(options, verified) };
      return call('recovery/finish', body, cookiesOf(asked));
    };
    const before = (await database.selectFrom('desk_sessions').select('id').execute()).length;
    expect((await answerOf(theirs)).status).toBe(401);
    expect(await database.selectFrom('desk_sessions').select('id').execute()).toHaveLength(before);
    const done = await answerOf(mine);
    expect([done.status, done.headers.getSetCookie()]).toEqual([204, []]);
    const left = await database.selectFrom('desk_sessions').select('user_id').execute();
    expect(left.filter(({ user_id }) => user_id === ana.id)).toEqual([]);
    expect(await finish(link)).toBe(404);
  });
});

describeOnEachEngine('a recovery by another administrator', (open) => {
  const prepare = async () => {
    const world = await createRecoveryWorld(await open());
    const [ada, eva] = [await world.make('Ada', 'administrator'), await world.make('Eva', 'administrator')];
    const ana = await world.make('Ana');
    const recover = (id: string, sendsMail = true) =>
      world.accounts.change({ id, change: { name: 'recover' }, person: ada, sendsMail });
    return { ...world, ada, eva, ana, recover };
  };

  it('removes the factor, ends the sessions, mails a link and tells both', async () => {
    const { ada, eva, ana, recover, secure, send, mailsTo, tokenIn, finish, accounts, pass, entersWith } =
      await prepare();
    const { own } = await secure(ana);
    expect(await recover(ana.id)).toBeUndefined();
    expect(await accounts.session(own.headers)).toBeUndefined();
    await send();
    const [link, told] = mailsTo(ana.email);
    expect(link!.text).toContain('Ada made this link');
    for (const mail of [told, ...[ada, eva].map(({ email }) => mailsTo(email)[0])])
      expect(mail?.text).toContain(`${ada.email} removed the second factor of the account ${ana.email}`);
    pass(23 * 60 * 60);
    expect(await finish(tokenIn(link))).toBe(204);
    expect(await entersWith(ana, newPassword)).toBe(true);
  });

  it('gives the link to the administrator where there is no mail server', async () => {
    const { ana, recover, finish, pass } = await prepare();
    const first = await recover(ana.id, false);
    const second = await recover(ana.id, false);
    expect(await finish(first!), 'the earlier link ends').toBe(404);
    pass(24 * 60 * 60 + 1);
    expect(await finish(second!)).toBe(404);
    expect(await finish((await recover(ana.id, false))!)).toBe(204);
  });

  it('is refused for oneself, disabled accounts and single sign-on, and ends with the administrator', async () => {
    const { ada, eva, ana, recover, accounts, finish, database } = await prepare();
    const conflict = { code: 'conflict' };
    await expect(recover(ada.id)).rejects.toMatchObject(conflict);
    const link = await recover(ana.id, false);
    const setRoles = (role: Role, seen: Role) =>
      accounts.change({
        ...{ id: ada.id, person: eva, sendsMail: true },
        change: { name: 'set-roles', roles: [role], seen: [seen] },
      });
    await setRoles('reviewer', 'administrator');
    expect(await finish(link!)).toBe(404);
    await setRoles('administrator', 'reviewer');
    await database
      .updateTable('desk_credentials')
      .set({ provider_id: 'single-sign-on' })
      .where('user_id', '=', ana.id)
      .execute();
    await expect(recover(ana.id)).rejects.toMatchObject(conflict);
    await accounts.disable(eva.email);
    await expect(recover(eva.id)).rejects.toMatchObject(conflict);
  });

  it('a second factor that an administrator resets is told to both', async () => {
    const { ada, eva, ana, accounts, secure, send, mailsTo } = await prepare();
    await secure(ana);
    const change = { name: 'reset-second-factor' } as const;
    await accounts.change({ id: ana.id, change, person: ada, sendsMail: true });
    await send();
    for (const { email } of [ada, eva, ana])
      expect(mailsTo(email)[0]?.subject).toContain('A second factor was reset');
  });
});
