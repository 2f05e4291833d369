import { expect, test } from 'vitest';
import type { TokenContract } from '#platform/chain/chain-reader.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { ana, contract, createWorld, edda, inReview, type World } from '../support/submission-world.ts';

const lantern: TokenContract = {
  name: 'Lantern',
  symbol: 'LNT',
  decimals: 18,
  totalSupplyUnits: 10n ** 27n,
  owner: null,
  isCodeKnown: true,
  answersBalances: true,
  answersAllowances: true,
  interfaces: [],
  proxy: null,
  selectors: new Set(),
};
const onBsc = { network: 'bsc', standard: 'BEP20', bl_symbol: 'BSC', total_supply: '1000000000' };

/** What is said of the facts; what a contract can do is not the matter here. */
const differences = async (world: World, id: number) =>
  (await world.review.get(id, ana)).findings.filter(({ code }) => code === 'facts-differ').length;

describeOnEachEngine('the checks of a form are done again', (open) => {
  test('what the chain says now takes the place of what was found, and the log says who asked', async () => {
    const world = await createWorld(await open());
    world.chain.tokens.set(contract.toLowerCase(), lantern);
    const { id, version } = await inReview(world, { ...onBsc, decimal: '8' }, 'token');
    expect(await differences(world, id)).toBe(1);
    world.chain.tokens.set(contract.toLowerCase(), { ...lantern, decimals: 8, totalSupplyUnits: 10n ** 17n });
    await world.review.checkAgain({ id, person: ana });
    expect(await differences(world, id)).toBe(0);
    // The form is the same, so a decision that someone writes in the meantime is not stale.
    expect((await world.review.get(id, ana)).version).toBe(version);
    const log = await world.database.selectFrom('audit_log').select(['action', 'detail']).execute();
    const entry = log.find(({ action }) => action === 'check-again');
    const { before, found } = JSON.parse(entry?.detail ?? '{}') as { before: string[]; found: string[] };
    expect(before).toContain('facts-differ');
    expect(found).not.toContain('facts-differ');
  });

  test('one at a time and ten seconds apart, by people who decide, about what is under review', async () => {
    const world = await createWorld(await open());
    const { id, version } = await inReview(world, {}, 'token');
    await expect(world.review.checkAgain({ id, person: edda })).rejects.toMatchObject({ code: 'forbidden' });
    await world.review.checkAgain({ id, person: ana });
    await expect(world.review.checkAgain({ id, person: ana })).rejects.toMatchObject({
      code: 'too-many-requests',
      message: 'The form of this submission was checked a moment ago. Try again in 10 seconds.',
    });
    await expect(world.review.askChain({ id, person: ana })).rejects.toThrow('The form of this submission');
    world.clock.time = new Date(world.clock.time.getTime() + 11_000);
    await world.review.checkAgain({ id, person: ana });
    await world.review.perform({ id, version, action: { name: 'approve' }, person: ana });
    world.clock.time = new Date(world.clock.time.getTime() + 11_000);
    await expect(world.review.checkAgain({ id, person: ana })).rejects.toMatchObject({ code: 'conflict' });
  });

  test('checks that break off are over: the next one waits ten seconds, not a minute', async () => {
    const world = await createWorld(await open());
    const { id } = await inReview(world, {}, 'token');
    await world.database.updateTable('submissions').set({ payload: '{}' }).where('id', '=', id).execute();
    const again = () => world.review.checkAgain({ id, person: ana });
    await expect(again()).rejects.toMatchObject({ code: 'conflict' });
    await expect(again()).rejects.toMatchObject({ code: 'too-many-requests' });
    world.clock.time = new Date(world.clock.time.getTime() + 11_000);
    await expect(again()).rejects.toMatchObject({ code: 'conflict' });
  });
});
