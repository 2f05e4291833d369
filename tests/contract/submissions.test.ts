import { expect, test } from 'vitest';
import type { ProbeAnswer } from '#platform/web/web.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import {
  contract,
  createWorld,
  idOf,
  inReview,
  mine,
  pay,
  validDapp,
  submit,
} from '../support/submission-world.ts';

const unknown = 'a'.repeat(26);

describeOnEachEngine('submissions', (open) => {
  test('a submission goes from form to review', async () => {
    const world = await createWorld(await open());
    const { submissions } = world;
    const reference = await submit(world);
    expect(reference).toMatch(/^[a-z2-7]{26}$/);
    expect(await submissions.status(reference)).toMatchObject({
      state: 'awaiting-payment',
      next: 'pay',
      version: 1,
      payment: null,
      promised_time: null,
      payload: { title: 'Lantern Exchange' },
      history: [
        { at: '2026-03-04T09:00:00.000Z', state: 'awaiting-payment', code: null, text: null, requests: [] },
      ],
    });
    await pay(world, reference);
    const status = await submissions.status(reference);
    expect(status).toMatchObject({
      state: 'in-review',
      next: 'wait',
      version: 3,
      promised_time: '2026-03-11T09:00:00.000Z',
      payload: null,
      payment: { code: null },
    });
    expect(status?.history.map(({ state }) => state)).toEqual([
      'awaiting-payment',
      'checking-payment',
      'in-review',
    ]);
  });

  test('explains a wrong payment, which can be corrected; never loses a payment', async () => {
    const world = await createWorld(await open());
    const { submissions, donations } = world;
    const reference = await submit(world);
    const quoted = await submissions.quote(reference);
    if (!quoted.ok) throw new Error('No quote');
    const units = BigInt(quoted.quote.amount_units);
    expect(await submissions.pay(reference, 'https://bscscan.com/')).toEqual({
      ok: false,
      code: 'link-no-hash',
    });
    expect(await submissions.status(reference)).toMatchObject({ state: 'awaiting-payment', version: 1 });

    await submissions.pay(reference, mine(world, units + 1n));
    await donations.verifyDue({ onOutcome: submissions.onPaymentOutcome });
    expect(await submissions.status(reference)).toMatchObject({
      state: 'payment-refused',
      next: 'pay',
      payment: { code: 'wrong-amount' },
    });

    // A wrong link first, the right one while the first is still being looked for.
    await submissions.pay(reference, `0x${'1'.repeat(64)}`);
    await submissions.pay(reference, mine(world, units));
    await donations.verifyDue({ onOutcome: submissions.onPaymentOutcome });
    const status = await submissions.status(reference);
    expect(status).toMatchObject({ state: 'in-review', payment: { code: null } });
    expect(status?.history.find(({ state }) => state === 'payment-refused')?.code).toBe('wrong-amount');
  });

  test('the holder of the reference reads the form as it was sent, also while it is reviewed', async () => {
    const world = await createWorld(await open());
    const { reference } = await inReview(world);
    expect((await world.submissions.status(reference))?.payload).toBeNull();
    expect(await world.submissions.sentForm(reference)).toMatchObject({
      ...{ title: 'Lantern Exchange', email: 'hello@lantern.exchange' },
      ...{ networks: ['bsc', 'tron'], has_audit: false },
    });
    expect(await world.submissions.sentForm('a'.repeat(26))).toBeNull();
  });

  test('the same draft creates one submission, however often and concurrently it is sent', async () => {
    const world = await createWorld(await open());
    const send = (title: string) =>
      world.submissions.create({
        kind: 'dapp',
        locale: 'ko',
        draftKey: 'a-draft-of-sixteen',
        payload: validDapp(world, { title }),
      });
    const created = await Promise.all(Array.from({ length: 10 }, () => send('Lantern')));
    expect(created.every(({ ok }) => ok)).toBe(true);
    const numbers = created.map(async (one) => (one.ok ? idOf(world, one.reference) : 0));
    expect(new Set(await Promise.all(numbers)).size).toBe(1);
    await send('Lantern Two');
    const rows = await world.database
      .selectFrom('submissions')
      .select(['title', 'version', 'locale'])
      .execute();
    expect(rows).toEqual([{ title: 'Lantern Two', version: 2, locale: 'ko' }]);
  });

  test('a form with errors or a blocking finding stores nothing', async () => {
    const world = await createWorld(await open());
    const create = (change: object) =>
      world.submissions.create({
        kind: 'dapp',
        locale: 'en',
        draftKey: crypto.randomUUID(),
        payload: validDapp(world, { ...change }),
      });
    expect(await create({ title: '', icon: 'b'.repeat(64), categories: [77] })).toEqual({
      ok: false,
      issues: [
        { path: 'title', code: 'required' },
        { path: 'icon', code: 'logo' },
        { path: 'categories', code: 'unknown-category' },
      ],
      findings: [],
    });
    expect(await create({ has_audit: true, audit_url: 'a.example', audit_file: world.icon })).toMatchObject({
      issues: [{ path: 'audit_file', code: 'pdf' }],
    });
    world.chain.withoutCode.add(contract.toLowerCase());
    expect(await create({})).toMatchObject({
      ok: false,
      findings: [
        {
          severity: 'blocking',
          code: 'contract-not-deployed',
          params: { network: 'bsc', address: contract },
        },
      ],
    });
    expect(await world.database.selectFrom('submissions').select('id').execute()).toEqual([]);
  });

  test('a site that does not answer and a silent chain are warnings', async () => {
    const world = await createWorld(await open(), {
      sites: { 'lantern.exchange': { reachable: false, reason: 'status', status: 503 } },
    });
    world.chain.state.down = true;
    const { findings } = await world.submissions.check('dapp', validDapp(world));
    expect(findings).toEqual([
      { severity: 'warning', code: 'site-unreachable', params: { status: 503 } },
      { severity: 'warning', code: 'contract-unchecked', params: { network: 'bsc' } },
    ]);
  });

  test('a site in the server’s own network is told like any other that does not answer', async () => {
    const sites: Record<string, ProbeAnswer> = {};
    const world = await createWorld(await open(), { sites });
    const told = [];
    for (const reason of ['forbidden-address', 'name-not-found', 'timed-out'] as const) {
      sites['lantern.exchange'] = { reachable: false, reason };
      told.push((await world.submissions.check('dapp', validDapp(world))).findings);
    }
    const unreachable = [{ severity: 'warning', code: 'site-unreachable', params: {} }];
    expect(told).toEqual([unreachable, unreachable, unreachable]);
  });

  test('duplicates: paid ones block, unpaid ones warn, translations pass', async () => {
    const world = await createWorld(await open());
    const findingsOf = async (change: Record<string, unknown> = {}) =>
      (await world.submissions.check('dapp', validDapp(world, change))).findings.map(
        ({ severity, code }) => `${severity} ${code}`,
      );
    const first = await submit(world);
    expect(await findingsOf({ url: 'http://www.lantern.exchange/?utm_source=x' })).toEqual([
      'warning duplicate-open',
    ]);
    const second = await submit(world);
    await pay(world, first);
    expect(await findingsOf()).toContain('blocking duplicate-open');
    expect(await findingsOf({ language: 'zh' })).not.toContain('blocking duplicate-open');
    expect(await world.submissions.quote(second)).toMatchObject({
      ok: false,
      findings: [{ code: 'duplicate-open' }],
    });
    await world.submissions.withdraw(first);
    expect((await world.submissions.quote(second)).ok).toBe(true);
  });

  test('finds look-alikes of listed names and sites', async () => {
    const world = await createWorld(await open());
    const { hid } = await world.database
      .insertInto('dapps')
      .values({
        title: 'Uniswap',
        url: 'https://app.uniswap.org',
        url_key: 'app.uniswap.org',
        icon_url: '',
        address: '',
        tp_connect: 'both',
        audit_url: null,
        hot: 0,
        source: 'demonstration',
        listed: 1,
        create_time: '2026-01-01T00:00:00.000Z',
      })
      .returning('hid')
      .executeTakeFirstOrThrow();
    await world.database
      .insertInto('dapp_texts')
      .values({ dapp_hid: hid, locale: 'en', title: 'Uniswap', desc: '' })
      .execute();
    const findingsOf = async (title: string, url: string) =>
      (await world.submissions.check('dapp', validDapp(world, { title, url }))).findings.map(
        ({ severity, code }) => `${severity} ${code}`,
      );
    expect(await findingsOf('Lantern', 'https://lantern.exchange')).toEqual([]);
    expect(await findingsOf('UNISWAP', 'https://lantern.exchange')).toEqual(['desk same-name']);
    expect(await findingsOf('Unlswap', 'https://lantern.exchange')).toEqual(['desk look-alike-name']);
    expect(await findingsOf('Unіswap', 'https://lantern.exchange')).toEqual([
      'blocking mixed-script',
      'blocking look-alike-name',
    ]);
    expect(await findingsOf('Lantern', 'https://unіswap.org')).toEqual([
      'blocking mixed-script',
      'blocking look-alike-url',
    ]);
    expect(await findingsOf('Lantern', 'https://uniswaps.org')).toEqual(['warning look-alike-url']);
    expect(await findingsOf('Lantern', 'https://uniswap.io')).toEqual(['warning look-alike-url']);
    expect(await findingsOf('Lantern', 'https://info.uniswap.org')).toEqual([]);
    expect(await findingsOf('Uniswap', 'https://app.uniswap.org/')).toEqual(['blocking duplicate-listed']);
  });

  test('an action that the state does not allow is a conflict, an unknown reference is not found', async () => {
    const world = await createWorld(await open());
    const { submissions } = world;
    const reference = await submit(world);
    await pay(world, reference);
    const conflict = { code: 'conflict' };
    await expect(submissions.update(reference, validDapp(world))).rejects.toMatchObject(conflict);
    await expect(submissions.quote(reference)).rejects.toMatchObject(conflict);
    await expect(submissions.pay(reference, `0x${'2'.repeat(64)}`)).rejects.toMatchObject(conflict);
    expect(await world.database.selectFrom('payments').select('id').execute()).toHaveLength(1);
    await submissions.withdraw(reference);
    await submissions.withdraw(reference);
    expect(await submissions.status(reference)).toMatchObject({
      state: 'withdrawn',
      version: 4,
      next: 'none',
    });
    for (const strange of [unknown, '', "'; drop table submissions", '\u0000']) {
      expect(await submissions.status(strange)).toBeUndefined();
      await expect(submissions.pay(strange, `0x${'2'.repeat(64)}`)).rejects.toMatchObject({
        code: 'not-found',
      });
      await expect(submissions.withdraw(strange)).rejects.toMatchObject({ code: 'not-found' });
    }
  });

  test('a payment settled after a withdrawal changes nothing', async () => {
    const world = await createWorld(await open());
    const reference = await submit(world);
    const quoted = await world.submissions.quote(reference);
    if (!quoted.ok) throw new Error('No quote');
    await world.submissions.pay(reference, mine(world, BigInt(quoted.quote.amount_units)));
    await world.submissions.withdraw(reference);
    await world.donations.verifyDue({ onOutcome: world.submissions.onPaymentOutcome });
    expect(await world.submissions.status(reference)).toMatchObject({ state: 'withdrawn' });
  });

  test('twenty concurrent changes: one history, every version once', async () => {
    const world = await createWorld(await open());
    const reference = await submit(world);
    const change = (index: number) =>
      world.submissions.update(reference, validDapp(world, { title: `Lantern ${index}` }));
    const settled = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => change(index)));
    const done = settled.filter(({ status }) => status === 'fulfilled').length;
    expect(done).toBeGreaterThan(0);
    for (const one of settled)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'conflict' });
    const id = await idOf(world, reference);
    const history = await world.database
      .selectFrom('submission_history')
      .select('version')
      .where('submission_id', '=', id)
      .orderBy('version')
      .execute();
    expect(history.map(({ version }) => version)).toEqual(
      Array.from({ length: done + 1 }, (_, index) => index + 1),
    );
  });
});
