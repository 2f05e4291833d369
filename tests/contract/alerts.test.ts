import { expect, it, vi } from 'vitest';
import { readFigures } from '#app/metrics/read-figures.ts';
import { createAlertWatch } from '#app/watch-alerts.ts';
import type { AlertReadings } from '#features/team/alerts/model/judge-readings.ts';
import { deliverDue } from '#features/team/webhooks/server/deliver-due.ts';
import { createWebhooks } from '#features/team/webhooks/server/webhooks.ts';
import { createLog } from '#platform/log/log.ts';
import { createWeb } from '#platform/web/web.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createMailWorld, outboxRows, startServerForTest, type MailWorld } from '../support/mail-world.ts';
import { ben } from '../support/submission-world.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';
import { startReceiver } from '../support/webhook-receiver.ts';

const minute = 60;
const day = 24 * 60 * minute;
const log = createLog('silent');

/** A node of the portal; what it knows is in the database alone. */
function startNode(world: MailWorld, node = 'node-1') {
  const { database, clock, outbox } = world;
  const now = () => clock.time;
  const state = { isDatabaseUp: true, canWrite: true };
  const jobs = { readRuns: async () => [] };
  const alerts = world.startAlerts(node);
  const watch = createAlertWatch({
    services: { alerts, outbox },
    dataDir: useTemporaryFolder(),
    figures: async () =>
      state.isDatabaseUp
        ? readFigures({ database, jobs, looksAtLinks: false, chainId: undefined, now })
        : undefined,
    readiness: { canWrite: () => state.canWrite },
    ...{ backups: undefined, readBackups: async () => undefined, database, log, now },
  });
  return { ...watch, state, follow: alerts.follow };
}

/** A request of a mail that nothing handles. */
async function addStuckRequest({ database, clock }: MailWorld): Promise<void> {
  const time = new Date(clock.time.getTime() - 11 * minute * 1000).toISOString();
  await database
    .insertInto('mail_requests')
    .values({ kind: 'status-link', detail: '{}', next_attempt_time: time, create_time: time })
    .execute();
}

const endRequests = ({ database }: MailWorld) => database.deleteFrom('mail_requests').execute();

/** One look after another, with the time between. */
async function lookFor(world: MailWorld, { look, seconds }: { look: () => Promise<void>; seconds: number }) {
  await look();
  world.pass(seconds);
  await look();
}

async function addReceiver({ database, clock }: MailWorld) {
  const receiver = await startReceiver();
  const web = createWeb({ isAllowed: () => true, ports: [receiver.port] });
  const dependencies = { database, web, now: () => clock.time, log };
  const webhooks = createWebhooks(dependencies);
  const { secret } = await webhooks.create({ url: receiver.url, types: ['alert.begun', 'alert.ended'] }, ben);
  receiver.state.secret = secret;
  return { calls: receiver.calls, deliver: () => deliverDue(dependencies, new AbortController().signal) };
}

