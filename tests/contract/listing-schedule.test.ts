import { expect, it } from 'vitest';
import { emptyListings } from '#features/listing/catalogue-editing/model/listing-draft.ts';
import { createDeskProposals } from '#app/desk/create-desk-proposals.ts';
import { twoPeople } from '#features/team/second-person/model/decision-rule.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createDraftWorld, from, until, quay } from '../support/draft-world.ts';
import { createProposingRooms } from '../support/proposing-rooms.ts';
import { editTime, jonas, mara } from '../support/listing-world.ts';

describeOnEachEngine('items with a schedule', (open) => {
  const prepare = async () => createDraftWorld(await open());

  it('are listed at their time with what a person confirmed, and delisted at their end', async () => {
    const { create, whole, schedule, run, found, acts, load, list, catalogue, database } = await prepare();
    await database
      .insertInto('webhooks')
      .values({
        ...{ url: 'https://hooks.example', secret: 'c2VjcmV0', types: 'listing.added listing.delisted' },
        ...{ enabled: 1, create_time: editTime().toISOString() },
      })
      .execute();
    const item = await create(whole);
    expect(await schedule(item, { until })).toMatchObject({ kind: 'stored' });
    expect(await run('2026-12-01T08:59:59Z')).toBe(0);
    expect(await found()).toEqual([]);
    expect(await run('2026-12-01T09:00:00Z')).toBe(1);
    expect(await found()).toHaveLength(1);
    const listed = await load('Quayline');
    expect(listed.planned).toEqual({ time: until, reason: 'closed', by: mara.email });
    expect(listed.versions).toMatchObject([{ act: 'added', by: 'schedule' }]);
    const [entry] = (await list('listing')).data;
    expect(JSON.parse(entry!.detail)).toMatchObject({ scheduledBy: mara.email, until });
    expect(await run('2026-12-24T09:00:00Z')).toBe(1);
    expect(await found()).toEqual([]);
    expect((await catalogue.dappDetail(listed.hid, 'en'))?.dapp).toBeUndefined();
    expect((await load('Quayline')).delisting).toMatchObject({ reason: 'closed', actor: mara.email });
    expect(await acts()).toEqual(['delist', 'add', 'schedule-draft', 'save-draft']);
    const sent = await database.selectFrom('webhook_deliveries').select('type').orderBy('id').execute();
    expect(sent.map(({ type }) => type)).toEqual(['listing.added', 'listing.delisted']);
  });

  it('wait at their time for a second person, as a proposal of the account that scheduled them', async () => {
    const opened = await open();
    const world = await createDraftWorld(opened, twoPeople);
    const { create, whole, schedule, run, found, drafts, idOf, database, load, clock, editing } = world;
    const item = await create(whole);
    await schedule(item, { until });
    expect(await run('2026-12-01T09:00:00Z')).toBe(0);
    expect(await run('2026-12-01T10:00:00Z')).toBe(0);
    expect(await found()).toEqual([]);
    expect((await drafts.get(idOf(item))).plan).toMatchObject({ state: 'draft', from: null });
    const [proposal, ...others] = await database.selectFrom('proposals').selectAll().execute();
    expect(proposal).toMatchObject({ kind: 'new-listing', title: 'Quayline', actor: mara.email });
    expect(others).toEqual([]);
    const now = () => clock.time;
    const rooms = { ...createProposingRooms(opened, now, twoPeople), listingEditing: editing };
    const { decide } = createDeskProposals({ ...rooms, database, rule: twoPeople, now });
    const confirm = (person: typeof mara) =>
      decide({
        id: proposal!.id,
        decision: { name: 'confirm', note: '' },
        person: { ...person, name: '', sessionId: '', roles: ['editor'] },
      });
    await expect(confirm(mara)).rejects.toMatchObject({ code: 'forbidden' });
    await confirm(jonas);
    expect(await found()).toHaveLength(1);
    expect((await load('Quayline')).planned).toMatchObject({ time: until });
    await expect(drafts.get(idOf(item))).rejects.toMatchObject({ code: 'not-found' });
  });

  it('stay drafts when their time finds something new, until a person decides', async () => {
    const { create, whole, schedule, run, found, drafts, idOf, baseOf, database, acts, keysOf } =
      await prepare();
    const item = await create(whole);
    await schedule(item);
    const other = { title: 'Quayline', desc: 'The other one.', locale: 'en' };
    const { hid } = await database.selectFrom('dapps').select('hid').limit(1).executeTakeFirstOrThrow();
    await database
      .updateTable('dapp_texts')
      .set(other)
      .where('dapp_hid', '=', hid)
      .where('locale', '=', 'en')
      .execute();
    await database
      .updateTable('content_revision')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .execute();
    expect(await run(from)).toBe(0);
    expect(await run(from)).toBe(0);
    const stopped = await drafts.get(idOf(item));
    expect(stopped.plan).toMatchObject({ state: 'stopped', from: null, stopped: from });
    const unconfirmed = stopped.plan!.found.findings.filter(
      ({ key }) => !stopped.plan!.confirmed.includes(key),
    );
    expect(unconfirmed.map(({ code }) => code)).toContain('same-name');
    expect((await found()).map((dapp) => dapp.hid)).not.toContain(undefined);
    expect(await database.selectFrom('listing_versions').selectAll().execute()).toEqual([]);
    expect((await acts())[0]).toBe('stop-draft');
    const request = { id: idOf(item), draft: whole, seen: stopped.seen, base: baseOf(stopped), person: mara };
    expect(await drafts.publish({ ...request, confirmed: keysOf(stopped) })).toMatchObject({ kind: 'saved' });
  });

  it('are refused a schedule while something is wrong or not confirmed, and a time that has passed', async () => {
    const { create, named, schedule, change, clock, keysOf, drafts, idOf, baseOf } = await prepare();
    const bare = await create({ ...emptyListings.dapp, texts: quay.texts });
    expect(await schedule(bare)).toMatchObject({ kind: 'refused' });
    const item = await create(named);
    expect(await schedule(item, { confirmed: [] })).toMatchObject({ kind: 'refused' });
    await expect(schedule(item, { until: from })).rejects.toThrow('Choose an end after the beginning.');
    const { seen, draft } = item;
    const endless = {
      name: 'schedule',
      seen,
      draft,
      from,
      until,
      reason: null,
      base: baseOf(item),
      confirmed: keysOf(item),
    } as const;
    await expect(change(item, endless)).rejects.toThrow('Choose the reason that visitors will read.');
    clock.time = new Date(from);
    await expect(schedule(item)).rejects.toThrow('Choose a time in the future.');
    expect((await drafts.get(idOf(item))).plan).toMatchObject({ state: 'draft', confirmed: [] });
  });

  it('are listed once by two processes, and after a crash by the next one', async () => {
    const { create, whole, schedule, run, found, database, change, drafts, idOf, baseOf, upload } =
      await prepare();
    await schedule(await create(whole));
    const outcomes = await Promise.all([run(from), run(from), run(from)]);
    expect(outcomes.toSorted()).toEqual([0, 0, 1]);
    expect(await found()).toHaveLength(1);
    const texts = { en: { title: 'Wharfline', desc: 'Swaps.' } };
    const second = await create({
      ...whole,
      texts,
      url: 'https://wharf.example.org',
      contracts: [{ chain: 1, addresses: '0x82f3a0c9d2b4e6f8a1c3e5d7b9f0a2c4e6d8b079' }],
      icon: await upload(12),
    });
    const later = { name: 'schedule', from: '2026-12-02T09:00:00.000Z', until: null, reason: null } as const;
    const confirmed = second.plan!.found.findings.map(({ key }) => key);
    const planned = await change(second, {
      ...later,
      seen: second.seen,
      base: baseOf(second),
      draft: second.draft,
      confirmed,
    });
    expect(planned).toEqual({ kind: 'stored', id: idOf(second) });
    // As a process leaves it that ended during the checks.
    await database.updateTable('listing_drafts').set({ lease_time: '2026-12-02T09:02:00.000Z' }).execute();
    expect(await run('2026-12-02T09:01:00Z')).toBe(0);
    expect((await drafts.get(idOf(second))).plan?.state).toBe('scheduled');
    expect(await run('2026-12-02T09:02:00Z')).toBe(1);
  });

  it('leave their schedule when a person cancels it, and the log says so', async () => {
    const { create, whole, schedule, change, run, acts, drafts, idOf } = await prepare();
    const item = await create(whole);
    await schedule(item, { until });
    await change(item, { name: 'cancel' }, jonas);
    expect((await drafts.get(idOf(item))).plan).toMatchObject({ state: 'draft', from: null, until: null });
    expect(await run(until)).toBe(0);
    expect(await acts()).toEqual(['cancel-schedule', 'schedule-draft', 'save-draft']);
  });

  it('plan the end of an item that is listed already, once, and not of one that is delisted', async () => {
    const { drafts, hidOf, run, load, database, clock } = await prepare();
    const item = { kind: 'dapp', hid: await hidOf('Curve') } as const;
    const plan = { time: until, reason: 'requirements' } as const;
    await drafts.planDelisting({ ...item, plan, person: mara });
    expect((await load('Curve')).planned).toMatchObject({ time: until, reason: 'requirements' });
    await drafts.planDelisting({ ...item, plan: { time: null, reason: null }, person: mara });
    expect((await load('Curve')).planned).toBeNull();
    await drafts.planDelisting({ ...item, plan, person: mara });
    const outcomes = await Promise.all([run(until), run(until)]);
    expect(outcomes.toSorted()).toEqual([0, 1]);
    expect(await database.selectFrom('delistings').selectAll().execute()).toHaveLength(1);
    clock.time = editTime();
    await expect(drafts.planDelisting({ ...item, plan, person: mara })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('change a listed item at their time, as a version with the name of the schedule', async () => {
    const { create, schedule, keysOf, run, load, drafts, idOf } = await prepare();
    const curve = await load('Curve');
    const texts = {
      ...curve.draft.texts,
      en: { title: 'Curve', desc: 'Swaps of stable coins, from December.' },
    };
    const item = await create({ ...curve.draft, texts }, 'dapp', curve.hid);
    expect(await schedule(item, { confirmed: keysOf(item) })).toMatchObject({ kind: 'stored' });
    expect((await load('Curve')).waiting).toMatchObject({ id: idOf(item), state: 'scheduled', from });
    expect((await load('Curve')).draft).toEqual(curve.draft);
    expect(await run(from)).toBe(1);
    const changed = await load('Curve');
    expect(changed.draft.texts.en).toEqual(texts.en);
    expect(changed).toMatchObject({ waiting: null, versions: [{ act: 'edited', by: 'schedule' }, {}] });
    await expect(drafts.get(idOf(item))).rejects.toMatchObject({ code: 'not-found' });
  });

  it('do not write over what another person changed in the item in the meantime', async () => {
    const { create, schedule, keysOf, run, load, drafts, idOf, editing } = await prepare();
    const curve = await load('Curve');
    const described = (desc: string) => ({ ...curve.draft, texts: { en: { title: 'Curve', desc } } });
    const item = await create(described('From December.'), 'dapp', curve.hid);
    await schedule(item, { confirmed: keysOf(item) });
    const edit = { kind: 'dapp', hid: curve.hid, draft: described('Corrected.'), seen: curve.seen } as const;
    const { findings } = await editing.check({ ...edit, person: jonas });
    const confirmed = findings.map(({ key }) => key);
    expect(await editing.save({ ...edit, confirmed, person: jonas })).toMatchObject({ kind: 'saved' });
    expect(await run(from)).toBe(0);
    expect((await load('Curve')).draft.texts.en).toMatchObject({ desc: 'Corrected.' });
    const stopped = await drafts.get(idOf(item));
    expect(stopped.plan).toMatchObject({ state: 'stopped', stopped: from });
    expect(stopped.plan?.changes).toMatchObject([{ field: 'texts.en.desc', from: 'Corrected.' }]);
    const request = { id: idOf(item), draft: stopped.draft, seen: stopped.seen, confirmed, person: mara };
    expect(await drafts.publish({ ...request, base: curve.seen })).toMatchObject({ kind: 'stale' });
    expect(await drafts.publish({ ...request, base: stopped.plan!.base })).toMatchObject({ kind: 'saved' });
  });
});
