import { expect, it } from 'vitest';
import { leftOutWords } from '#features/team/mail/model/left-out.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { outboxRows } from '../support/mail-world.ts';
import { createRecoveryWorld, newPassword, password } from '../support/recovery-world.ts';

describeOnEachEngine('a forgotten password', (open) => {
  const prepare = async () => createRecoveryWorld(await open());

  it('gets the same answer for every address, and a link by mail only where it helps', async () => {
    const world = await prepare();
    const { call, make, accounts, database, send, server } = world;
    const [ana, ben, cleo] = [await make('Ana'), await make('Ben'), await make('Cleo')];
    await accounts.disable(ben.email);
    await database
      .insertInto('desk_credentials')
      .values({
        ...{ id: 'linked', user_id: cleo.id, provider_id: 'single-sign-on', account_id: 'issuer cleo' },
        password: null,
        ...({ create_time: '2026-01-01T00:00:00.000Z', update_time: '2026-01-01T00:00:00.000Z' } as object),
      })
      .execute();
    const answers = new Set<string>();
    for (const email of ['ANA@example.org', ben.email, cleo.email, 'nobody@example.org']) {
      const answer = await call('recovery', { email });
      answers.add(JSON.stringify([answer.status, [...answer.headers], await answer.text()]));
    }
    expect(answers.size).toBe(1);
    expect(await database.selectFrom('mail_requests').selectAll().execute()).toHaveLength(4);
    await send();
    expect(server.mails.map(({ recipients }) => recipients)).toEqual([[ana.email]]);
    expect((await call('recovery', { email: 'no address' })).status).toBe(400);
  });

  it('sets a new password once, and ends sessions and access tokens', async () => {
    const world = await prepare();
    const { make, enter, accounts, askAndOpen, show, finish, entersWith, database } = world;
    const ana = await make('Ana');
    const own = await enter(ana);
    const token = { name: 'nightly', scopes: ['read'], days: 30, password, code: '' } as const;
    expect(await accounts.createAccessToken(own, { ...token, scopes: [...token.scopes] })).toMatchObject({
      ok: true,
    });
    const link = await askAndOpen(ana);
    expect(await (await show(link)).json()).toEqual({
      ...{ email: ana.email, name: 'Ana', needs_code: false, has_passkeys: false },
    });
    expect(await finish(link, { password: 'short' })).toBe(400);
    expect(await finish(link)).toBe(204);
    expect(await finish(link)).toBe(404);
    expect((await show(link)).status).toBe(404);
    expect(await accounts.session(own.headers)).toBeUndefined();
    expect(await database.selectFrom('desk_access_tokens').selectAll().execute()).toEqual([]);
    expect([await entersWith(ana, password), await entersWith(ana, newPassword)]).toEqual([false, true]);
  });

  it('is finished by one of two requests at the same moment', async () => {
    const { make, askAndOpen, finish } = await prepare();
    const link = await askAndOpen(await make('Ana'));
    expect((await Promise.all([finish(link), finish(link)])).toSorted()).toEqual([204, 404]);
  });

  it('ends after half an hour, with a later link that was used, and with the account', async () => {
    const world = await prepare();
    const { make, askAndOpen, finish, pass, accounts, ask, outbox, mailRequests, server } = world;
    const ana = await make('Ana');
    const first = await askAndOpen(ana);
    pass(29 * 60);
    const second = await askAndOpen(ana);
    expect(await finish(second)).toBe(204);
    expect(await finish(first), 'the earlier link').toBe(404);
    const third = await askAndOpen(await make('Ben'));
    pass(30 * 60 + 1);
    expect(await finish(third)).toBe(404);
    const cleo = await make('Cleo');
    const fourth = await askAndOpen(cleo);
    await accounts.disable(cleo.email);
    expect(await finish(fourth)).toBe(404);
    const sent = server.mails.length;
    await ask((await make('Dora')).email);
    await mailRequests.runDue();
    pass(31 * 60);
    await outbox.sendDue();
    expect(server.mails, 'a link that has ended is not mailed').toHaveLength(sent);
  });

  it('mails one link in five minutes, and slows down who asks again and again, known or not', async () => {
    const { make, ask, send, server } = await prepare();
    const { email } = await make('Ana');
    const known: number[] = [];
    const unknown: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      known.push(await ask(email));
      unknown.push(await ask('nobody@example.org'));
    }
    expect(known).toEqual([204, 204, 204, 204, 204, 429]);
    expect(unknown).toEqual(known);
    await send();
    expect(server.mails).toHaveLength(1);
  });

  it('is mailed to a person who was told of much that day', async () => {
    const { make, askAndOpen, finish, database, clock } = await prepare();
    const ana = await make('Ana');
    const time = clock.time.toISOString();
    const notices = Array.from({ length: 30 }, (_, id) => ({
      ...{
        change_key: `notice ${id}`,
        kind: 'desk-notice',
        message_id: `notice-${id}`,
        locale: 'en',
        data: '{}',
      },
      ...{ recipient: ana.email, recipient_key: ana.email, state: 'sent' as const, attempts: 1 },
      ...{ last_error: null, error_about: null, create_time: time, next_attempt_time: time, sent_time: time },
    }));
    await database.insertInto('outbox').values(notices).execute();
    expect(await finish(await askAndOpen(ana))).toBe(204);
  });

  it('ends with another new password', async () => {
    const { make, askAndOpen, finish, accounts } = await prepare();
    const ana = await make('Ana');
    const link = await askAndOpen(ana);
    await accounts.setPassword(ana.email, 'gulls over the harbor wall');
    expect(await finish(link)).toBe(404);
  });

  it('leaves no token in the database or the log, and shows none at the desk', async () => {
    const world = await prepare();
    const { make, ask, mailRequests, outbox, finish, tokenIn, mailsTo, database, logged } = world;
    const ana = await make('Ana');
    await ask(ana.email);
    await mailRequests.runDue();
    const [row] = await outboxRows(world);
    expect((await outbox.show(row!.id)).text).toContain(leftOutWords);
    await outbox.sendDue();
    const token = tokenIn(mailsTo(ana.email)[0]);
    expect(token).toHaveLength(43);
    expect(await finish(token)).toBe(204);
    const stored = [
      await outboxRows(world),
      await database.selectFrom('desk_recoveries').selectAll().execute(),
      await database.selectFrom('security_events').selectAll().execute(),
      await database.selectFrom('audit_log').selectAll().execute(),
    ];
    expect(JSON.stringify(stored)).not.toContain(token);
    const events = await database.selectFrom('security_events').select(['kind', 'outcome']).execute();
    expect(events.map(({ kind, outcome }) => `${kind} ${outcome}`)).toEqual([
      'recovery asked',
      'recovery recovered',
    ]);
    expect(await logged()).toContain(`account finish-recovery ${ana.email}`);
  });

  it('is told to the person and to every administrator', async () => {
    const { make, askAndOpen, finish, send, mailsTo } = await prepare();
    const [ana, ada] = [await make('Ana'), await make('Ada', 'administrator')];
    expect(await finish(await askAndOpen(ana))).toBe(204);
    await send();
    for (const { email } of [ana, ada])
      expect(mailsTo(email).at(-1)?.text).toContain(`A new password was set for the account ${ana.email}`);
  });
});

describeOnEachEngine('the first administrator', (open) => {
  it('gets an account and a link by mail, once, also where nodes start together', async () => {
    const { accounts, send, mailsTo, tokenIn, finish, call } = await createRecoveryWorld(await open());
    const email = 'ada@example.org';
    const made = await Promise.all([email, email].map((each) => accounts.makeFirstAdministrator(each)));
    expect(made.toSorted()).toEqual([false, true]);
    await send();
    expect(mailsTo(email)).toHaveLength(1);
    expect(await finish(tokenIn(mailsTo(email)[0]))).toBe(204);
    expect((await call('sign-in', { email, password: newPassword })).ok).toBe(true);
    expect(await accounts.list()).toMatchObject([{ email, name: 'ada', roles: ['administrator'] }]);
    expect(await accounts.makeFirstAdministrator('other@example.org')).toBe(false);
  });
});