describeOnEachEngine('alerts', (open) => {
  async function prepare() {
    const server = await startServerForTest();
    const world = await createMailWorld(await open(), server);
    const subjects = async () => {
      await world.outbox.sendDue();
      return server.mails.map(({ subject }) => subject);
    };
    return { world, server, subjects };
  }

  it('are mailed once when they begin, also after a restart, again after a day, and when they are over', async () => {
    const { world, server, subjects } = await prepare();
    const receiver = await addReceiver(world);
    await addStuckRequest(world);
    await lookFor(world, { look: startNode(world).lookAtPortal, seconds: 4 * minute });
    expect(await subjects()).toEqual([]);
    world.pass(minute);
    await startNode(world).lookAtPortal();
    const begun = 'Tideport portal.example: The queue “mail-requests” is stuck';
    expect(await subjects()).toEqual([begun]);
    await receiver.deliver();
    const [mail] = server.mails;
    expect(mail!.recipients).toEqual(['on-call@team.example']);
    for (const body of [mail!.text, mail!.html]) {
      expect(body).toContain('Figure: 16 minutes. Limit: 10 minutes.');
      expect(body).toMatch(/Since \w{3} \d+, \d{4}, \d{2}:\d{2}\s[AP]M UTC\./);
      expect(body).toContain('docs/runbooks.md, section “Jobs wait or fail”');
      expect(body).toContain('https://desk.example');
    }

    const restarted = startNode(world);
    await lookFor(world, { look: restarted.lookAtPortal, seconds: 23 * 60 * minute });
    expect(await subjects()).toEqual([begun]);
    world.pass(60 * minute);
    await restarted.lookAtPortal();
    const lasts = begun.replace('The queue', 'Still: The queue');
    expect(await subjects()).toEqual([begun, lasts]);

    await endRequests(world);
    await lookFor(world, { look: restarted.lookAtPortal, seconds: 5 * minute });
    await restarted.lookAtPortal();
    expect(await subjects()).toEqual([begun, lasts, begun.replace('The queue', 'Over: The queue')]);
    expect(await world.database.selectFrom('alerts').selectAll().execute()).toEqual([]);

    await receiver.deliver();
    expect(
      receiver.calls.map(({ event }) => event).toSorted((a, b) => (a.type < b.type ? -1 : 1)),
    ).toMatchObject([
      { type: 'alert.begun', data: { alert: 'jobs-stuck', subject: 'mail-requests', limit: 600 } },
      { type: 'alert.ended', data: { alert: 'jobs-stuck', subject: 'mail-requests' } },
    ]);
    expect(receiver.calls.every(({ isGenuine }) => isGenuine)).toBe(true);
  });

  it('are not told where they are over before their time', async () => {
    const { world, subjects } = await prepare();
    const { lookAtPortal } = startNode(world);
    for (let turn = 0; turn < 3; turn += 1) {
      await addStuckRequest(world);
      await lookFor(world, { look: lookAtPortal, seconds: 4 * minute });
      await endRequests(world);
      await lookFor(world, { look: lookAtPortal, seconds: 10 * minute });
    }
    expect(await subjects()).toEqual([]);
  });

  it('are told by one of several nodes', async () => {
    const { world, subjects } = await prepare();
    const nodes = [startNode(world, 'node-1'), startNode(world, 'node-2'), startNode(world, 'node-3')];
    const look = async () => void (await Promise.all(nodes.map((node) => node.lookAtPortal())));
    await addStuckRequest(world);
    await lookFor(world, { look, seconds: 5 * minute });
    expect(await subjects()).toHaveLength(1);
    world.pass(day);
    await look();
    expect(await subjects()).toHaveLength(2);
    await endRequests(world);
    await lookFor(world, { look, seconds: 5 * minute });
    expect(await subjects()).toHaveLength(3);
  });

  it('that begin together are in one mail, and each look of another node leaves those of a node alone', async () => {
    const { world, server, subjects } = await prepare();
    const disk = (subject: string, figure: number): AlertReadings => ({ 'disk-full': [{ subject, figure }] });
    const node = startNode(world, 'node-1');
    const other = startNode(world, 'node-2');
    const readings = { ...disk('node-1', 97.4), 'audit-changed': [{ subject: 'node-1', figure: 0 }] };
    const look = async () => {
      await node.follow({ readings, node: 'node-1' });
      await other.follow({ readings: disk('node-2', 40), node: 'node-2' });
    };
    await lookFor(world, { look, seconds: 5 * minute });
    expect(await subjects()).toEqual(['Tideport portal.example: The disk of node-1 is nearly full']);
    expect(server.mails[0]!.text).toContain('Figure: 97%. Limit: 95%.');
    const jobs = ['backup', 'drop-mails'].map((subject) => ({ subject, figure: 9_000_000, planned: 3600 }));
    const follow = () => node.follow({ readings: { 'job-failing': jobs } });
    await lookFor(world, { look: follow, seconds: 5 * minute });
    expect((await subjects())[1]).toBe('Tideport portal.example: The job “backup” fails, and 1 more');
    expect(server.mails[1]!.text).toContain('The job “drop-mails” fails');
  });

  it('that nothing measures any longer are over after a day', async () => {
    const { world, subjects } = await prepare();
    const { follow } = startNode(world);
    const readings = { 'backup-late': [{ subject: '', figure: null, planned: day }] };
    await lookFor(world, { look: () => follow({ readings }), seconds: 15 * minute });
    expect(await subjects()).toEqual(['Tideport portal.example: The backup is late']);
    await lookFor(world, { look: () => follow({ readings: {} }), seconds: day });
    expect((await subjects()).slice(1)).toEqual(['Tideport portal.example: Over: The backup is late']);
  });

  it('have at most twenty mails a day, and the last one says so', async () => {
    const { world, server, subjects } = await prepare();
    const { follow } = startNode(world);
    world.clock.time = new Date('2026-12-01T08:00:00.000Z');
    const fail = async (count: number) => {
      const jobs = Array.from({ length: count }, (_, index) => ({
        ...{ subject: `job-${index}`, figure: 999_999, planned: 60 },
      }));
      await lookFor(world, {
        look: () => follow({ readings: { 'job-failing': jobs } }),
        seconds: 5 * minute,
      });
    };
    for (let count = 1; count <= 22; count += 1) await fail(count);
    expect(await subjects()).toHaveLength(20);
    const saying = server.mails.map(
      ({ text }) => text?.includes('the last email about alerts today') === true,
    );
    expect(saying.filter(Boolean)).toHaveLength(1);
    expect(saying.at(-1)).toBe(true);
    world.pass(day);
    await fail(23);
    expect((await subjects()).length).toBeGreaterThan(20);
  });

  it('of a node without its database are mailed by the node itself, once, and when it is back', async () => {
    const { world, server } = await prepare();
    const { lookAtNode, state } = startNode(world);
    state.isDatabaseUp = false;
    await lookFor(world, { look: lookAtNode, seconds: 4 * minute });
    expect(server.mails).toHaveLength(0);
    // The mail server does not take it at first.
    server.rules.answerRecipient = () => 451;
    world.pass(minute);
    await lookAtNode();
    server.rules.answerRecipient = () => undefined;
    await lookFor(world, { look: lookAtNode, seconds: minute });
    expect(server.mails.map(({ subject }) => subject)).toEqual([
      'Tideport portal.example: The database is gone',
    ]);
    expect(server.mails[0]!.text).toContain('The database does not answer node-1.');
    state.isDatabaseUp = true;
    await lookFor(world, { look: lookAtNode, seconds: minute });
    expect(server.mails.map(({ subject }) => subject).slice(1)).toEqual([
      'Tideport portal.example: Over: The database is gone',
    ]);
    expect(await outboxRows(world)).toEqual([]);
  });

  it('name a data folder that cannot be written', async () => {
    const { world, server } = await prepare();
    const { lookAtNode, state } = startNode(world);
    state.canWrite = false;
    await lookFor(world, { look: lookAtNode, seconds: 5 * minute });
    await vi.waitFor(() => expect(server.mails).toHaveLength(1));
    expect(server.mails[0]!.subject).toBe('Tideport portal.example: The data folder cannot be written');
  });
});
