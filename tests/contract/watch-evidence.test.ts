import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../support/databases.ts';
import { listNow, newDapp } from '../support/new-dapp.ts';
import { createSiteTable, createWatchWorld, hourMs, pageOf } from '../support/watch-world.ts';

const rita = { id: 'rita', email: 'rita@example.org' };
const lagoon = 'https://lagoon.example.org';

describeOnEachEngine('what a watch finding was decided on', (open) => {
  /** One listed link, whose site another one has taken over. */
  async function prepare() {
    const opened = await open();
    const sites = createSiteTable();
    const world = createWatchWorld(opened, { web: sites.web });
    await listNow(opened.database, [newDapp('Lagoon')]);
    await world.round();
    const later = async () => {
      world.pass(7 * hourMs);
      return world.round();
    };
    sites.redirect(lagoon, 'https://casino.example.net/', pageOf('Casino'));
    await later();
    const [finding] = await world.openFindings();
    return { ...opened, ...world, ...sites, later, finding: finding! };
  }

  it('takes no decision about evidence that the person has not seen', async () => {
    const { finding, later, redirect, watching } = await prepare();
    const { id, version } = finding;
    redirect(lagoon, 'https://drainer.example.com/', pageOf('Drainer'));
    await later();
    const action = { name: 'dismiss', note: 'The team has moved.' } as const;
    await expect(watching.act({ id, version, action, person: rita })).rejects.toThrow(
      'was changed in the meantime',
    );
    expect(await watching.get(id)).toMatchObject({
      state: 'open',
      unlinked: true,
      signals: expect.arrayContaining([
        expect.objectContaining({ code: 'moved', after: expect.stringContaining('example.com') as string }),
      ]) as unknown,
    });
  });

  it('accepts with a dismissal what the finding was made on, not what the site shows since', async () => {
    const { database, finding, later, restore, show, watching, openFindings } = await prepare();
    const casinoPage = await database
      .selectFrom('watches')
      .select('last_seen')
      .where('address', '=', lagoon)
      .execute();
    restore(lagoon);
    show(lagoon, pageOf('Phish', '<p>Enter your recovery phrase.</p>'));
    await later();
    const { version } = await watching.get(finding.id);
    const action = { name: 'dismiss', note: 'The team has moved.' } as const;
    await watching.act({ id: finding.id, version, action, person: rita });
    const accepted = await database
      .selectFrom('watches')
      .select('baseline as last_seen')
      .where('address', '=', lagoon)
      .execute();
    expect(accepted).toEqual(casinoPage);
    await later();
    expect(await openFindings()).toHaveLength(1);
  });
});
