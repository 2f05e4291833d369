import { expect, it } from 'vitest';
import type { WebhookType } from '#features/team/webhooks/model/webhook-event.ts';
import { newWebhookSchema } from '#features/team/webhooks/model/webhook.ts';
import { deliverDue } from '#features/team/webhooks/server/deliver-due.ts';
import { createWebhooks } from '#features/team/webhooks/server/webhooks.ts';
import { createListingDesk } from '#features/store/catalogue/server/listing-desk.ts';
import { createAudit } from '#features/team/audit/server/audit.ts';
import { createLog } from '#platform/log/log.ts';
import { createWeb } from '#platform/web/web.ts';
import * as v from 'valibot';
import { describeOnEachEngine } from '../support/databases.ts';
import { failOnce } from '../support/failing-database.ts';
import { ana, ben, createWorld, inReview } from '../support/submission-world.ts';
import { startReceiver } from '../support/webhook-receiver.ts';
import { restoreListing } from '../support/restore-listing.ts';

const hourMs = 60 * 60_000;
const every: WebhookType[] = ['submission.changed', 'listing.added', 'listing.delisted', 'listing.restored'];

describeOnEachEngine('webhooks', (open) => {
  async function prepare(types = every) {
    const world = await createWorld(await open());
    const receiver = await startReceiver();
    const { database, clock } = world;
    const web = createWeb({ isAllowed: () => true, ports: [receiver.port] });
    const dependencies = { database, web, now: () => clock.time, log: createLog('silent') };
    const webhooks = createWebhooks(dependencies);
    const { id, secret } = await webhooks.create({ url: receiver.url, types }, ben);
    receiver.state.secret = secret;
    const deliver = () => deliverDue(dependencies, new AbortController().signal);
    const pass = (ms: number) => {
      clock.time = new Date(clock.time.getTime() + ms);
    };
    const own = async () => (await webhooks.list())[0];
    return { ...world, world, receiver, dependencies, webhooks, id, secret, deliver, pass, own };
  }

  it('tells a receiver of each change of a submission, signed', async () => {
    const { world, receiver, review, deliver } = await prepare();
    const { id, version } = await inReview(world);
    await review.perform({ id, version, action: { name: 'approve', note: 'Looked at.' }, person: ana });
    await deliver();
    expect(receiver.calls.every(({ isGenuine }) => isGenuine)).toBe(true);
    const events = receiver.calls
      .map(({ event }) => event)
      .toSorted((a, b) => Number(a.data['version']) - Number(b.data['version']));
    expect(events.map(({ type, data }) => [type, data['id'], data['to']])).toEqual([
      ['submission.changed', id, 'awaiting-payment'],
      ['submission.changed', id, 'checking-payment'],
      ['submission.changed', id, 'in-review'],
      ['submission.changed', id, 'listed'],
    ]);
    expect(new Set(receiver.calls.map((call) => call.id)).size).toBe(4);
    expect(JSON.stringify(events)).not.toMatch(/@|reference/);
  });

  it('reports a delisting and a restoration to those who asked for it', async () => {
    const { world, database, receiver, review, deliver, clock } = await prepare(['listing.delisted']);
    const { id, version } = await inReview(world);
    await review.perform({ id, version, action: { name: 'approve', note: 'Looked at.' }, person: ana });
    const { hid } = await database.selectFrom('dapps').select('hid').executeTakeFirstOrThrow();
    const listings = createListingDesk({ database, now: () => clock.time });
    const change = { name: 'delist', reason: 'fraud', note: 'Drainer.' } as const;
    await listings.change({ kind: 'dapp', hid, change, person: ben });
    await restoreListing(listings, { hid, person: ana });
    await deliver();
    expect(receiver.calls.map(({ event }) => event)).toMatchObject([
      { type: 'listing.delisted', data: { kind: 'dapp', hid, reason: 'fraud' } },
    ]);
  });

  it('tries again by the schedule under the same id, gives up after ten attempts, and starts again on request', async () => {
    const { world, receiver, webhooks, id, deliver, pass, own } = await prepare(['submission.changed']);
    receiver.state.status = 500;
    await inReview(world);
    await deliver();
    const first = receiver.calls.length;
    await deliver();
    expect(receiver.calls).toHaveLength(first);
    expect(await own()).toMatchObject({
      waiting: first,
      failed: 0,
      last_error: 'It answered with status 500.',
    });
    for (let attempt = 2; attempt <= 10; attempt += 1) {
      pass(24 * hourMs);
      await deliver();
    }
    expect(receiver.calls).toHaveLength(10 * first);
    expect(await own()).toMatchObject({ waiting: 0, failed: first });
    pass(24 * hourMs);
    await deliver();
    expect(receiver.calls).toHaveLength(10 * first);
    receiver.state.status = 200;
    await webhooks.change({ id, action: { name: 'retry' }, person: ben });
    await deliver();
    expect(await own()).toMatchObject({ waiting: 0, failed: 0, last_error: null });
    expect(new Set(receiver.calls.map((call) => call.id)).size).toBe(first);
  });

  it('delivers once however many processes deliver', async () => {
    const { world, receiver, deliver } = await prepare();
    for (const name of ['One', 'Two', 'Three'])
      await inReview(world, { title: `Lagoon ${name}`, url: `https://${name}.example` });
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(receiver.calls.length).toBeGreaterThanOrEqual(9);
    expect(new Set(receiver.calls.map((call) => call.id)).size).toBe(receiver.calls.length);
  });

  it('goes on with the others when one delivery cannot be recorded, and sends that one again', async () => {
    const { world, database, receiver, dependencies, deliver, pass } = await prepare();
    await inReview(world);
    const failing = failOnce(database, () => receiver.calls.length > 0);
    await deliverDue({ ...dependencies, database: failing }, new AbortController().signal);
    const count = receiver.calls.length;
    expect(count).toBeGreaterThan(1);
    const statesOf = async () =>
      (await database.selectFrom('webhook_deliveries').select('state').execute()).map(({ state }) => state);
    expect((await statesOf()).filter((state) => state === 'waiting')).toHaveLength(1);
    pass(hourMs);
    await deliver();
    expect(receiver.calls).toHaveLength(count + 1);
    expect(new Set(await statesOf())).toEqual(new Set(['delivered']));
  });

  it('turns a receiver off that is gone, and stores nothing for one that is off', async () => {
    const { world, database, receiver, webhooks, id, deliver, own } = await prepare();
    receiver.state.status = 410;
    await inReview(world);
    await deliver();
    expect(await own()).toMatchObject({ isEnabled: false });
    const count = async () => (await database.selectFrom('webhook_deliveries').select('id').execute()).length;
    const before = await count();
    await inReview(world, { title: 'Second', url: 'https://second.example' });
    expect(await count()).toBe(before);
    await webhooks.change({ id, action: { name: 'remove' }, person: ben });
    expect(await count()).toBe(0);
    await expect(webhooks.change({ id, action: { name: 'enable' }, person: ben })).rejects.toThrow(/no such/);
  });

  it('sends nothing to a receiver that was turned off while a delivery waited, and sends it on request', async () => {
    const { world, receiver, webhooks, id, deliver, own } = await prepare();
    await inReview(world);
    const { waiting: count } = (await own())!;
    await webhooks.change({ id, action: { name: 'disable' }, person: ben });
    await deliver();
    expect(receiver.calls).toHaveLength(0);
    expect(await own()).toMatchObject({
      waiting: 0,
      failed: count,
      last_error: 'The receiver is turned off.',
    });
    await webhooks.change({ id, action: { name: 'retry' }, person: ben });
    await deliver();
    expect(receiver.calls).toHaveLength(count);
    expect(await own()).toMatchObject({ waiting: 0, failed: 0, last_error: null });
  });

  it('reaches the public internet only, over https, and shows its secret once', async () => {
    const { world, database, dependencies, webhooks, secret, own } = await prepare();
    await inReview(world);
    await deliverDue({ ...dependencies, web: createWeb() }, new AbortController().signal);
    expect((await own())?.last_error).toBe('The receiver was not reached (forbidden-address).');
    const accepts = (url: string) => v.safeParse(newWebhookSchema, { url, types: every }).success;
    expect(accepts('https://hooks.example/in?team=7')).toBe(true);
    for (const url of ['http://hooks.example', 'https://us@hooks.example', 'https://us:word@hooks.example'])
      expect(accepts(url)).toBe(false);
    const log = await createAudit({ database }).list({ page: 1, perPage: 50, area: 'webhook' });
    expect(log.data.map(({ action }) => action)).toEqual(['create']);
    expect(JSON.stringify([log, await webhooks.list()])).not.toContain(secret);
  });

  it('keeps the path and query of its address, which may be a secret, out of the audit log', async () => {
    const { database, webhooks } = await prepare();
    const { id } = await webhooks.create(
      { url: 'https://hooks.example/T0/secret?key=secret', types: every },
      ben,
    );
    for (const name of ['disable', 'remove'] as const)
      await webhooks.change({ id, action: { name }, person: ben });
    const { data } = await createAudit({ database }).list({ page: 1, perPage: 50, area: 'webhook' });
    const entries = data.filter(({ subject }) => subject === `webhook ${id}`);
    expect(entries.map(({ action }) => action)).toEqual(['remove', 'disable', 'create']);
    expect(JSON.stringify(entries)).toContain('https://hooks.example');
    expect(JSON.stringify(entries)).not.toContain('secret');
  });

  it('has at most ten receivers', async () => {
    const { webhooks } = await prepare();
    const add = () => webhooks.create({ url: 'https://hooks.example', types: every }, ben);
    for (let count = 1; count < 10; count += 1) await add();
    await expect(add()).rejects.toThrow(/already 10 receivers/);
    expect(await webhooks.list()).toHaveLength(10);
  });
});
