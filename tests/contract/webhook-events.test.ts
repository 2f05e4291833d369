import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { webhookTypes } from '#features/team/webhooks/model/webhook-event.ts';
import { createWebhooks } from '#features/team/webhooks/server/webhooks.ts';
import type { Database } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { createFakeWeb } from '#platform/web/fake-web.ts';
import { createTestAppeals } from '../support/appeals.ts';
import { addCase } from '../support/cases.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { useDeskAssets } from '../support/desk.ts';
import { createListingWorld } from '../support/listing-world.ts';
import { createMailWorld, startServerForTest } from '../support/mail-world.ts';
import { listNow, newDapp } from '../support/new-dapp.ts';
import { createReportForm, fakeSite } from '../support/report-form.ts';
import { createSecondPersonWorld, release } from '../support/second-person-world.ts';
import { ana, ben, inReview } from '../support/submission-world.ts';
import { createSiteTable, createWatchWorld, hourMs, pageOf } from '../support/watch-world.ts';
import { onePerson } from '../support/one-person.ts';

/** What docs/webhooks.md says is in the data of each type; a row may have several types. */
function readTable(): Map<string, Set<string>> {
  const page = readFileSync(join(import.meta.dirname, '../../docs/webhooks.md'), 'utf8');
  const rows = [...page.matchAll(/^\| (`[^|]+) \|([^|]+)\|$/gm)];
  const named = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  return new Map(
    rows.flatMap(([, types = '', data = '']) =>
      named(types).map((type) => [type, new Set(named(data))] as const),
    ),
  );
}

it('documents each type of webhook, and no other', () => {
  expect([...readTable().keys()].toSorted()).toEqual([...webhookTypes].toSorted());
});

describeOnEachEngine('webhooks', (open) => {
  const assets = useDeskAssets();

  /** A receiver of everything, and what was stored for it; each of its data is documented. */
  async function listen(database: Database) {
    const dependencies = { database, web: createFakeWeb(), now: () => new Date(), log: createLog('silent') };
    await createWebhooks(dependencies).create(
      { url: 'https://hooks.example', types: [...webhookTypes] },
      ben,
    );
    return async (...types: string[]) => {
      const rows = await database.selectFrom('webhook_deliveries').select('body').orderBy('id').execute();
      const table = readTable();
      const events = rows.map(
        ({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> },
      );
      for (const { type, data } of events)
        expect([type, Object.keys(data).filter((name) => !table.get(type)?.has(name))]).toEqual([type, []]);
      expect(JSON.stringify(events)).not.toMatch(/@|reference/);
      return events.filter(({ type }) => types.includes(type));
    };
  }

  it('tell of reports', async () => {
    const opened = await open();
    const world = await createMailWorld(opened, await startServerForTest());
    const stored = await listen(opened.database);
    await createReportForm(world.reports)({ ...fakeSite, email: 'visitor@example.org' });
    expect(await stored('report.received')).toMatchObject([
      { data: { kind: 'site', title: 'tideport-app.example', reason: fakeSite.reason } },
    ]);
  });

  it('tell of cases that are assigned and given back', async () => {
    const opened = await open();
    const { ana: first } = await createSecondPersonWorld(opened, assets());
    const { database } = opened;
    const { id: to } = await database
      .selectFrom('desk_users')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await database.updateTable('desk_users').set({ role: 'editor reviewer' }).execute();
    const id = await addCase(database, 'reports', { hours: 2, submission: 0 });
    const stored = await listen(database);
    const path = `/api/desk/cases/reports/${id}/assignment`;
    expect((await first.post(path, { to, seen: null })).status).toBe(200);
    expect((await first.post(path, { to: null, seen: to })).status).toBe(200);
    expect((await stored('case.assigned')).map(({ data }) => data)).toEqual([
      { kind: 'reports', id, assigned: true },
      { kind: 'reports', id, assigned: false },
    ]);
  });

  it('tell of findings, and of links that are withheld and shown again', async () => {
    const opened = await open();
    const sites = createSiteTable();
    const { database, watching, openFindings, round, pass } = createWatchWorld(opened, { web: sites.web });
    const [hid] = await listNow(database, [newDapp('Lagoon')]);
    await round();
    const stored = await listen(database);
    sites.redirect('https://lagoon.example.org', 'https://casino.example.net/', pageOf('Casino'));
    pass(7 * hourMs);
    await round();
    const [finding] = await openFindings();
    const { version } = await watching.get(finding!.id);
    const action = { name: 'dismiss', note: 'It is theirs.' } as const;
    await watching.act({ id: finding!.id, version, action, person: ana });
    const link = { kind: 'dapp', hid, field: 'url', name: 'Lagoon' };
    expect(await stored('finding.opened', 'link.withheld', 'link.returned')).toMatchObject([
      { type: 'finding.opened', data: { ...link, id: finding!.id } },
      { type: 'link.withheld', data: { ...link, finding: finding!.id } },
      { type: 'link.returned', data: link },
    ]);
  });

  it('tell of appeals and of what is late', async () => {
    const world = await createMailWorld(await open(), await startServerForTest());
    const { review, database } = world;
    const stored = await listen(database);
    const { id, version, reference } = await inReview(world);
    const { promised_time } = await database
      .selectFrom('submissions')
      .select('promised_time')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    world.pass(8 * 24 * 3600);
    for (let round = 0; round < 2; round += 1) await review.tellLate();
    const action = { name: 'reject', reason: 'site-not-working', text: 'It answers 503.' } as const;
    await review.perform({ id, version, action, person: ana });
    const { appeal, appeals } = createTestAppeals(world);
    await appeal(reference);
    const [first] = (await appeals.list({ state: 'open', page: 1, perPage: 1 })).data;
    const decision = { outcome: 'upheld', text: 'We looked again.' } as const;
    await appeals.decide({ id: first!.id, version: first!.version, decision, person: ben });
    const told = { id: first!.id, submission: id, kind: 'dapp' };
    expect(await stored('submission.late', 'appeal.received', 'appeal.decided')).toMatchObject([
      { type: 'submission.late', data: { id, kind: 'dapp', promised: promised_time } },
      { type: 'appeal.received', data: told },
      { type: 'appeal.decided', data: { ...told, outcome: 'upheld' } },
    ]);
  });

  it('tell of releases, and of what waits for a second person', async () => {
    const opened = await open();
    const { ana: editor, ben: other, post, confirm } = await createSecondPersonWorld(opened, assets());
    const stored = await listen(opened.database);
    const { proposed } = (await post(editor, 'releases', release)).body;
    expect((await confirm(other, proposed)).status).toBe(200);
    const row = await opened.database.selectFrom('releases').select('id').executeTakeFirstOrThrow();
    await post(editor, `releases/${row.id}/actions`, { name: 'withdraw', reason: 'vulnerability' });
    const types = ['proposal.waiting', 'release.published', 'release.withdrawn'];
    const facts = { id: row.id, platform: 'android', version: release.version, file: release.file.name };
    expect(await stored(...types)).toMatchObject([
      { type: 'proposal.waiting', data: { id: proposed, kind: 'release' } },
      { type: 'release.published', data: facts },
      { type: 'release.withdrawn', data: { ...facts, reason: 'vulnerability' } },
    ]);
  });

  it('tell which fields of a listed item the desk changed', async () => {
    const { database, load, confirm } = await createListingWorld(await open(), onePerson);
    const stored = await listen(database);
    const item = await load('Curve');
    await confirm(item, { texts: { ...item.draft.texts, en: { title: 'Curve', desc: 'New words.' } } });
    expect(await stored('listing.changed')).toMatchObject([
      { data: { kind: 'dapp', hid: item.hid, name: 'Curve', fields: expect.any(Array) as unknown } },
    ]);
  });
});
