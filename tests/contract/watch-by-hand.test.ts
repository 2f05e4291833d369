import { expect, it } from 'vitest';
import { createAudit } from '#features/team/audit/server/audit.ts';
import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { strictRelisting, type RelistingRules } from '#features/store/catalogue/model/restoration.ts';
import type { WatchAction } from '#features/listing/watching/model/finding.ts';
import type { WithholdingReason } from '#features/listing/watching/model/withholding.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { listNow, newDapp } from '../support/new-dapp.ts';
import { createSiteTable, createWatchWorld, hourMs, pageOf } from '../support/watch-world.ts';

const rita = { id: 'rita', email: 'rita@example.org' };
const noor = { id: 'noor', email: 'noor@example.org' };
const lagoon = 'https://lagoon.example.org';
const dismiss = { name: 'dismiss', note: 'The team has its site again.' } as const;

describeOnEachEngine('a link that a person withholds', (open) => {
  async function prepare(rules: RelistingRules = strictRelisting) {
    const opened = await open();
    const sites = createSiteTable();
    const world = createWatchWorld(opened, { web: sites.web, rules });
    const [hid = 0] = await listNow(opened.database, [newDapp('Lagoon')]);
    const withhold = (reason: WithholdingReason, person: AuditActor = rita, field = 'url') =>
      world.watching.withhold({ kind: 'dapp', hid, field, reason, note: 'It asks for a phrase.', person });
    const act = async (id: number, action: WatchAction, person: AuditActor) => {
      const { version } = await world.watching.get(id);
      await world.watching.act({ id, version, action, person });
    };
    const dapp = () => world.catalogue.findDapp(hid, 'en');
    const lastLogged = async () => (await createAudit(opened).list({ page: 1, perPage: 1 })).data[0];
    const later = () => {
      world.pass(7 * hourMs);
      return world.round();
    };
    return { ...opened, ...world, ...sites, hid, withhold, act, dapp, lastLogged, later };
  }

  it('is gone for visitors immediately, and in the log with its reason, also where nothing watches', async () => {
    const { withhold, dapp, lastLogged, watching, hid } = await prepare();
    const id = await withhold('fraud');
    expect(await dapp()).toMatchObject({ url: '', withheld_links: ['url'] });
    expect(await watching.get(id)).toMatchObject({
      state: 'open',
      unlinked: true,
      code: 'withheld-by-hand',
      withheld: { reason: 'fraud', note: 'It asks for a phrase.', actor: rita.email },
    });
    const entry = await lastLogged();
    expect(entry).toMatchObject({
      area: 'watch',
      action: 'unlink',
      actor: rita.email,
      subject: `dapp ${hid}`,
    });
    expect(JSON.parse(entry!.detail)).toMatchObject({
      finding: id,
      address: lagoon,
      reason: 'fraud',
      note: 'It asks for a phrase.',
    });
  });

  it.each(['fraud', 'compromised'] as const)(
    'is given back after %s by another person, and by no script',
    async (reason) => {
      const { withhold, act, dapp, watching } = await prepare();
      const id = await withhold(reason);
      expect(await watching.get(id, rita)).toMatchObject({ needs_other: true });
      expect(await watching.get(id, noor)).toMatchObject({ needs_other: false });
      await expect(act(id, dismiss, rita)).rejects.toThrow('another person has to decide to show it again');
      await expect(act(id, dismiss, { ...rita, email: 'Rita@Example.org' })).rejects.toThrow(
        'another person',
      );
      await expect(act(id, dismiss, { ...noor, token: 'nightly' })).rejects.toThrow(
        'An access token cannot show this link again',
      );
      expect(await dapp()).toMatchObject({ url: '' });
      await act(id, dismiss, noor);
      expect(await dapp()).toMatchObject({ url: lagoon, withheld_links: [] });
    },
  );

  it('is given back by the same person in doubt', async () => {
    const strict = await prepare();
    await strict.act(await strict.withhold('doubt'), dismiss, rita);
    expect(await strict.dapp()).toMatchObject({ url: lagoon });
    expect(JSON.parse((await strict.lastLogged())!.detail)).not.toHaveProperty('alone');
  });

  it('is given back by one person alone where the brand has one, and the log says so', async () => {
    const { withhold, act, dapp, lastLogged } = await prepare({ ...strictRelisting, decidesAlone: true });
    await act(await withhold('fraud'), dismiss, rita);
    expect(await dapp()).toMatchObject({ url: lagoon });
    expect(JSON.parse((await lastLogged())!.detail)).toMatchObject({ alone: true });
  });

  it('stays withheld by its person whatever the watch sees since', async () => {
    const { withhold, dapp, later, show, watching, openFindings } = await prepare();
    await later();
    const id = await withhold('fraud');
    await later();
    expect(await dapp()).toMatchObject({ url: '' });
    show(lagoon, pageOf('Reopening soon'));
    await later();
    expect(await openFindings()).toMatchObject([{ id, unlinked: true, code: 'content-changed' }]);
    expect(await watching.get(id, rita)).toMatchObject({ withheld: { reason: 'fraud' }, needs_other: true });
  });

  it('joins the finding that is open, and is not withheld twice', async () => {
    const { withhold, later, show, openFindings } = await prepare();
    await later();
    show(lagoon, pageOf('Reopening soon'));
    await later();
    const [notice] = await openFindings();
    expect(await withhold('fraud')).toBe(notice!.id);
    await expect(withhold('doubt', noor)).rejects.toThrow('already withheld');
    expect(await openFindings()).toHaveLength(1);
  });

  it('is refused for a link that the item does not have', async () => {
    const { withhold, database } = await prepare();
    await expect(withhold('doubt', rita, 'audit_url')).rejects.toThrow('no such link');
    await expect(withhold('doubt', rita, 'title')).rejects.toThrow('has no link');
    await database.updateTable('dapps').set({ listed: 0 }).execute();
    await expect(withhold('doubt')).rejects.toThrow('No such item is listed.');
  });
});

describeOnEachEngine('what the desk says of the watch', (open) => {
  it('tells whether it is on, how often it checks, and when it did last', async () => {
    const opened = await open();
    const world = createWatchWorld(opened, { web: createSiteTable().web });
    const before = { id: 'now', is_on: true, every_hours: 6, links: 0, last_look_time: null };
    expect(await world.watching.state()).toEqual(before);
    await listNow(opened.database, [newDapp('Lagoon')]);
    await world.round();
    const looked = { links: 1, last_look_time: world.clock.time.toISOString() };
    expect(await world.watching.state()).toEqual({ ...before, ...looked });
  });

  it('tells that it is off', async () => {
    const rules = { ...strictRelisting, looksAtLinks: false };
    const { watching } = createWatchWorld(await open(), { rules });
    expect(await watching.state()).toMatchObject({ is_on: false, last_look_time: null });
  });
});
